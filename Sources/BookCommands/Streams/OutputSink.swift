import BookStorage

/// Where a command's output goes: a file descriptor, through a buffer, or memory.
package struct OutputSink: Sendable {
  /// What was written and not handed on yet; everything, when there is no descriptor.
  package private(set) var bytes: [UInt8] = []
  private let descriptor: Int32?
  private static let limit = 1 << 16

  /// A sink that keeps everything in memory.
  package init() {
    descriptor = nil
  }

  /// A sink that writes to a descriptor when its buffer is full or flushed.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package mutating func write(_ text: String) throws(CommandError) {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.limit { try flush() }
  }

  package mutating func write(_ raw: some Collection<UInt8>) throws(CommandError) {
    bytes.append(contentsOf: raw)
    if bytes.count >= Self.limit { try flush() }
  }

  /// Writes bytes and a line feed.
  package mutating func writeLine(_ raw: some Collection<UInt8>) throws(CommandError) {
    bytes.append(contentsOf: raw)
    bytes.append(0x0A)
    if bytes.count >= Self.limit { try flush() }
  }

  /// Hands everything on; does nothing for a sink in memory.
  package mutating func flush() throws(CommandError) {
    guard let descriptor else { return }
    let pending = bytes
    bytes.removeAll(keepingCapacity: true)
    do {
      try StreamCalls.write(pending, to: descriptor)
    } catch {
      throw .output(error)
    }
  }
}
