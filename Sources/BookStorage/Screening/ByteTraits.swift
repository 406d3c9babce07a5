import Glibc

/// What the bytes of a range have in common, found eight at a time.
struct ByteTraits {
  private(set) var isASCII = true
  private(set) var hasApostrophe = false

  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var high: UInt64 = 0
    var apostrophes: UInt64 = 0
    bytes.forEachWord(in: range) { word, _ in
      high |= word
      apostrophes |= word.zeroBytes(differingFrom: 0x27)
      return false
    }
    isASCII = high & UInt64.highBits == 0
    hasApostrophe = apostrophes != 0
  }
}

/// A word that is looked for among bytes in upper and lower case.
struct ScreenWord: Sendable {
  private let letters: [UInt8]

  /// A word in lower case, not empty.
  init(_ letters: [UInt8]) { self.letters = letters }

  /// Whether it stands somewhere in a range, or runs on there from one word of a line into the next, as `annab` does in
  /// `anna.berg`; line ends not looked through.
  func isFound(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let first = letters[0]
    let last = range.upperBound - letters.count
    var isFound = false
    bytes.forEachWord(in: range) { word, start in
      // Digits have that bit already, so one comparison serves for both cases.
      var hits = (word | UInt64.caseBits).zeroBytes(differingFrom: first)
      while hits != 0 {
        let place = start + hits.trailingZeroBitCount / 8
        if place <= last, matches(bytes, at: place) || runsOn(bytes, range, from: place) {
          isFound = true
          return true
        }
        hits &= hits - 1
      }
      return false
    }
    return isFound
  }

  /// Whether it takes whole words of a line from a place on, and the last as far as it goes.
  private func runsOn(_ bytes: Span<UInt8>, _ range: Range<Int>, from start: Int) -> Bool {
    if start > 0, Self.isLetter(bytes[start - 1]), Self.isLetter(bytes[start]) { return false }
    var position = start
    var offset = 0
    while position < range.upperBound {
      if bytes[position] | 0x20 == letters[offset] {
        offset += 1
        if offset == letters.count { return true }
      } else if offset == 0 || Self.isWord(bytes[position]) || bytes[position] == 0x0A {
        return false
      } else {
        // Between two words; what follows has to go on with the next letter.
        while position < range.upperBound, !Self.isWord(bytes[position]) {
          if bytes[position] == 0x0A { return false }
          // It can't be told what an `n` behind a backslash belongs to.
          if bytes[position] == 0x5C { return true }
          position += 1
        }
        position -= 1
      }
      position += 1
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte)
  }

  /// Whether the word may be made of the starts of words of a line, as `ab` is in Anna Berg.
  ///
  /// One begins with its first letter then, and another with one of the letters behind that.
  func mayRunOn(in bytes: Span<UInt8>, _ line: Range<Int>) -> Bool {
    if bytes.hasEscapedLineEnd(line) { return true }
    var beginsFirst = 0
    var beginsOther = 0
    var beginsEither = 0
    var isInWord = false
    for place in line {
      let byte = bytes[place] | 0x20
      let isWord = Self.isWord(bytes[place])
      if isWord, !isInWord {
        let isFirst = byte == letters[0]
        let isOther = letters.dropFirst().contains(byte)
        beginsFirst += isFirst ? 1 : 0
        beginsOther += isOther ? 1 : 0
        beginsEither += isFirst || isOther ? 1 : 0
      }
      isInWord = isWord
    }
    return beginsFirst > 0 && beginsOther > 0 && beginsEither > 1
  }

  private func matches(_ bytes: Span<UInt8>, at place: Int) -> Bool {
    for offset in 1..<letters.count where bytes[place + offset] | 0x20 != letters[offset] {
      return false
    }
    return true
  }
}

extension UInt64 {
  fileprivate static let highBits: UInt64 = 0x8080_8080_8080_8080
  fileprivate static let caseBits: UInt64 = 0x2020_2020_2020_2020

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

  /// Calls a closure with every eight bytes of a range and their place, the first byte lowest, until it says it has enough.
  ///
  /// Of what is left at the end, the bytes behind the range are 0.
  @inline(__always)
  fileprivate func forEachWord(in range: Range<Int>, _ body: (UInt64, Int) -> Bool) {
    unsafe withUnsafeBytes { buffer in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        let word = unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if body(UInt64(littleEndian: word), index) { return }
        index += 8
      }
      var rest: UInt64 = 0
      for place in index..<range.upperBound {
        rest |= unsafe UInt64(buffer[place]) << UInt64((place - index) * 8)
      }
      if index < range.upperBound { _ = body(rest, index) }
    }
  }
}
