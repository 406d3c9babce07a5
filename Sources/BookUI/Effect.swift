package import ContactBook

/// What `update` wants done outside: a value, so that a test can compare it.
package enum Effect: Hashable, Sendable {
  /// Read the book that the program was started with, for the first time or again.
  case openBook
  /// Put the list into another order.
  case arrange(NameOrder)
  /// Read what a search for groups, notes and photos needs of all cards.
  case readCardIndex
  /// Decode a whole card.
  case readContact(ContactID)
  /// Mark contacts for invitation, and keep that.
  case mark([ContactID])
  case unmark([ContactID])
  /// Offer text to the clipboard of the user's terminal.
  case copy(String)
  /// Paint the whole screen anew.
  case redraw
  case suspend
  /// Give what was picked of contacts to the program that asked for it.
  case pick([Pick])
  case quit(QuitReason)
}

package enum QuitReason: Hashable, Sendable {
  case done
  /// By Ctrl-C: the exit status says so.
  case interrupted
  /// While marks were still on their way to the disk.
  case abandoned
  /// With what a picker was opened for: the data of each pick, in the order of the list.
  case picked([[UInt8]])
  /// A picker in which nothing is left to pick.
  case noMatch
  /// A picker that has no book to pick from.
  case failed(String)
}
