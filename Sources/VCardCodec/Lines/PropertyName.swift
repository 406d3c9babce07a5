/// The name at the start of a content line.
struct NameScan {
  /// Where the name begins, behind its group.
  private(set) var nameStart: Int
  /// Where the name ends, blanks behind it not counted.
  private(set) var nameEnd: Int
  /// Where the colon or the semicolon is; the end of the bytes when there is none.
  private(set) var end: Int
  /// The last eight bytes of the name, in upper case.
  private(set) var packed: UInt64 = 0
  /// Whether there is a name, and nothing that may stand in none.
  private(set) var isName = true

  @inline(__always)
  init(from start: Int, to limit: Int, in bytes: Span<UInt8>) {
    nameStart = start
    end = start
    var hasBlank = false
    while end < limit {
      let byte = bytes[end]
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
    nameEnd = end
    if hasBlank {
      // Blanks may stand between the name and what follows, and nowhere else.
      while nameEnd > start, ASCII.isBlank(bytes[nameEnd - 1]) { nameEnd -= 1 }
      for index in start..<nameEnd where ASCII.isBlank(bytes[index]) { isName = false }
    }
    if nameStart >= nameEnd { isName = false }
  }
}

/// The text of a property's name.
enum PropertyName {
  /// The name in upper case; the common ones are made once.
  @inline(__always)
  static func text(_ scan: NameScan, in bytes: Span<UInt8>) -> String {
    if scan.nameEnd - scan.nameStart <= 8, let known = known(scan.packed) { return known }
    return made(scan, in: bytes)
  }

  private static func made(_ scan: NameScan, in bytes: Span<UInt8>) -> String {
    var name: [UInt8] = []
    name.reserveCapacity(scan.nameEnd - scan.nameStart)
    for index in scan.nameStart..<scan.nameEnd { name.append(ASCII.uppercased(bytes[index])) }
    return String(decoding: name, as: UTF8.self)
  }

  /// The name that up to eight bytes spell, for the names that most lines have.
  private static func known(_ packed: UInt64) -> String? {
    switch packed {
    case 0x4E: "N"
    case 0x464E: "FN"
    case 0x54_454C: "TEL"
    case 0x41_4452: "ADR"
    case 0x4F_5247: "ORG"
    case 0x55_4944: "UID"
    case 0x55_524C: "URL"
    case 0x52_4556: "REV"
    case 0x4B_4559: "KEY"
    case 0x4E4F_5445: "NOTE"
    case 0x4244_4159: "BDAY"
    case 0x494D_5050: "IMPP"
    case 0x524F_4C45: "ROLE"
    case 0x4B49_4E44: "KIND"
    case 0x45_4D41_494C: "EMAIL"
    case 0x50_484F_544F: "PHOTO"
    case 0x54_4954_4C45: "TITLE"
    case 0x4C_4142_454C: "LABEL"
    case 0x5052_4F44_4944: "PRODID"
    case 0x56_4552_5349_4F4E: "VERSION"
    case 0x4E49_434B_4E41_4D45: "NICKNAME"
    default: nil
    }
  }
}
