import VCardCodec

/// The bytes of a file as its reader wants them.
enum ForeignText {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Bytes without byte order mark, in UTF-8 when they were UTF-16; an 8-bit character set stays as it is.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if let converted = VCardFile.convertedToUTF8(bytes.span) { return converted }
    return bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// The text of bytes whose character set nothing names: UTF-8, else Windows-1252.
  static func decoded(_ bytes: some Sequence<UInt8>) -> String {
    ContentLine.text(of: Array(bytes))
  }

  /// Whether bytes begin with a word, A to Z in any case.
  static func hasWord(_ word: String, at start: ArraySlice<UInt8>) -> Bool {
    start.count >= word.utf8.count
      && zip(start, word.utf8).allSatisfy { lowercased($0) == lowercased($1) }
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The bytes without blanks at both ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }
}
