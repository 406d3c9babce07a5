import BookStorage
import BookUI
import ContactBook
import InviteLedger

/// Owns the opened book and the ledger; whatever is read from disk or kept there goes through it.
actor BookStore {
  private let settings: BrowserSettings
  private let ledgerStore: LedgerStore?
  private var opened: OpenedBook?

  /// The book that is open.
  var openedBook: OpenedBook? { opened }

  /// The order that was last asked for.
  private var nameOrder: NameOrder
  /// The book that was open when the program started, until it is shown.
  private var given: OpenedBook?

  init(_ settings: BrowserSettings) {
    self.settings = settings
    nameOrder = settings.nameOrder
    given = settings.opened
    // A picker has nothing to do with marks.
    let ledger = settings.picking == nil ? settings.folders.ledger : nil
    ledgerStore = ledger.map { LedgerStore(path: $0, isReadOnly: settings.isReadOnly) }
  }

  /// Reads the book, the first time or again.
  func open() -> Event {
    do {
      let (opened, collation) = try readBook()
      let contacts = SectionedContacts(
        of: opened.book, collation: try collation.get(), nameOrder: nameOrder)
      var open = OpenBook(
        path: opened.locations.map(\.path).joined(separator: ", "), book: opened.book,
        contacts: contacts,
        search: nil, ledger: Ledger(), faults: Self.lines(of: opened))
      do {
        open.ledger = try ledgerStore?.load() ?? Ledger()
      } catch {
        open.faults.insert(
          BookFaultLine(place: error.path, isError: true, text: error.cause), at: 0)
      }
      self.opened = opened
      return .bookOpened(open)
    } catch let error as StorageError {
      if error.kind == .missing, settings.paths.isEmpty { return .bookMissing(path: error.path) }
      let fault = UnreadableBook(path: error.path, reason: error.cause, advice: error.advice)
      return error.kind == .noCards ? .bookEmpty(fault) : .bookUnreadable(fault)
    } catch {
      return .bookUnreadable(
        UnreadableBook(
          path: settings.locale, reason: "\(error)", advice: "Name another language by ‘--locale’.")
      )
    }
  }

  private func readBook() throws -> (OpenedBook, Result<ListCollation, ArrangementError>) {
    if let given {
      self.given = nil
      let locale = settings.locale
      return (
        given, Result { () throws(ArrangementError) in try ListCollation(locale: locale) }
      )
    }
    let locations = try BookLocation.resolve(settings.paths, folders: settings.folders)
    return try OpenedBook.open(locations, withCollationOf: settings.locale)
  }

  /// The data of what was picked: the texts, or the bytes of the cards.
  func data(of picks: [Pick]) -> Event {
    guard let opened else { return .message("No book is open") }
    do {
      return .picked(
        try picks.map { pick in
          pick.field == .vcf ? try opened.card(of: pick.contact) : Array(pick.text.utf8)
        })
    } catch let error as StorageError {
      return .message("\(error.path): \(error.cause)")
    } catch {
      return .message("\(error)")
    }
  }

  func arrange(_ order: NameOrder) -> Event {
    guard let opened else { return .message("No book is open") }
    nameOrder = order
    do {
      return .bookArranged(
        try SectionedContacts(of: opened.book, locale: settings.locale, nameOrder: order))
    } catch {
      return .message("\(error)")
    }
  }

  func contact(_ id: ContactID) -> Event {
    guard let opened else {
      return .contactUnreadable(id, UnreadableCard(path: "", reason: "no book is open"))
    }
    do {
      return .contactRead(id, try opened.contact(of: id, language: settings.locale))
    } catch {
      return .contactUnreadable(
        id,
        UnreadableCard(
          path: error.path, reason: error.cause, advice: error.advice,
          isStale: error.kind == .changed || error.kind == .missing))
    }
  }

  /// Marks contacts for invitation, or takes the marks back, and keeps that on disk.
  func setMarked(_ isMarked: Bool, _ ids: [ContactID]) -> Event {
    guard let opened else { return .marksNotKept(reason: "No book is open") }
    guard let ledgerStore else {
      return .marksNotKept(
        reason: "Marks cannot be kept: neither XDG_STATE_HOME nor HOME is set")
    }
    let date = settings.clock()
    let entries = ids.compactMap { id -> LedgerEntry? in
      guard let identity = opened.book.identity(of: id) else { return nil }
      guard isMarked else { return .unmark(identity) }
      let name = opened.book.summary(of: id)?.displayName ?? ""
      return .mark(Mark(identity: identity, name: name, date: date))
    }
    do {
      return .ledgerChanged(try ledgerStore.apply(entries))
    } catch {
      return .marksNotKept(reason: "Mark not kept: \(error.cause) (\(error.path))")
    }
  }

  /// Lets go of what is open on disk.
  func close() { ledgerStore?.close() }

  private static func lines(of opened: OpenedBook) -> [BookFaultLine] {
    let folders = opened.locations.map { $0.path.hasSuffix("/") ? $0.path : $0.path + "/" }
    return opened.faults.map { fault in
      let folder = folders.first { fault.place.hasPrefix($0) } ?? ""
      let place = String(fault.place.dropFirst(folder.count))
      return BookFaultLine(place: place, isError: fault.isError, text: fault.text)
    }
  }
}
