import BookStorage
import ContactBook

/// The book that a command works on.
struct BookAccess {
  let opened: OpenedBook
  let global: GlobalOptions
  /// The order of lists, when it was opened with the book.
  private let collation: Result<ListCollation, ArrangementError>?

  var book: Book { opened.book }

  /// Opens the book that the command line names, or the default one.
  ///
  /// - Parameters:
  ///   - global: The options that say which book.
  ///   - surroundings: The environment, for the default book.
  ///   - isForList: Whether `arranged()` will be called; the order is then opened at the same time.
  /// - Throws: `CommandError.data`.
  init(
    _ global: GlobalOptions, in surroundings: Surroundings, isForList: Bool = false
  ) throws(CommandError) {
    self.global = global
    do {
      let folders = UserFolders(environment: surroundings.environment)
      let locations = try BookLocation.resolve(global.books, folders: folders)
      if isForList {
        (opened, collation) = try OpenedBook.open(locations, withCollationOf: global.locale)
      } else {
        opened = try OpenedBook.open(locations)
        collation = nil
      }
    } catch {
      throw .data(error.advice.isEmpty ? "\(error)" : "\(error). \(error.advice)")
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
      return try opened.contact(of: id)
    } catch {
      throw .data(error.description)
    }
  }

  /// The bytes of a contact's card.
  func card(of id: ContactID) throws(CommandError) -> [UInt8] {
    do {
      return try opened.card(of: id)
    } catch {
      throw .data(error.description)
    }
  }

  /// Says on standard error what could not be read of the book, without hiding the result in it.
  ///
  /// - Returns: The status that a command ends with that did its work: a file that could not be read at all is
  ///   a data error, a fault inside a card is not.
  func reportFaults(in surroundings: inout Surroundings) -> ExitStatus {
    let errors = opened.faults.filter(\.isError)
    for fault in errors.prefix(3) { surroundings.say("\(fault.place): \(fault.text)") }
    if errors.count > 3 {
      surroundings.say("and \(errors.count - 3) more faults; ‘kith check’ lists them")
    }
    return errors.contains { $0.code == BookFault.unreadableFile } ? .dataError : .done
  }
}
