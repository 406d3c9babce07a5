import Glibc

/// What the bytes of a range have in common, found eight at a time.
struct ByteTraits {
  private(set) var isASCII = true
  private(set) var hasApostrophe = false
  private(set) var hasBackslash = false

  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var high: UInt64 = 0
    var apostrophes: UInt64 = 0
    var backslashes: UInt64 = 0
    bytes.forEachWord(in: range) { word in
      high |= word
      apostrophes |= word.zeroBytes(differingFrom: 0x27)
      backslashes |= word.zeroBytes(differingFrom: 0x5C)
    }
    isASCII = high & UInt64.highBits == 0
    hasApostrophe = apostrophes != 0
    hasBackslash = backslashes != 0
  }
}

/// What the words begin with that are looked for among bytes: sixteen places are compared at once.
struct WordStart: Sendable {
  typealias Vector = SIMD16<UInt8>

  fileprivate let first: Vector
  fileprivate let second: Vector
  fileprivate let hasSecond: Bool
  /// The first letter or digit of the ten or twenty-six that go on a word that begins so.
  fileprivate let base: Vector
  fileprivate let range: Vector

  /// Takes the first two letters in lower case; of a word of one letter only that.
  init(_ first: UInt8, _ second: UInt8?) {
    let isDigit = first &- 0x30 < 10
    self.first = Vector(repeating: first)
    self.second = Vector(repeating: second ?? 0)
    hasSecond = second != nil
    base = Vector(repeating: isDigit ? 0x30 : 0x61)
    range = Vector(repeating: isDigit ? 10 : 26)
  }

  /// Which of sixteen bytes may begin such a word, by those before and behind each.
  @inline(__always)
  fileprivate func hits(
    _ bytes: Vector, after before: Vector, before next: Vector
  ) -> SIMDMask<SIMD16<Int8>> {
    let blank = Vector(repeating: 0x20)
    var hits = (bytes | blank) .== first
    hits .&= (before | blank) &- base .>= range
    guard hasSecond else { return hits }
    let next = next | blank
    return hits .& (next .== second .| next &- base .>= range)
  }
}

extension UInt64 {
  fileprivate static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of each byte that equals `byte`.
  ///
  /// A borrow may mark the byte behind such a one too; who asks looks at the bytes.
  @inline(__always)
  fileprivate func zeroBytes(differingFrom byte: UInt8) -> UInt64 {
    let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & UInt64.highBits
  }
}

extension Span where Element == UInt8 {
  /// The place behind the next line feed, or the end.
  @inline(__always)
  func lineEnd(from start: Int) -> Int {
    unsafe withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let hit = unsafe memchr(base + start, 0x0A, buffer.count - start)
      else { return buffer.count }
      return unsafe UnsafeRawPointer(hit) - UnsafeRawPointer(base) + 1
    }
  }

  /// The place behind a word in lower case that begins at `start`, in any case; nil when another does.
  @inline(__always)
  func end(of word: StaticString, at start: Int) -> Int? {
    let length = word.utf8CodeUnitCount
    guard start + length <= count else { return nil }
    return word.withUTF8Buffer { letters in
      for offset in 0..<length {
        // A hyphen and a colon have the bit of lower case already.
        guard unsafe self[start + offset] | 0x20 == letters[offset] else { return nil }
      }
      return start + length
    }
  }

  /// The first place from `position` on, below `limit`, where a word may begin as `start` does; `limit` when there is
  /// none.
  @inline(__always)
  func firstPlace(of start: WordStart, from position: Int, to limit: Int) -> Int {
    precondition(position > 0 && limit <= count)
    let bytes = unsafe self.bytes
    var position = position
    while position < limit, position + 17 <= count {
      let hits = start.hits(
        vector(bytes, position), after: vector(bytes, position - 1),
        before: vector(bytes, position + 1))
      let halves = unsafe unsafeBitCast(hits, to: SIMD2<UInt64>.self)
      if halves[0] != 0 {
        return Swift.min(limit, position + halves[0].trailingZeroBitCount >> 3)
      }
      if halves[1] != 0 {
        return Swift.min(limit, position + 8 + halves[1].trailingZeroBitCount >> 3)
      }
      position += 16
    }
    // Too near the end for sixteen: every such letter will do.
    while position < limit, self[position] | 0x20 != start.first[0] { position += 1 }
    return Swift.min(position, limit)
  }

  @inline(__always)
  private func vector(_ bytes: RawSpan, _ position: Int) -> WordStart.Vector {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: WordStart.Vector.self)
  }

  /// Calls a closure with every eight bytes of a range, the first byte lowest; of what is left at the end, the bytes
  /// behind the range are 0.
  @inline(__always)
  fileprivate func forEachWord(in range: Range<Int>, _ body: (UInt64) -> Void) {
    unsafe withUnsafeBytes { buffer in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let word = unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        body(UInt64(littleEndian: word))
        index += 8
      }
      var rest: UInt64 = 0
      for place in index..<range.upperBound {
        rest |= unsafe UInt64(buffer[place]) << UInt64((place - index) * 8)
      }
      body(rest)
    }
  }
}
