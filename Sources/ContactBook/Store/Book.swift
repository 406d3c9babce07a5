/// The contacts of an address book in memory, as a value.
///
/// A copy is cheap until one of the two is changed. All text lies in one buffer and a contact is
/// eight bytes that point into it, so a million contacts take their text and about twenty bytes
/// each on top; there is no object for a contact.
///
///     rows   [ start | fields, kind ] [ start | fields, kind ] …
///               |
///     text   … [tag length bytes][tag length bytes] … end …
///
/// The text of all contacts together is limited to 4 GiB.
public struct Book: Sendable {
  /// Grows by one with every call that changes the book.
  public internal(set) var revision: UInt64 = 0
  /// How many contacts the book holds.
  public internal(set) var count = 0

  /// The fields of all contacts, those of removed ones too until `compact()`.
  var text: [UInt8] = []
  /// One row for every contact ever inserted, at its identifier's raw value.
  var rows: [BookRow] = []
  /// Bytes of `text` that no row points to any more.
  var deadBytes = 0
  /// Finds a row by identity.
  var identities = IdentityIndex()
  /// For rows whose identity got a number: how many bytes of it are the identity that was wanted.
  var wantedLengths: [UInt32: Int] = [:]
  /// For identities wanted more than once: the number to try next.
  var nextNumbers: [ArraySlice<UInt8>: Int] = [:]

  /// Makes a book without contacts.
  public init() {}

  /// The identifiers of all contacts in their order of insertion.
  ///
  /// - Complexity: O(number of contacts ever inserted).
  public var ids: [ContactID] {
    var ids: [ContactID] = []
    ids.reserveCapacity(count)
    for index in rows.indices where rows[index].isLive {
      ids.append(ContactID(rawValue: UInt32(index)))
    }
    return ids
  }

  /// One more than the largest raw value of an identifier: the length of an array that runs parallel.
  public var idLimit: Int { rows.count }

  /// Whether the book holds a contact.
  ///
  /// - Parameter id: The identifier asked for.
  /// - Returns: False when it was removed or is of another book.
  public func contains(_ id: ContactID) -> Bool {
    id.index < rows.count && rows[id.index].isLive
  }

  /// Makes room before many contacts are inserted.
  ///
  /// - Parameters:
  ///   - contacts: How many contacts will come.
  ///   - bytes: How many bytes of text they will bring.
  public mutating func reserveCapacity(contacts: Int, bytes: Int) {
    rows.reserveCapacity(rows.count + contacts)
    text.reserveCapacity(text.count + bytes)
  }
}

/// Where a contact's fields start in the text of the book, and which fields and kind it has.
struct BookRow: Sendable {
  var start: UInt32
  /// Bits 0–23: the fields present, by raw value; 24–26: the kind; 31: the contact is there.
  var bits: UInt32

  static let removed = BookRow(start: 0, bits: 0)

  var isLive: Bool { bits >> 31 == 1 }

  var kind: ContactRecord.Kind {
    ContactRecord.Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 24 & 7)) ?? .person
  }

  func has(_ field: ContactRecord.Field) -> Bool {
    bits >> UInt32(field.rawValue) & 1 == 1
  }
}
