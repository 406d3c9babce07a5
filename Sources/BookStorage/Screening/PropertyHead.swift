/// What a line of a card begins with, up to its value.
struct PropertyHead {
  enum Kind {
    /// FN.
    case formattedName
    /// Another text that is searched: N, ORG, EMAIL, NICKNAME.
    case text
    case phone
    /// How a name is spoken or sorted, which may be done in several lines.
    case reading
    /// A property that no search looks at.
    case other
    /// No property of its own, or one that changes what the lines around it mean.
    case unclear
    /// A line without a name before a colon: it belongs to no property.
    case nothing
  }

  let kind: Kind
  /// Where the value begins; the end of the line when it has none.
  let value: Int
  /// Whether a parameter may be ENCODING, CHARSET, QUOTED-PRINTABLE, BASE64 or SORT-AS.
  let mayEncode: Bool

  /// Reads the head of a line that does not begin with a blank.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ line: Range<Int>) {
    var start = line.lowerBound
    var index = start
    var name: UInt64 = 0
    while index < line.upperBound {
      let byte = bytes[index]
      if byte == 0x3A || byte == 0x3B { break }
      if byte == 0x2E {
        // What was a name is that of a group.
        start = index + 1
        name = 0
      } else {
        name = name << 8 | UInt64(byte | 0x20)
      }
      index += 1
    }
    guard index < line.upperBound else {
      self.init(kind: .nothing, value: index, mayEncode: false)
      return
    }
    let kind = Self.kind(name, bytes, start..<index)
    guard bytes[index] == 0x3B else {
      self.init(kind: kind, value: index + 1, mayEncode: false)
      return
    }
    var mayEncode = false
    while index < line.upperBound, bytes[index] != 0x3A {
      switch bytes[index] {
      case 0x3B: mayEncode = mayEncode || Self.mayEncode(bytes, index + 1, line.upperBound)
      // A colon between quotation marks is none.
      case 0x22: mayEncode = true
      default: break
      }
      index += 1
    }
    self.init(kind: kind, value: min(index + 1, line.upperBound), mayEncode: mayEncode)
  }

  private init(kind: Kind, value: Int, mayEncode: Bool) {
    self.kind = kind
    self.value = value
    self.mayEncode = mayEncode
  }

  /// What a name in lower case stands for, of which the last eight letters are in `name`.
  @inline(__always)
  private static func kind(_ name: UInt64, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Kind {
    switch range.count {
    case 1: if name == 0x6E { return .text }  // n
    case 2: if name == 0x666E { return .formattedName }  // fn
    case 3:
      switch name {
      case 0x74_656C: return .phone  // tel
      case 0x6F_7267: return .text  // org
      case 0x75_6964, 0x72_6576, 0x61_6472: return .other  // uid, rev, adr
      default: break
      }
    case 4: if name == 0x6E6F_7465 { return .other }  // note
    case 5:
      switch name {
      case 0x65_6D61_696C: return .text  // email
      case 0x73_6F75_6E64: return .reading  // sound
      case 0x62_6567_696E, 0x61_6765_6E74: return .unclear  // begin, agent
      default: break
      }
    case 7: if name == 0x76_6572_7369_6F6E { return .other }  // version
    case 8: if name == 0x6E69_636B_6E61_6D65 { return .text }  // nickname
    default: break
    }
    return unusual(bytes, range)
  }

  /// What a name stands for that is not one of the usual ones.
  private static func unusual(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Kind {
    if bytes.end(of: "x-phonetic", at: range.lowerBound) != nil { return .reading }
    if bytes.end(of: "sort-string", at: range.lowerBound) != nil { return .reading }
    // Blanks around a name do not count, so it may be any; and END has to stand alone.
    if range.contains(where: { bytes[$0] <= 0x20 }) { return .unclear }
    return range.count == 3 && bytes.end(of: "end", at: range.lowerBound) != nil ? .unclear : .other
  }

  private static func mayEncode(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start + 1 < end else { return true }
    return switch (bytes[start] | 0x20, bytes[start + 1] | 0x20) {
    case (0x65, 0x6E), (0x63, 0x68), (0x73, 0x6F), (0x71, _), (0x62, _): true
    // A blank before the name.
    case (0...0x20, _), (0x29, _): true
    default: false
    }
  }
}
