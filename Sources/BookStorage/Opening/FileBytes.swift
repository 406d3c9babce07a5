/// The bytes of a whole file, which several threads may look at.
package enum FileBytes: Sendable {
  case read([UInt8], isCutShort: Bool)
  case mapped(MappedFile)

  /// A file larger than this is mapped instead of read.
  private static let mappingSize = 1 << 23

  /// The bytes of an open file.
  init(_ file: borrowing OpenFile, _ stamp: FileStamp) throws(SystemError) {
    if stamp.size > Self.mappingSize {
      self = .mapped(try MappedFile(file, count: stamp.size))
    } else {
      var buffer = [UInt8](repeating: 0, count: stamp.size)
      let count = try file.read(into: &buffer, count: stamp.size)
      self = .read(buffer, isCutShort: count < stamp.size)
    }
  }

  /// The bytes of the file at a path.
  package init(path: String) throws(SystemError) {
    let file = try OpenFile(path)
    try self.init(file, try file.status().stamp)
  }

  /// Whether the file has been found shorter than it was when it was opened: then bytes are missing.
  package var isCutShort: Bool {
    switch self {
    case .read(_, let isCutShort): isCutShort
    case .mapped(let mapping): mapping.isCutShort
    }
  }

  /// Calls a closure with the bytes; those that are missing are 0.
  package func withSpan<Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .read(let buffer, _): try body(buffer.span)
    case .mapped(let mapping): try mapping.withBytes(body)
    }
  }
}
