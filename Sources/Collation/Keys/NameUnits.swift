/// A name as UTF-16 units, which ICU takes: scratch memory that one name after another uses.
///
/// The hot loop of the library: it works on raw memory.
@safe struct NameUnits: ~Copyable {
  /// Names are compared by so many units, then by their bytes: the keys of a million characters
  /// would serve nobody.
  static let limit = 16_384

  private var units = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 256)
  /// How many units the name has.
  private(set) var count = 0
  /// Whether the name is whole and of plain characters only (see `isPlain(_:)`).
  private(set) var isPlain = false

  deinit { unsafe units.deallocate() }

  /// The units from a place to the end.
  func text(from start: Int) -> UnsafeBufferPointer<UInt16> {
    unsafe UnsafeBufferPointer(rebasing: units[start..<count])
  }

  /// Puts another unit at a place and gives the one that was there.
  mutating func exchange(_ unit: UInt16, at place: Int) -> UInt16 {
    let kept = unsafe units[place]
    unsafe units[place] = unit
    return kept
  }

  /// Character `number` of the decoded units from `start`.
  func scalar(_ number: Int, from start: Int) -> UInt32? {
    var place = start
    var left = number
    while place < count {
      let unit = unsafe units[place]
      let isPair = unit & 0xFC00 == 0xD800 && place + 1 < count
      if left == 0 {
        guard isPair else { return UInt32(unit) }
        return unsafe 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[place + 1] & 0x3FF))
      }
      left -= 1
      place += isPair ? 2 : 1
    }
    return nil
  }

  /// Decodes UTF-8 to UTF-16 units.
  ///
  /// Each ill-formed part becomes U+FFFD, as the Unicode Standard recommends (section 3.9,
  /// "maximal subpart").
  mutating func decode(_ text: UnsafeBufferPointer<UInt8>) {
    let limit = min(text.count, 3 * Self.limit)
    if unsafe units.count < limit {
      unsafe units.deallocate()
      unsafe units = .allocate(capacity: max(limit, 2 * units.count))
    }
    var written = 0
    var place = 0
    var isPlain = true
    while place < limit, written < Self.limit {
      let lead = unsafe text[place]
      if lead < 0x80 {
        if lead < 0x20 || lead == 0x7F { isPlain = false }
        unsafe units[written] = UInt16(lead)
        written += 1
        place += 1
        continue
      }
      let (value, size) = unsafe Self.scalar(in: text, at: place, lead: lead)
      place += size
      if !Self.isPlain(value) { isPlain = false }
      if value < 0x10000 {
        unsafe units[written] = UInt16(value)
        written += 1
      } else {
        unsafe units[written] = UInt16(0xD7C0 + (value >> 10))
        unsafe units[written + 1] = UInt16(0xDC00 + (value & 0x3FF))
        written += 2
      }
    }
    self.isPlain = isPlain && place == text.count
    count = written
  }

  /// Letters that are no other's compatibility form, no mark and nothing that is ignored: of
  /// Latin, Cyrillic, hiragana (katakana is equal to it in Japanese), Han and Hangul.
  private static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0x131, 0x134...0x148, 0x14A...0x17E, 0x400...0x45F, 0x3041...0x3096,
      0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at place: Int, lead: UInt8)
    -> (value: UInt32, size: Int)
  {
    let left = text.count - place
    guard lead >= 0xC2, lead <= 0xF4, left >= 2 else { return (0xFFFD, 1) }
    let b1 = unsafe text[place + 1]
    let low: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    guard b1 >= low, b1 <= high else { return (0xFFFD, 1) }
    if lead < 0xE0 { return (UInt32(lead & 0x1F) << 6 | UInt32(b1 & 0x3F), 2) }
    guard left >= 3 else { return (0xFFFD, 2) }
    let b2 = unsafe text[place + 2]
    guard b2 & 0xC0 == 0x80 else { return (0xFFFD, 2) }
    if lead < 0xF0 {
      return (UInt32(lead & 0x0F) << 12 | UInt32(b1 & 0x3F) << 6 | UInt32(b2 & 0x3F), 3)
    }
    guard left >= 4 else { return (0xFFFD, 3) }
    let b3 = unsafe text[place + 3]
    guard b3 & 0xC0 == 0x80 else { return (0xFFFD, 3) }
    let head = UInt32(lead & 0x07) << 18 | UInt32(b1 & 0x3F) << 12
    return (head | UInt32(b2 & 0x3F) << 6 | UInt32(b3 & 0x3F), 4)
  }
}
