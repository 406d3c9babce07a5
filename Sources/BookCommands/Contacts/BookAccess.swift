import BookStorage
import ContactBook

/// The book that a command works on.
struct BookAccess {
  let opened: OpenedBook
  let global: GlobalOptions
  /// The state of a book that cards are added to, before it was read.
  private(set) var state: BookState?
  /// The order of lists, when it was opened with the book.
  private let collation: Result<ListCollation, ArrangementError>?

  var book: Book { opened.book }

  /// Opens the book that the command line names, or the default one.
  ///
  /// - Parameters:
  ///   - global: The options that say which book.
  ///   - surroundings: The environment, for the default book.
  ///   - isForList: Whether `arranged()` will be called; the order is then opened at the same time.
  ///   - screen: What tells contacts that need not be there; nil for all.
  /// - Throws: `CommandError.data`.
  init(
    _ global: GlobalOptions, in surroundings: Surroundings, isForList: Bool = false,
    screenedBy screen: CardScreen? = nil
  ) throws(CommandError) {
    do {
      try self.init(opening: global, in: surroundings, isForList: isForList, screen)
    } catch {
      throw .data(error.message)
    }
  }

  /// Opens the book that the command line names; nil when it names none and there is no default one yet.
  static func ifThere(
    _ global: GlobalOptions, in surroundings: Surroundings
  ) throws(CommandError) -> BookAccess? {
    do {
      return try BookAccess(opening: global, in: surroundings, isForList: false)
    } catch {
      if global.books.isEmpty, error.kind == .missing { return nil }
      throw .data(error.message)
    }
  }

  /// Opens the book that cards are added to: one named, which may be empty, or the default one, made if need be.
  ///
  /// - Parameters:
  ///   - global: The options that say which book.
  ///   - surroundings: The environment, for the default book.
  ///   - isDryRun: Whether nothing may be made; a default book that is not there yet is an empty one, then.
  /// - Returns: The book.
  /// - Throws: `CommandError.data`.
  static func forAdding(
    _ global: GlobalOptions, in surroundings: Surroundings, isDryRun: Bool = false
  ) throws(CommandError) -> BookAccess {
    do {
      let folders = UserFolders(environment: surroundings.environment)
      let locations = try BookLocation.resolveForAdding(
        global.books, folders: folders, isDryRun: isDryRun)
      let state = BookState(of: locations)
      var access = BookAccess(try OpenedBook.open(locations), global)
      access.state = state
      return access
    } catch {
      if isDryRun, global.books.isEmpty, error.kind == .missing {
        return BookAccess(OpenedBook.empty, global)
      }
      throw .data(error.message)
    }
  }

  private init(_ opened: OpenedBook, _ global: GlobalOptions) {
    self.opened = opened
    self.global = global
    collation = nil
  }

  private init(
    opening global: GlobalOptions, in surroundings: Surroundings, isForList: Bool,
    _ screen: CardScreen? = nil
  ) throws(StorageError) {
    self.global = global
    let folders = UserFolders(environment: surroundings.environment)
    let locations = try BookLocation.resolve(global.books, folders: folders)
    if isForList {
      (opened, collation) = try OpenedBook.open(
        locations, withCollationOf: global.locale, screenedBy: screen)
    } else {
      opened = try OpenedBook.open(locations, screenedBy: screen)
      collation = nil
    }
  }

  /// The contacts in the order of the list.
  func arranged() throws(CommandError) -> SectionedContacts {
    do throws(ArrangementError) {
      guard let collation else {
        return try SectionedContacts(
          of: book, locale: global.locale, nameOrder: global.nameOrder)
      }
      return SectionedContacts(
        of: book, collation: try collation.get(), nameOrder: global.nameOrder)
    } catch {
      throw .usage(error.description)
    }
  }

  /// Everything about a contact.
  func whole(_ id: ContactID) throws(CommandError) -> Contact {
    do {
      return try opened.contact(of: id, language: global.locale)
    } catch {
      throw .data(error.message)
    }
  }

  /// The bytes of a contact's card.
  func card(of id: ContactID) throws(CommandError) -> [UInt8] {
    do {
      return try opened.card(of: id)
    } catch {
      throw .data(error.message)
    }
  }
}
