/// One card from its BEGIN to behind its END, looked at line by line; one value serves for many cards.
struct CardLook {
  private(set) var end = 0
  /// The value of its name, FN.
  private(set) var name = 0..<0
  /// Where lines stand that are searched, those next to each other together; never empty ones.
  private(set) var texts: [Range<Int>] = []
  /// The values of its phone numbers.
  private(set) var numbers: [Range<Int>] = []
  /// Whether a value may not be what its bytes say: it is encoded, goes on in the next line, or is put together from
  /// several, as a name is where FN is missing.
  private(set) var isOpaque = false
  private let readsNumbers: Bool
  /// Whether the line before does not matter, and those folded onto it neither.
  private var isFoldIdle = false

  /// Looks at phone numbers only if they are asked for.
  init(readsNumbers: Bool) { self.readsNumbers = readsNumbers }

  /// Looks at the card that begins at `start`; false when none does, or none that is alone up to its END.
  mutating func look(at bytes: Span<UInt8>, from start: Int) -> Bool {
    guard bytes.isLine("begin:vcard", at: start) else { return false }
    texts.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    name = 0..<0
    isOpaque = false
    isFoldIdle = false
    end = bytes.lineEnd(from: start)
    while end < bytes.count {
      let line = end
      end = bytes.lineEnd(from: line)
      switch bytes[line] | 0x20 {
      case 0x65 where bytes.isLine("end:vcard", at: line):
        if name.isEmpty { isOpaque = true }
        return true
      case 0x62 where bytes.isLine("begin:vcard", at: line): return false
      // A blank or, with that bit, a control character: a folded line or an empty one.
      case 0x20, 0x29, 0x2A, 0x2D: if !isFoldIdle || bytes.mayBound(line..<end) { isOpaque = true }
      default: add(bytes, line..<end)
      }
    }
    return false
  }

  @inline(__always)
  private mutating func add(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    let head = PropertyHead(bytes, line)
    isFoldIdle = false
    switch head.kind {
    case .formattedName, .text:
      if head.mayEncode { isOpaque = true }
      addText(line)
      if head.kind == .formattedName, name.isEmpty, bytes.hasText(head.value..<line.upperBound) {
        name = head.value..<line.upperBound
      }
    case .phone where readsNumbers:
      let value = head.value..<line.upperBound
      // A parameter of a telephone address is no part of the number, except one.
      if head.mayEncode || value.contains(where: { bytes[$0] == 0x3B }) { isOpaque = true }
      numbers.append(value)
    case .reading, .unclear: isOpaque = true
    case .phone, .other:
      isFoldIdle = true
      if head.mayEncode, bytes.mayGoOn(line, value: head.value) { isOpaque = true }
    case .nothing: break
    }
  }

  @inline(__always)
  private mutating func addText(_ line: Range<Int>) {
    if let last = texts.last, last.upperBound == line.lowerBound {
      texts[texts.count - 1] = last.lowerBound..<line.upperBound
    } else {
      texts.append(line)
    }
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

  /// Whether a line that begins with a blank may begin or end a card all the same.
  fileprivate func mayBound(_ line: Range<Int>) -> Bool {
    guard let start = line.first(where: { self[$0] > 0x20 }) else { return false }
    return end(of: "end", at: start) != nil || end(of: "begin", at: start) != nil
  }

  /// Whether a line that may be encoded may go on in the next: it ends with the `=` of a soft break.
  fileprivate func mayGoOn(_ line: Range<Int>, value: Int) -> Bool {
    guard let last = line.last(where: { self[$0] > 0x20 }), self[last] == 0x3D else { return false }
    // Quoted-printable, which base64 is not, has that letter.
    return (line.lowerBound..<value).contains { self[$0] | 0x20 == 0x71 }
  }

  /// Whether there is something to see in a range.
  fileprivate func hasText(_ range: Range<Int>) -> Bool {
    range.contains { self[$0] > 0x20 }
  }
}
