import Collation
package import ContactBook

extension OpenedBook {
  /// Opens books and the order of their list at the same time, each on a thread of its own.
  ///
  /// - Parameters:
  ///   - locations: The books.
  ///   - locale: The language of the order, a BCP 47 tag.
  ///   - screen: What tells cards that need not be read; nil to read all.
  /// - Returns: What is open, and the order or why it could not be had.
  /// - Throws: `StorageError` when no book could be read.
  package static func open(
    _ locations: [BookLocation], withCollationOf locale: String,
    screenedBy screen: CardScreen? = nil
  ) throws(StorageError) -> (OpenedBook, Result<ListCollation, ArrangementError>) {
    let pieces = WorkerThreads.map(below: 2) { number in
      if number == 0 {
        Piece.book(
          Result { () throws(StorageError) in
            try OpenedBook.open(locations, screenedBy: screen)
          })
      } else {
        Piece.collation(
          Result { () throws(ArrangementError) in try ListCollation(locale: locale) })
      }
    }
    guard case .book(let book) = pieces[0], case .collation(let collation) = pieces[1] else {
      preconditionFailure("pieces come in the order of their numbers")
    }
    return (try book.get(), collation)
  }

  /// What the two threads give.
  private enum Piece: Sendable {
    case book(Result<OpenedBook, StorageError>)
    case collation(Result<ListCollation, ArrangementError>)
  }
}
