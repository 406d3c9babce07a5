/// A file that cards were read from.
struct BookFile: Sendable, Hashable {
  /// The folder, with a slash at its end; empty when `name` is the whole path.
  let folder: String
  let name: String
  let stamp: FileStamp
  /// Whether its cards were found in a form converted to UTF-8, so that their places are not those of the file.
  var isConverted = false

  var path: String { folder + name }
}

/// Where the card of a contact lies.
struct CardOrigin: Sendable {
  /// Which file.
  var file: UInt32
  /// The first byte in the file; files are limited to 4 GiB.
  var start: UInt32
  /// How many bytes.
  var length: UInt32
  /// The line of the file, counted from 1.
  var line: UInt32
}

/// Where lines of a card stand after a card nested in it.
struct CardTail: Sendable {
  var start: UInt32
  var length: UInt32
  var line: UInt32
}
