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

  /// The first place where the bytes stand in `part` of `text`, all of them.
  @inline(__always)
  func firstPlace(in text: Span<UInt8>, _ part: Range<Int>) -> Int? {
    let limit = part.upperBound - count + 1
    var position = part.lowerBound
    while position < limit {
      position = ByteScan.firstPlace(of: self, in: text, from: position, to: limit)
      guard position < limit else { return nil }
      if count <= 4 || agrees(with: text, at: position) { return position }
      position += 1
    }
    return nil
  }

  /// Whether the bytes behind the fourth stand in `text` too.
  private func agrees(with text: Span<UInt8>, at position: Int) -> Bool {
    var length = 4
    while length < count, text[position + length] == bytes[length] { length += 1 }
    return length == count
  }
}
