/// The name at the start of a content line.
struct NameScan {
  /// Where the name begins, behind its group.
  private(set) var nameStart: Int
  /// Where the name ends, blanks behind it not counted.
  private(set) var nameEnd: Int
  /// Where the colon or the semicolon is; the end of the bytes when there is none.
  private(set) var end: Int
  /// Whether there is a name, and nothing that may stand in none.
  private(set) var isName = true
  /// Which name it is, in whatever case.
  private(set) var known: KnownName

  @inline(__always)
  init(from start: Int, to limit: Int, in bytes: Span<UInt8>) {
    var nameStart = start
    var end = start
    var hasBlank = false
    var isName = true
    var isKnown = true
    // The last eight bytes of the name, in upper case.
    var packed: UInt64 = 0
    while end < limit {
      let byte = bytes[end]
      // Letters, the commonest, take one comparison.
      if byte >= 0x40, ASCII.isName(byte) {
        packed = packed << 8 | UInt64(ASCII.uppercased(byte))
      } else if byte == ASCII.colon || byte == ASCII.semicolon {
        break
      } else if byte == ASCII.dot {
        nameStart = end + 1
        packed = 0
      } else if ASCII.isName(byte) {
        packed = packed << 8 | UInt64(byte)
      } else if ASCII.isBlank(byte) {
        hasBlank = true
      } else {
        isName = false
      }
      end += 1
    }
    var nameEnd = end
    if hasBlank {
      // Blanks may stand between the name and what follows, and in private names of some programs (`X-GOOGLE TALK`).
      while nameEnd > start, ASCII.isBlank(bytes[nameEnd - 1]) { nameEnd -= 1 }
      for index in start..<nameEnd where ASCII.isBlank(bytes[index]) {
        isKnown = false
        isName = isName && bytes.hasWord("X-", at: nameStart) && index > nameStart
      }
    }
    if nameStart >= nameEnd { isName = false }
    self.nameStart = nameStart
    self.nameEnd = nameEnd
    self.end = end
    self.isName = isName
    known = isName && isKnown ? KnownName(packed: packed, nameStart..<nameEnd, in: bytes) : .other
  }

  /// The name in upper case.
  func text(in bytes: Span<UInt8>) -> String {
    if known != .other { return known.text }
    var name: [UInt8] = []
    name.reserveCapacity(nameEnd - nameStart)
    for index in nameStart..<nameEnd { name.append(ASCII.uppercased(bytes[index])) }
    return String(decoding: name, as: UTF8.self)
  }
}
