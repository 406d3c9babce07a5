package import BookStorage
package import TerminalGrid

/// The browser: everything between a command line and a terminal.
package enum Browser {
  /// Shows the book on a terminal until the user leaves.
  ///
  /// - Throws: `StorageError` when the process cannot even be set up; a book that cannot be read is a
  ///   page of the browser and no error.
  package static func run<Screen: Terminal & ~Copyable>(
    _ settings: BrowserSettings, on terminal: inout Screen
  ) throws(StorageError) -> BrowserExit {
    var loop = try EventLoop(settings, size: terminal.size)
    return loop.run(on: &terminal)
  }
}
