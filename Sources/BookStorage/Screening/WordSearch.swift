import TypeAhead

/// Looks for one word of a query among the bytes of a card, where they are what they say.
struct WordSearch: Sendable {
  private let spellings: [Spelling]
  private let keys: [UInt8]
  private let number: NumberPattern?

  init(_ word: ScreenedWord) {
    spellings = word.spellings.map(Spelling.init)
    keys = word.keys
    number = word.digits.isEmpty ? nil : NumberPattern(word.digits)
  }

  /// Whether it stands in a value of some lines, or runs on there from one word of a line into the next, as `annab` does
  /// in `anna.berg`.
  func isFound(in bytes: Span<UInt8>, _ lines: Range<Int>) -> Bool {
    for index in spellings.indices where spellings[index].isFound(in: bytes, lines) { return true }
    return !keys.isEmpty && isTyped(in: bytes, lines)
  }

  /// Whether its digits are in a number, whatever stands between them.
  func isFound(inNumber value: Range<Int>, of bytes: Span<UInt8>) -> Bool {
    number?.isFound(in: bytes, value) == true
  }

  /// Whether its digits are those on whose keys the letters of words stand.
  private func isTyped(in bytes: Span<UInt8>, _ lines: Range<Int>) -> Bool {
    var place = lines.lowerBound
    while place < lines.upperBound {
      let isStart = place == lines.lowerBound || ScreenedWord.key(of: bytes[place - 1]) == 0
      if isStart, ScreenedWord.key(of: bytes[place]) == keys[0],
        bytes.isWord(from: place, to: lines.upperBound, keys, by: ScreenedWord.key)
      {
        return true
      }
      place += 1
    }
    return false
  }

  /// A form of the word in ASCII.
  private struct Spelling: Sendable {
    private let letters: [UInt8]
    private let start: WordStart

    init(_ letters: [UInt8]) {
      self.letters = letters
      start = WordStart(letters[0], letters.count > 1 ? letters[1] : nil)
    }

    func isFound(in bytes: Span<UInt8>, _ lines: Range<Int>) -> Bool {
      var place = lines.lowerBound
      while true {
        place = bytes.firstPlace(of: start, from: place, to: lines.upperBound)
        guard place < lines.upperBound else { return false }
        if bytes.isWord(from: place, to: lines.upperBound, letters, by: { $0 | 0x20 }),
          bytes.isInValue(place)
        {
          return true
        }
        place += 1
      }
    }
  }
}

/// Digits to be found inside a number, as the last ones of a row.
private struct NumberPattern: Sendable {
  private let pattern: UInt64
  private let mask: UInt64
  private let count: Int

  /// Of more than sixteen digits, the last ones.
  init(_ digits: [UInt8]) {
    let digits = digits.suffix(16)
    count = digits.count
    pattern = digits.reduce(0) { $0 << 4 | UInt64($1 & 0xF) }
    mask = count == 16 ? .max : 1 << UInt64(4 * count) - 1
  }

  func isFound(in bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    var row: UInt64 = 0
    var passed = 0
    for index in value where bytes[index] &- 0x30 < 10 {
      row = row << 4 | UInt64(bytes[index] & 0xF)
      passed += 1
      if row & mask == pattern, passed >= count { return true }
    }
    return false
  }
}

extension Span where Element == UInt8 {
  /// Whether letters stand from a place on: they take whole words of a line, and the last as far as they go.
  ///
  /// - Parameters:
  ///   - start: Where the first one stands; a word begins there.
  ///   - limit: Where the text ends.
  ///   - letters: The letters as `key` gives them.
  ///   - key: What a byte is compared by.
  /// - Returns: Whether all are there.
  @inline(__always)
  fileprivate func isWord(
    from start: Int, to limit: Int, _ letters: [UInt8], by key: (UInt8) -> UInt8
  ) -> Bool {
    var place = start
    var offset = 0
    while place < limit {
      if key(self[place]) == letters[offset] {
        offset += 1
        if offset == letters.count { return true }
      } else if offset == 0 || self[place].isWord {
        return false
      } else {
        // Between two words; what follows has to go on with the next letter.
        while place < limit, !self[place].isWord {
          if self[place] == 0x0A { return false }
          place += 1
        }
        continue
      }
      place += 1
    }
    return false
  }

  /// Whether a place is behind the first colon of its line.
  fileprivate func isInValue(_ place: Int) -> Bool {
    var index = place - 1
    while index >= 0, self[index] != 0x0A {
      if self[index] == 0x3A { return true }
      index -= 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether a byte is a letter or a digit of ASCII.
  fileprivate var isWord: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }
}
