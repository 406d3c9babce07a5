/// Why an edit cannot be understood or applied.
package struct CardEditError: Error, Hashable, Sendable {
  /// The kind of the fault.
  package enum Kind: Hashable, Sendable {
    /// There is no key.
    case noKey
    /// The key is not known or has parts that it cannot have.
    case unknownKey
    /// There is no value where one is needed.
    case noValue
    /// The value is not what the key takes.
    case invalidValue
    /// The key names more than one value.
    case ambiguous
    /// The card has no such value.
    case notFound
    /// The property is not one that is edited.
    case notEditable
  }

  /// The kind of the fault.
  package var kind: Kind
  /// What is wrong and what would be right: one sentence without a full stop.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  static func openQuotes(in text: String) -> CardEditError {
    CardEditError(.unknownKey, "the quotes in ‘\(text)’ are not closed")
  }

  static func unknownKey(_ word: String) -> CardEditError {
    let lowered = word.lowercased()
    let keys = CardField.allCases.filter { $0 != .property }.flatMap { [$0.rawValue] + $0.aliases }
    let near = keys.filter { $0.hasPrefix(lowered) || lowered.hasPrefix($0) }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    let advice = near.map { "; did you mean ‘\($0)’?" } ?? ""
    return CardEditError(.unknownKey, "‘\(word)’ is no key of a contact\(advice)")
  }
}
