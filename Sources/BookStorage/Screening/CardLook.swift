/// One card from its BEGIN to behind its END, looked at line by line.
struct CardLook {
  private(set) var end: Int
  /// The line of its name, FN.
  private(set) var name = 0..<0
  /// Whether a value may not be what its bytes say: it is encoded, goes on in the next line, or is put together from
  /// several, as a name is where FN is missing.
  private(set) var isOpaque = false

  /// Looks at the card that begins at `start`; nil when none does, or none that is alone up to its END.
  init?(_ bytes: Span<UInt8>, from start: Int) {
    guard bytes.isLine("begin:vcard", at: start) else { return nil }
    end = bytes.lineEnd(from: start)
    var isPicture = false
    while end < bytes.count {
      let line = end
      end = bytes.lineEnd(from: line)
      switch bytes[line] | 0x20 {
      case 0x65 where bytes.isLine("end:vcard", at: line):
        if name.isEmpty { isOpaque = true }
        return
      case 0x62 where bytes.isLine("begin:vcard", at: line): return nil
      // A blank or, with that bit, a control character: a folded line or an empty one.
      case 0x20, 0x29, 0x2A, 0x2D: if !isPicture { isOpaque = true }
      case let letter:
        isPicture = bytes.isPicture(line, letter)
        guard !isPicture else { continue }
        if bytes.mayEncode(line, to: end) || bytes.isReading(line, letter) { isOpaque = true }
        if letter == 0x66, name.isEmpty, bytes.isName(line, to: end) { name = line..<end }
      }
    }
    return nil
  }
}

extension Span where Element == UInt8 {
  /// Whether there is nothing but blanks and line ends from a place on.
  func isBlank(from start: Int) -> Bool {
    (start..<count).allSatisfy { self[$0] == 0x0A || self[$0] == 0x0D || self[$0] == 0x20 }
  }

  /// Whether a line of nothing but a word begins at `start`; the word is in lower case.
  fileprivate func isLine(_ word: StaticString, at start: Int) -> Bool {
    guard var index = end(of: word, at: start) else { return false }
    while index < count, self[index] == 0x20 || self[index] == 0x0D { index += 1 }
    return index == count || self[index] == 0x0A
  }

  /// Whether a line is a property of this name, in lower case.
  func isProperty(_ word: StaticString, at start: Int) -> Bool {
    guard let end = end(of: word, at: start), end < count else { return false }
    return self[end] == 0x3A || self[end] == 0x3B
  }

  /// Whether a range holds `\n` or `\N`, which stands for the end of a line in a value.
  func hasEscapedLineEnd(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { self[$0] == 0x5C && self[$0 + 1] | 0x20 == 0x6E }
  }

  /// Whether a line's value is a picture's or a key's bytes, which nobody looks for.
  fileprivate func isPicture(_ start: Int, _ letter: UInt8) -> Bool {
    switch letter {
    case 0x70: isProperty("photo", at: start)
    case 0x6C: isProperty("logo", at: start)
    case 0x6B: isProperty("key", at: start)
    default: false
    }
  }

  /// Whether a line tells how a name is spoken or sorted, which may be done in several.
  fileprivate func isReading(_ start: Int, _ letter: UInt8) -> Bool {
    switch letter {
    case 0x78: end(of: "x-phonetic", at: start) != nil
    case 0x73: isProperty("sort-string", at: start) || isProperty("sound", at: start)
    default: false
    }
  }

  /// Whether a line is FN with something in it.
  fileprivate func isName(_ start: Int, to end: Int) -> Bool {
    guard isProperty("fn", at: start) else { return false }
    var index = end - 1
    while self[index] <= 0x20 { index -= 1 }
    return self[index] != 0x3A
  }

  /// Whether a line has a parameter that may be ENCODING, CHARSET, QUOTED-PRINTABLE, BASE64 or SORT-AS, or is a reading
  /// in a group.
  fileprivate func mayEncode(_ start: Int, to end: Int) -> Bool {
    var index = start
    while index + 2 < end {
      let byte = self[index]
      if byte == 0x3A { return false }
      if byte == 0x2E, isReading(index + 1, self[index + 1] | 0x20) { return true }
      if byte == 0x3B {
        switch (self[index + 1] | 0x20, self[index + 2] | 0x20) {
        case (0x65, 0x6E), (0x63, 0x68), (0x73, 0x6F), (0x71, _), (0x62, _): return true
        default: break
        }
      }
      index += 1
    }
    return false
  }
}
