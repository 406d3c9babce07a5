import BookStorage
import ContactInterchange
import VCardCodec

/// The files of an import, read.
struct ImportSource {
  var files: [ReadCards] = []
  /// Whether standard input was one of them.
  private(set) var usesInput = false

  /// Reads files; `-` is standard input, a folder is read as a vdir.
  ///
  /// What is wrong inside a file is told and hides nothing else; a file that cannot be read at all ends the import before
  /// anything is done.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - format: Their format; nil when each is to be recognised.
  ///   - surroundings: Where messages go.
  /// - Throws: `CommandError`.
  init(
    _ paths: [String], as format: ForeignFormat?, in surroundings: inout Surroundings
  ) throws(CommandError) {
    for path in paths {
      if path == "-" {
        usesInput = true
        try read(try surroundings.input.readToEnd(), "standard input", format, &surroundings)
        continue
      }
      for path in try Self.files(at: path) {
        try read(try Self.bytes(of: path), path, format, &surroundings)
      }
    }
  }

  /// Gives the files away, so that whoever has them can give up their memory.
  mutating func takeFiles() -> [ReadCards] {
    defer { files = [] }
    return files
  }

  private static func files(at path: String) throws(CommandError) -> [String] {
    do { return try CardFiles.paths(at: path) } catch { throw .data(error.message) }
  }

  private static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    do { return try CardFiles.bytes(of: path) } catch { throw .data(error.message) }
  }

  private mutating func read(
    _ bytes: [UInt8], _ path: String, _ format: ForeignFormat?,
    _ surroundings: inout Surroundings
  ) throws(CommandError) {
    guard let cards = (format ?? ForeignFormat.recognized(bytes))?.read(bytes) else {
      guard !UnnamedTable.isSeen(in: bytes) else {
        throw .data(
          "\(path): a table without headings; write a row above it that says what each column holds, "
            + "such as ‘Name,E-mail,Phone’")
      }
      let formats = ForeignFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw .data("\(path): none of the formats that are known (\(formats))")
    }
    for fault in cards.diagnostics {
      surroundings.say("\(path):\(fault.line): \(fault.text)")
    }
    guard !cards.isEmpty else { throw .data("\(path): no contact to import") }
    files.append(cards)
  }
}
