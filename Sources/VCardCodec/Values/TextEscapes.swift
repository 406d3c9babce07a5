import UnicodeText

/// Escapes of text and the separators they protect.
///
/// 3.0 and 4.0 escape `\\`, `\,`, `\;` and `\n` (RFC 2426 §4, RFC 6350 §3.4); Apple and older programs
/// also write `\:` and `\"`. 2.1 escapes only the semicolon in the parts of a compound value; there a backslash
/// in plain text is a backslash.
struct TextEscapes {
  let version: VCardVersion

  /// The text of a simple value.
  func text(_ value: String) -> String {
    version == .v21 ? value : String(decoding: unescape(Array(value.utf8)[...]), as: UTF8.self)
  }

  /// The text of a part of a compound value.
  func component(_ part: ArraySlice<UInt8>) -> String {
    if !part.contains(ASCII.backslash), let text = String(utf8: part.span) { return text }
    return String(decoding: unescape(part), as: UTF8.self)
  }

  /// The items of a comma list.
  func list(_ value: ArraySlice<UInt8>) -> [String] {
    Self.split(value, at: ASCII.comma).map { component($0) }
  }

  /// The pieces between separators that no backslash stands before.
  static func split(_ text: ArraySlice<UInt8>, at separator: UInt8) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if text[index] == ASCII.backslash {
        index += 1
      } else if text[index] == separator {
        pieces.append(text[start..<index])
        start = index + 1
      }
      index += 1
    }
    pieces.append(text[start...])
    return pieces
  }

  private func unescape(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(ASCII.backslash) else { return Array(text) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      guard byte == ASCII.backslash, index < text.endIndex else {
        result.append(byte)
        continue
      }
      switch text[index] {
      case 0x6E where version != .v21, 0x4E where version != .v21: result.append(ASCII.lineFeed)
      case ASCII.backslash, ASCII.comma, ASCII.semicolon, ASCII.colon, ASCII.quote:
        result.append(text[index])
      default: result += [ASCII.backslash, text[index]]
      }
      index += 1
    }
    return result
  }
}
