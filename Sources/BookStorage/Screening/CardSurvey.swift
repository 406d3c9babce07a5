import TypeAhead

/// What a look at the bytes of many cards has come to.
struct CardSurvey: Sendable {
  /// Where the cards lie that may match, in order.
  private(set) var candidates: [Range<Int>] = []
  /// Where those lie of which lines that are not ASCII decide, and their lines, one a card, as `LineFilter` reads them.
  private var undecided: [Range<Int>] = []
  private var starts: [Int] = []
  private var text: [UInt8] = []
  /// How many cards there are.
  private(set) var count = 0
  /// Whether one card follows the other, each from BEGIN to END; else nothing here can be relied on.
  private(set) var isRegular = true

  /// Whether no card may match, those that are undecided neither.
  var mayBeNone: Bool { candidates.isEmpty && undecided.isEmpty }

  /// Looks at the cards of a file, or of a part of it that begins at `offset`.
  init(_ bytes: Span<UInt8>, _ screen: CardScreen, at offset: Int = 0) {
    var start = 0
    while start < bytes.count {
      guard let card = CardLook(bytes, from: start) else {
        isRegular = bytes.isBlank(from: start)
        return
      }
      count += 1
      add(card, at: start..<card.end, in: bytes, screen, offset)
      start = card.end
    }
  }

  private mutating func add(
    _ card: CardLook, at range: Range<Int>, in bytes: Span<UInt8>, _ screen: CardScreen,
    _ offset: Int
  ) {
    let place = range.lowerBound + offset..<range.upperBound + offset
    guard !card.isOpaque else { return candidates.append(place) }
    let missing = screen.words.filter { !$0.isFound(in: bytes, range) }
    let traits = ByteTraits(bytes, range)
    if missing.isEmpty || traits.hasApostrophe { return candidates.append(place) }
    guard !traits.isASCII || missing.allSatisfy({ $0.mayRunOn(in: bytes, card.name) }) else {
      return
    }
    guard missing.count == screen.words.count else { return candidates.append(place) }
    let begin = text.count
    guard appendLines(of: card, range, in: bytes) else {
      text.removeLast(text.count - begin)
      return candidates.append(place)
    }
    undecided.append(place)
    starts.append(begin)
  }

