/// A value of a JSON text that was read (RFC 8259).
enum JSONNode: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number as it is written, since a card only needs its text and no type holds them all.
  case number(String)
  case string(String)
  case array([JSONNode])
  case object([JSONMember])

  /// The text of a value that is one: a string, a number, true or false.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

/// A member of an object; the same name may come twice, which the reader of the object decides on.
struct JSONMember: Sendable, Equatable {
  let name: String
  let value: JSONNode
}

/// Why a text is no JSON.
struct JSONFault: Error, Equatable {
  /// The line at which reading ended, counted from 1.
  let line: Int
  /// What is wrong, as a part of a sentence.
  let text: String
}
