/// What was written in a format, and what it could not hold.
package struct WrittenCards: Sendable, Equatable {
  package var bytes: [UInt8]
  package var losses: [ExportLoss]

  package init(bytes: [UInt8] = [], losses: [ExportLoss] = []) {
    self.bytes = bytes
    self.losses = losses
  }
}

/// Something of a contact that a format cannot hold.
package struct ExportLoss: Sendable, Hashable {
  /// The contact's name.
  package var contact: String
  /// The property, by its name in the card.
  package var property: String
  /// What is not written, and why, as a part of a sentence.
  package var reason: String

  package init(contact: String, property: String, reason: String) {
    self.contact = contact
    self.property = property
    self.reason = reason
  }
}
