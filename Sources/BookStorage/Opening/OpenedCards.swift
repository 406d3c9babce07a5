package import ContactBook

/// The cards of an opened book for those who look at many of them: the file read last stays at hand.
package struct OpenedCards {
  private let opened: OpenedBook
  private var reader = CardBytesReader()

  package init(of opened: OpenedBook) { self.opened = opened }

  /// The bytes of a contact's card, as `OpenedBook.card(of:)` gives them.
  ///
  /// - Throws: `StorageError`, of kind `.changed` when the file is another one than was opened.
  package mutating func bytes(of id: ContactID) throws(StorageError) -> [UInt8] {
    try reader.bytes(of: opened.origins[id.index], opened.tails[id.index] ?? [], in: opened.files)
  }
}
