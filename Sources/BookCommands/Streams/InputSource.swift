import BookStorage

/// Where a command's input comes from: a file descriptor or memory.
package struct InputSource: Sendable {
  private var bytes: [UInt8]
  private let descriptor: Int32?

  /// A source that gives these bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    descriptor = nil
  }

  /// A source that reads from a descriptor.
  package init(descriptor: Int32) {
    bytes = []
    self.descriptor = descriptor
  }

  /// The next line without its end, nil at the end of the input.
  ///
  /// Bytes are taken one by one, so that what follows the line is left for others.
  package mutating func readLine() throws(CommandError) -> [UInt8]? {
    var line: [UInt8] = []
    while let byte = try readByte() {
      if byte == 0x0A { return line }
      line.append(byte)
    }
    return line.isEmpty ? nil : line
  }

  private mutating func readByte() throws(CommandError) -> UInt8? {
    guard let descriptor else { return bytes.isEmpty ? nil : bytes.removeFirst() }
    do {
      return try StreamCalls.read(from: descriptor, limit: 1).first
    } catch {
      throw .data("standard input: \(error)")
    }
  }

  /// Everything up to the end.
  package mutating func readToEnd() throws(CommandError) -> [UInt8] {
    guard let descriptor else {
      defer { bytes = [] }
      return bytes
    }
    var all: [UInt8] = []
    var capacity = 1 << 16
    while true {
      do {
        let chunk = try StreamCalls.read(from: descriptor, limit: capacity)
        if chunk.isEmpty { return all }
        all.append(contentsOf: chunk)
      } catch {
        throw .data("standard input: \(error)")
      }
      capacity = min(capacity * 2, 1 << 22)
    }
  }
}
