/// A time of day with its zone, in basic or extended form (RFC 6350 §4.3.2).
struct ClockTime {
  /// The time in extended form.
  let text: String

  init?(_ bytes: ArraySlice<UInt8>) {
    let zoneStart = bytes.dropFirst().firstIndex {
      $0 == 0x2B || $0 == ASCII.hyphen || $0 == 0x5A || $0 == 0x7A
    }
    let clock = bytes[..<(zoneStart ?? bytes.endIndex)]
    // A fraction of a second stays as written.
    let fraction = clock.firstIndex { $0 == ASCII.dot || $0 == ASCII.comma } ?? clock.endIndex
    guard let parts = Self.pairs(clock[..<fraction]), parts.count <= 3 else { return nil }
    var text = parts.joined(separator: ":")
    text += String(decoding: clock[fraction...], as: UTF8.self)
    if let zoneStart {
      guard let zone = Self.zone(bytes[zoneStart...]) else { return nil }
      text += zone
    }
    self.text = text
  }

  /// The offset of a TZ property in extended form; some programs leave the plus sign out.
  static func offset(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first, ASCII.isDigit(first) else { return zone(bytes) }
    return zone([0x2B] + bytes)
  }

  /// A zone in extended form: `Z`, `-05:00`; nil when the bytes are none.
  static func zone(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let first = bytes.first else { return nil }
    if first == 0x5A || first == 0x7A { return bytes.count == 1 ? "Z" : nil }
    guard first == 0x2B || first == ASCII.hyphen else { return nil }
    var digits = bytes.dropFirst()
    if digits.count == 1 || (digits.count > 2 && digits[digits.startIndex + 1] == ASCII.colon) {
      digits = [0x30] + digits
    }
    guard let parts = pairs(digits), parts.count <= 2 else { return nil }
    let sign = first == 0x2B ? "+" : "-"
    return sign + (parts.count == 1 ? parts + ["00"] : parts).joined(separator: ":")
  }

  private static func pairs(_ bytes: ArraySlice<UInt8>) -> [String]? {
    let digits = bytes.filter { $0 != ASCII.colon }
    guard !digits.isEmpty, digits.count.isMultiple(of: 2), digits.allSatisfy(ASCII.isDigit) else {
      return nil
    }
    return stride(from: 0, to: digits.count, by: 2).map {
      String(decoding: digits[$0..<($0 + 2)], as: UTF8.self)
    }
  }
}
