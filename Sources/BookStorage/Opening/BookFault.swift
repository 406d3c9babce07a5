/// Something in a book that could not be read, or not as it is meant.
package struct BookFault: Sendable, Hashable {
  /// The file.
  package let path: String
  /// The line, counted from 1; nil when the file as a whole is meant.
  package let line: Int?
  /// Whether something is missing from the book because of it.
  package let isError: Bool
  /// A stable word, such as `missing-end`.
  package let code: String
  /// The code of a file that cannot be read at all.
  package static let unreadableFile = "unreadable-file"

  /// One sentence without a full stop.
  package let text: String

  /// The same fault in a file that has lines before what was read.
  func moved(byLines lines: Int) -> BookFault {
    BookFault(
      path: path, line: line.map { $0 + lines }, isError: isError, code: code, text: text)
  }

  /// The form `file:line` that editors jump to.
  package var place: String { line.map { "\(path):\($0)" } ?? path }
}