  /// Appends the name and the lines that are not ASCII as one line; false when they are no UTF-8.
  private mutating func appendLines(
    of card: CardLook, _ range: Range<Int>, in bytes: Span<UInt8>
  ) -> Bool {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(bytes.lineEnd(from: start), range.upperBound)
      if card.name.lowerBound == start || !ByteTraits(bytes, start..<end).isASCII {
        let line = bytes.extracting(start..<end)
        guard (try? UTF8Span(validating: line)) != nil else { return false }
        append(line)
      }
      start = end
    }
    text.append(0x0A)
    return true
  }

  private mutating func append(_ line: Span<UInt8>) {
    for index in line.indices {
      let byte = line[index]
      text.append(byte < 0x20 || byte == 0x5C ? 0x20 : byte)
    }
    text.append(0x20)
  }

  /// Where the cards lie that may match, those decided by their lines too, in order.
  func decided(by screen: CardScreen) -> [Range<Int>] {
    guard !undecided.isEmpty else { return candidates }
    let lines = Set(screen.filter.find(in: text).lines.map(\.lowerBound))
    let found = zip(undecided, starts).filter { lines.contains($1) }.map(\.0)
    return (candidates + found).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension CardScreen {
  /// Whether no card of a file can match; false when it is not one card after the other.
  func rejects(_ bytes: Span<UInt8>) -> Bool {
    let survey = CardSurvey(bytes, self)
    return survey.isRegular && survey.count > 0 && survey.mayBeNone
  }
}

/// One card from its BEGIN to behind its END, looked at line by line.
private struct CardLook {
  private(set) var end: Int
  /// The line of its name, FN.
  private(set) var name = 0..<0
  /// Whether a value may not be what its bytes say: it is encoded, goes on in the next line, or is put together from
  /// several, as a name is where FN is missing.
  private(set) var isOpaque = false

  /// Looks at the card that begins at `start`; nil when none does, or none that is alone up to its END.
  init?(_ bytes: Span<UInt8>, from start: Int) {
    guard bytes.hasLine("begin:vcard", at: start) else { return nil }
    end = bytes.lineEnd(from: start)
    var isPicture = false
    while end < bytes.count {
      let line = end
      end = bytes.lineEnd(from: line)
      switch bytes[line] | 0x20 {
      case 0x65 where bytes.hasLine("end:vcard", at: line):
        if name.isEmpty { isOpaque = true }
        return
      case 0x62 where bytes.hasLine("begin:vcard", at: line): return nil
      // A blank or, with that bit, a control character: a folded line or an empty one.
      case 0x20, 0x29, 0x2A, 0x2D: if !isPicture { isOpaque = true }
      default:
        isPicture = bytes.isPicture(line)
        guard !isPicture else { continue }
        if bytes.mayEncode(line, to: end) || bytes.isReading(line) { isOpaque = true }
        if name.isEmpty, bytes.isName(line, to: end) { name = line..<end }
      }
    }
    return nil
  }
}

extension Span where Element == UInt8 {
  /// Whether a line of nothing but a word begins at `start`; the word is in lower case.
  fileprivate func hasLine(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= count else { return false }
    for (offset, scalar) in "\(word)".utf8.enumerated() {
      let byte = self[start + offset]
      guard byte == scalar || (byte | 0x20 == scalar && scalar >= 0x61) else { return false }
    }
    var index = start + length
    while index < count, self[index] == 0x20 || self[index] == 0x0D { index += 1 }
    return index == count || self[index] == 0x0A
  }

  /// Whether there is nothing but blanks and line ends from a place on.
  fileprivate func isBlank(from start: Int) -> Bool {
    (start..<count).allSatisfy { self[$0] == 0x0A || self[$0] == 0x0D || self[$0] == 0x20 }
  }

  /// Whether a line's value is a picture, a sound's or a key's bytes: nobody looks for these.
  fileprivate func isPicture(_ start: Int) -> Bool {
    guard start + 6 < count else { return false }
    switch self[start] | 0x20 {
    case 0x70: return hasPrefix("photo", at: start)
    case 0x6C: return hasPrefix("logo", at: start)
    case 0x6B: return hasPrefix("key", at: start)
    default: return false
    }
  }

  /// Whether a line is FN with something in it.
  fileprivate func isName(_ start: Int, to end: Int) -> Bool {
    guard start + 3 < end, hasPrefix("fn", at: start) else { return false }
    return self[end - 1] > 0x20
      || (end - 2 > start && self[end - 2] > 0x20 && self[end - 2] != 0x3A)
      || (end - 3 > start && self[end - 3] > 0x20 && self[end - 3] != 0x3A)
  }

  /// Whether a line tells how a name is spoken or sorted, in one of several properties.
  fileprivate func isReading(_ start: Int) -> Bool {
    guard start + 6 < count else { return false }
    return switch (self[start] | 0x20, self[start + 2] | 0x20) {
    // X-PHONETIC-…, SORT-STRING, SOUND
    case (0x78, 0x70), (0x73, 0x72), (0x73, 0x75): true
    default: false
    }
  }

  private func hasPrefix(_ word: StaticString, at start: Int) -> Bool {
    var index = start
    for scalar in "\(word)".utf8 {
      guard self[index] | 0x20 == scalar else { return false }
      index += 1
    }
    return self[index] == 0x3A || self[index] == 0x3B
  }

  /// Whether a line has a parameter that may be ENCODING, CHARSET, QUOTED-PRINTABLE, BASE64 or SORT-AS.
  fileprivate func mayEncode(_ start: Int, to end: Int) -> Bool {
    var index = start
    while index + 2 < end {
      let byte = self[index]
      if byte == 0x3A { return false }
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
