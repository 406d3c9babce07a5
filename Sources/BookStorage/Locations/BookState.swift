/// What tells whether books are as they were at a moment: the size, time and identity of each file or folder.
///
/// Every card that is added to a folder, taken out of it or saved anew changes that of the folder.
package struct BookState: Sendable, Hashable {
  /// Of each book; nil where there is none that can be looked at.
  private let stamps: [FileStamp?]

  /// Looks at books; to be done before they are read.
  package init(of locations: [BookLocation]) {
    stamps = locations.map { location in
      do throws(SystemError) {
        // A pipe is not opened: whoever reads the book says what it is.
        guard try FileCalls.kind(location.path) != .special else { return nil }
        return try OpenFile(location.path).status().stamp
      } catch {
        return nil
      }
    }
  }
}
