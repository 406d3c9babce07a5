/// A few bytes to be looked for in many texts: the first four also as vectors to compare with.
struct ByteNeedle: Sendable {
  private let bytes: [UInt8]
  let count: Int
  let first: ByteScan.Vector
  let second: ByteScan.Vector
  let third: ByteScan.Vector
  let fourth: ByteScan.Vector

  init(_ bytes: [UInt8]) {
    func vector(_ place: Int) -> ByteScan.Vector {
      ByteScan.Vector(repeating: place < bytes.count ? bytes[place] : 0)
    }
    self.bytes = bytes
    count = bytes.count
    first = vector(0)
    second = vector(1)
    third = vector(2)
    fourth = vector(3)
  }

  /// Whether the bytes stand somewhere in `part` of `text`.
  @inline(__always)
  func isIn(_ text: Span<UInt8>, _ part: Range<Int>) -> Bool {
    let limit = part.upperBound - count + 1
    var position = part.lowerBound
    while position < limit {
      position = ByteScan.firstPlace(of: self, in: text, from: position, to: limit)
      guard position < limit else { return false }
      if count <= 4 || agrees(with: text, at: position) { return true }
      position += 1
    }
    return false
  }

  /// Whether the bytes behind the fourth stand in `text` too.
  private func agrees(with text: Span<UInt8>, at position: Int) -> Bool {
    var length = 4
    while length < count, text[position + length] == bytes[length] { length += 1 }
    return length == count
  }
}
