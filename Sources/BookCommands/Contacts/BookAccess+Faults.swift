import BookStorage
import ContactBook
import TypeAhead

extension BookAccess {
  /// The status that a command ends with that told all of the book.
  ///
  /// A file that could not be read at all is a data error, as is a book of which nothing could be read; a fault
  /// inside a card is not.
  var statusOfReading: ExitStatus {
    let isNothingLeft = book.count == 0 && opened.faults.contains(where: \.isError)
    return hasUnreadableFile || isNothingLeft ? .dataError : .done
  }

  private var hasUnreadableFile: Bool {
    opened.faults.contains { $0.isError && $0.code == BookFault.unreadableFile }
  }

  /// Says on standard error what could not be read of the book, without hiding the result in it.
  func sayFaults(in surroundings: inout Surroundings) {
    let errors = opened.faults.filter(\.isError)
    for fault in errors.prefix(3) { surroundings.say("\(fault.place): \(fault.text)") }
    if errors.count > 3 {
      surroundings.say("and \(errors.count - 3) more faults; ‘kith check’ lists them")
    }
  }

  /// Why nothing was found: it is not there or, when a file could not be read, nobody can say.
  func notFound(_ text: String) -> CommandError {
    statusOfReading == .done ? .notFound(text) : .data("\(text) in what could be read")
  }

  /// The error that no contact matches what was typed.
  func noMatch(for words: [String]) -> CommandError {
    let text = words.joined(separator: " ")
    return notFound("no contact matches ‘\(text.shortened)’\(SearchQuery(text).reason)")
  }
}

extension SearchQuery {
  /// Why nothing can match it, to be put behind a message that nothing does; empty for most.
  var reason: String { fault.map { ": \($0.text)" } ?? "" }
}

extension String {
  /// The beginning of what was typed, so that a message which repeats it is one short line.
  var shortened: String {
    count <= 60 ? self : prefix(60) + "…"
  }
}
