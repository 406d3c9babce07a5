import TypeAhead

/// What a look at the bytes of many cards comes to.
struct CardSurvey {
  private let screen: CardScreen
  private var card: CardLook
  private var letters = RawLetters()
  private var found = FoundCards()

  init(_ screen: CardScreen) {
    self.screen = screen
    card = CardLook(readsNumbers: screen.readsNumbers)
  }

  /// Looks at the cards of a file, or of a part of it, that begins at `offset`.
  ///
  /// - Returns: Whether one card follows the other, each from BEGIN to END; else nothing of it can be relied on.
  mutating func look(at bytes: Span<UInt8>, offset: Int = 0) -> Bool {
    var start = 0
    while start < bytes.count {
      guard card.look(at: bytes, from: start) else {
        return start > 0 && bytes.isBlank(from: start)
      }
      let place = start + offset..<card.end + offset
      switch verdict(bytes) {
      case .matches: found.candidates.append(place)
      case .differs: break
      case .undecided:
        let begin = found.text.count
        if appendLines(in: bytes) {
          found.undecided.append(place)
          found.starts.append(begin)
        } else {
          found.text.removeLast(found.text.count - begin)
          found.candidates.append(place)
        }
      }
      start = card.end
    }
    return start > 0
  }

  /// Takes a range as one that may match, whatever is in it.
  mutating func take(_ range: Range<Int>) { found.candidates.append(range) }

  /// What was found since this was last asked for.
  mutating func takeFound() -> FoundCards {
    defer { found = FoundCards() }
    return found
  }

  private enum Verdict {
    case matches
    case differs
    case undecided
  }

  /// Whether the card may match by its bytes.
  private mutating func verdict(_ bytes: Span<UInt8>) -> Verdict {
    if card.isOpaque { return .matches }
    var isASCII = true
    for place in card.texts.indices {
      let lines = card.texts[place]
      let traits = ByteTraits(bytes, lines)
      // It can't be told whether a word goes on behind an apostrophe; nor what an `n` behind a backslash belongs to.
      if traits.hasApostrophe || traits.hasBackslash && bytes.hasEscapedLineEnd(lines) {
        return .matches
      }
      isASCII = isASCII && traits.isASCII
    }
    var missing = 0
    for number in screen.words.indices where !isFound(number, bytes) {
      if missing == 0 { readLetters(bytes, isASCII) }
      guard screen.query.words[number].mayBe(in: letters, isASCII: isASCII) else { return .differs }
      missing += number < screen.query.lineWordCount ? 1 : 0
    }
    return missing > 0 && missing == screen.query.lineWordCount ? .undecided : .matches
  }

  private func isFound(_ word: Int, _ bytes: Span<UInt8>) -> Bool {
    for place in card.texts.indices
    where screen.words[word].isFound(in: bytes, card.texts[place]) {
      return true
    }
    for place in card.numbers.indices
    where screen.words[word].isFound(inNumber: card.numbers[place], of: bytes) {
      return true
    }
    return false
  }

  /// Finds out the letters of the name and of the lines that are not ASCII.
  private mutating func readLetters(_ bytes: Span<UInt8>, _ isASCII: Bool) {
    letters.removeAll()
    letters.add(bytes.extracting(card.name))
    guard !isASCII else { return }
    var lines = TextLines(card.texts)
    while let line = lines.next(in: bytes) {
      guard !ByteTraits(bytes, line).isASCII else { continue }
      letters.add(bytes.extracting(PropertyHead(bytes, line).value..<line.upperBound))
    }
  }

  /// Appends the name and the lines that are not ASCII as one line; false when they are no UTF-8.
  private mutating func appendLines(in bytes: Span<UInt8>) -> Bool {
    var lines = TextLines(card.texts)
    while let line = lines.next(in: bytes) {
      guard line.contains(card.name.lowerBound) || !ByteTraits(bytes, line).isASCII else {
        continue
      }
      let line = bytes.extracting(line)
      guard (try? UTF8Span(validating: line)) != nil else { return false }
      for index in line.indices {
        found.text.append(line[index] < 0x20 || line[index] == 0x5C ? 0x20 : line[index])
      }
    }
    found.text.append(0x0A)
    return true
  }
}

/// The lines of some ranges one by one.
private struct TextLines {
  private let ranges: [Range<Int>]
  private var number = 0
  private var start = 0

  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges
    start = ranges.first?.lowerBound ?? 0
  }

  mutating func next(in bytes: Span<UInt8>) -> Range<Int>? {
    guard number < ranges.count else { return nil }
    let line = start..<min(bytes.lineEnd(from: start), ranges[number].upperBound)
    start = line.upperBound
    if start == ranges[number].upperBound {
      number += 1
      if number < ranges.count { start = ranges[number].lowerBound }
    }
    return line
  }
}

extension Span where Element == UInt8 {
  /// Whether a range holds `\n` or `\N`, which stands for the end of a line in a value.
  fileprivate func hasEscapedLineEnd(_ range: Range<Int>) -> Bool {
    range.dropLast().contains { self[$0] == 0x5C && self[$0 + 1] | 0x20 == 0x6E }
  }
}
