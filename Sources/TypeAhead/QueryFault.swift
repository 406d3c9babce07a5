/// Why nothing can be found by a query.
package enum QueryFault: Hashable, Sendable {
  /// It is longer than any contact.
  case tooLong
  /// It is no text, as bytes are that are no UTF-8.
  case noText

  /// The reason, for a person.
  package var text: String {
    switch self {
    case .tooLong: "more than 64 words, or one of more than 256 bytes"
    case .noText: "no text that can be looked for"
    }
  }
}
