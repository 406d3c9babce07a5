import BookStorage
import ContactBook

/// The book that a command works on.
struct BookAccess {
  let opened: OpenedBook
  let global: GlobalOptions

  var book: Book { opened.book }

  /// Opens the book that the command line names, or the default one.
  init(_ global: GlobalOptions, in surroundings: Surroundings) throws(CommandError) {
    self.global = global
    do {
      let folders = UserFolders(environment: surroundings.environment)
      opened = try OpenedBook.open(try BookLocation.resolve(global.books, folders: folders))
    } catch {
      throw .data(error.advice.isEmpty ? "\(error)" : "\(error). \(error.advice)")
    }
  }

  /// The contacts in the order of the list.
  func arranged() throws(CommandError) -> SectionedContacts {
    do {
      return try SectionedContacts(of: book, locale: global.locale)
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
