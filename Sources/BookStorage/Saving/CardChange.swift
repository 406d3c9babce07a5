package import ContactBook
package import VCardCodec

/// A change of a book, one card of it.
package enum CardChange: Sendable {
  /// A new card; into the first of the open books when none is named.
  ///
  /// In a folder its file is named by a random UUID, which also becomes its UID when it has none: the one given, which
  /// must come from `RandomName.uuid()`, or a new one.
  case add(VCard, to: BookLocation? = nil, uuid: String? = nil)
  /// A new card by its bytes, as above; as good as never taken apart, so that many can be added at once.
  case addText(ArraySlice<UInt8>, to: BookLocation? = nil, uuid: String? = nil)
  /// Another text for a card.
  ///
  /// With the bytes that were read (`OpenedBook.card(of:)`), a card in a file that another program has changed
  /// meanwhile is still found when the card itself is as it was read.
  case replace(ContactID, VCard, readAs: [UInt8]? = nil)
  /// A card goes to the trash.
  case delete(ContactID)
}

/// What was saved.
package struct SavedChanges: Sendable, Hashable {
  /// A card that was changed.
  package struct Card: Sendable, Hashable {
    package enum Action: String, Sendable, Hashable {
      case added
      case changed
      case deleted
      /// Taken out of the trash.
      case restored
    }

    package let action: Action
    /// The UID, of a card without one the identity that it had in the book.
    package let identity: String
    package let name: String
    /// The file.
    package let path: String

    package init(action: Action, identity: String, name: String, path: String) {
      self.action = action
      self.identity = identity
      self.name = name
      self.path = path
    }
  }

  /// The cards in the order of the changes; those whose bytes stay as they are left out.
  package var cards: [Card] = []

  package init(cards: [Card] = []) {
    self.cards = cards
  }
}
