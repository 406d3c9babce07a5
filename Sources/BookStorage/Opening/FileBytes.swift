/// The bytes of a whole file, which several threads may look at.
enum FileBytes: Sendable {
  case read([UInt8], count: Int)
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
      self = .read(buffer, count: count)
    }
  }

  /// Calls a closure with the bytes.
  func withSpan<Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
    switch self {
    case .read(let buffer, let count): try body(buffer.span.extracting(first: count))
    case .mapped(let mapping): try mapping.withBytes(body)
    }
  }
}
