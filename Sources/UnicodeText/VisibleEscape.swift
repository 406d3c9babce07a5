/// The exact and visible form of text, for command output on a terminal and for messages.
///
/// What would not show, or would steer the terminal, is written out: `^[` for ESC, `<85>` for a C1
/// control, `\xF6` for a byte of a path that is no UTF-8 (`PathText`), `\u{202E}` for everything else. Nothing is dropped, so what is printed tells what is
/// there.
package enum VisibleEscape {
  package static func escape(_ string: String) -> String {
    guard !string.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return string }
    var result = ""
    result.reserveCapacity(string.utf8.count)
    var marks = 0
    var hasBase = false
    for scalar in string.unicodeScalars {
      switch DisplayClass(scalar) {
      case .spacing, .prepended, .regional:
        hasBase = true
        marks = 0
      case .spacingMark where hasBase, .jamo where hasBase: marks = 0
      case .mark where hasBase && marks < 4: marks += 1
      case .modifier where hasBase && !isTag(scalar): break
      default:
        result += escaped(scalar)
        continue
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Tags spell hidden words behind an emoji.
  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0000...0xE007F).contains(scalar.value)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if let byte = PathText.byte(of: scalar) {
      return "\\x" + String(byte, radix: 16, uppercase: true)
    }
    return switch scalar.value {
    case 0..<0x20, 0x7F:
      "^" + String(UnicodeScalar(UInt8(scalar.value) ^ 0x40))
    case 0x80..<0xA0: "<" + String(scalar.value, radix: 16, uppercase: true) + ">"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
