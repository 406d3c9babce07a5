/// Tells names with accented Latin letters from those without.
enum NameAccents {
  /// Whether UTF-8 text holds a Latin letter beyond ASCII or a combining accent: U+00C0 … U+024F,
  /// U+0300 … U+036F, U+1E00 … U+1EFF.
  static func areIn(_ text: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for index in 0..<text.count {
      let byte = text[index]
      switch byte {
      case 0xC3...0xC9, 0xCC, 0xCD: return true
      case 0xB8...0xBB where previous == 0xE1: return true
      default: previous = byte
      }
    }
    return false
  }
}
