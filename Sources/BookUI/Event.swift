package import ContactBook
package import InviteLedger
package import TerminalGrid
package import TypeAhead

/// Everything that can happen to the program: keys, and the answers to effects.
package enum Event: Sendable {
  case terminal(TerminalEvent)
  /// The book was read, for the first time or again.
  case bookOpened(OpenBook)
  /// There is no book yet where the default one would be.
  case bookMissing(path: String)
  /// There is a folder or file, and no card in it.
  case bookEmpty(UnreadableBook)
  case bookUnreadable(UnreadableBook)
  /// The list in another order; answers `Effect.arrange`.
  case bookArranged(SectionedContacts)
  /// The search index, when the book was shown before it was made.
  case searchReady(SearchIndex)
  /// What the search needs of the cards, and how many files could not be read; answers
  /// `Effect.readCardIndex`.
  case cardIndexReady(CardIndex, unreadFiles: Int)
  /// A whole contact; answers `Effect.readContact`.
  case contactRead(ContactID, Contact)
  case contactUnreadable(ContactID, UnreadableCard)
  /// What became of the text for the clipboard; answers `Effect.copy`.
  case copied(String, CopyOutcome)
  /// The marks as they are on disk; answers `Effect.mark` and `Effect.unmark`.
  case ledgerChanged(Ledger)
  /// Why nothing was marked; answers the same.
  case marksNotKept(reason: String)
  /// The data of what was picked; answers `Effect.pick`.
  case picked([[UInt8]])
  /// Something to tell, shown until the next key.
  case message(String)
}

/// A book that was read, with all that the browser shows of it.
package struct OpenBook: Sendable {
  /// The folder or file, as the user would write it.
  package var path: String
  package var book: Book
  package var contacts: SectionedContacts
  /// Over the indices of the contacts' identifiers; nil while it is being made.
  package var search: SearchIndex?
  package var ledger: Ledger
  package var faults: [BookFaultLine]

  package init(
    path: String, book: Book, contacts: SectionedContacts, search: SearchIndex?, ledger: Ledger,
    faults: [BookFaultLine] = []
  ) {
    self.path = path
    self.book = book
    self.contacts = contacts
    self.search = search
    self.ledger = ledger
    self.faults = faults
  }
}

/// One thing that is wrong in a file of the book.
package struct BookFaultLine: Hashable, Sendable {
  /// File and line: `anna.vcf:3`.
  package var place: String
  package var isError: Bool
  package var text: String

  package init(place: String, isError: Bool, text: String) {
    self.place = place
    self.isError = isError
    self.text = text
  }
}

/// Why a book shows no contacts: nothing in it, or it cannot be read.
package struct UnreadableBook: Hashable, Sendable {
  package var path: String
  package var reason: String
  /// What the user can do about it.
  package var advice: String

  package init(path: String, reason: String, advice: String) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }
}

/// Why a contact's card cannot be shown.
package struct UnreadableCard: Hashable, Sendable {
  package var path: String
  package var reason: String
  /// What the user can do about it.
  package var advice: String
  /// The file is another one than the book was read from, or gone: reading the book again helps.
  package var isStale: Bool

  package init(path: String, reason: String, advice: String = "", isStale: Bool = false) {
    self.path = path
    self.reason = reason
    self.advice = advice
    self.isStale = isStale
  }
}
