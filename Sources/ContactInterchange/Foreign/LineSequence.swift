/// The lines of a file without their ends (LF, CR LF), an empty one after the last end left out.
struct LineSequence: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> ArraySlice<UInt8>? {
    guard position < bytes.count else { return nil }
    let start = position
    let feed = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    position = feed + 1
    var end = feed
    while end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}
