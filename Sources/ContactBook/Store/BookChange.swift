/// One change to a book.
public enum BookChange: Sendable, Equatable {
  /// A new contact.
  case insert(ContactRecord)
  /// New fields for a contact, which keeps its identifier.
  case update(ContactID, ContactRecord)
  /// The end of a contact.
  case remove(ContactID)
}

/// What `Book.apply(_:)` refuses.
public enum BookError: Error, Sendable, Hashable {
  /// The change names a contact that the book does not hold.
  case unknownContact(ContactID)
}
