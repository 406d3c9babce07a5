/// How the characters of a file are stored.
enum FileEncoding: Hashable {
  /// As the bytes that cards are read from.
  case bytes
  /// UTF-16, which is converted for reading.
  case utf16(isBigEndian: Bool)

  /// UTF-8 text in this encoding.
  func encode(_ text: some Collection<UInt8>) -> [UInt8] {
    guard case .utf16(let isBigEndian) = self else { return Array(text) }
    var bytes: [UInt8] = []
    for unit in String(decoding: text, as: UTF8.self).utf16 {
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      bytes += isBigEndian ? [high, low] : [low, high]
    }
    return bytes
  }

  /// How many bytes some UTF-8 text took in the file.
  ///
  /// An unpaired surrogate was read as U+FFFD, and both are one unit.
  func length(of text: some Collection<UInt8>) -> Int {
    guard case .utf16 = self else { return text.count }
    var units = 0
    for byte in text where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return units * 2
  }

  /// Whether the last character is a line end.
  func endsInLineEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
    let last: UInt8?
    switch self {
    case .bytes: last = bytes.last
    case .utf16(let isBigEndian):
      let pair = bytes.suffix(2)
      guard let first = pair.first, let second = pair.last, pair.count == 2 else { return false }
      guard (isBigEndian ? first : second) == 0 else { return false }
      last = isBigEndian ? second : first
    }
    return last == ASCII.lineFeed || last == ASCII.carriageReturn
  }

  /// Whether the bytes are a byte order mark and nothing else.
  func isMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .bytes: bytes.elementsEqual([0xEF, 0xBB, 0xBF])
    case .utf16(let isBigEndian): bytes.elementsEqual(isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE])
    }
  }

  /// Whether the bytes begin with BEGIN.
  func beginsWithCard(_ bytes: ArraySlice<UInt8>) -> Bool {
    let letters: [UInt8] =
      switch self {
      case .bytes: Array(bytes.prefix(5))
      case .utf16: bytes.prefix(10).filter { $0 != 0 }
      }
    return letters.map { ASCII.uppercased($0) }.elementsEqual("BEGIN".utf8)
  }
}
