/// Writes sort keys one behind another; the scratch memory of one thread.
///
/// A key serves the order and the section alike:
///
///     section (1–3 bytes, see SectionID) │ sort key of ICU, ending with 00
///
/// so that comparing bytes compares the section first and then, inside it, as the locale does. In
/// a locale without an order of Han a name in Han has FE behind the section, and its key is the
/// pinyin order's: it stands behind the other names of its letter.
///
/// The hot loop of the library: it works on raw memory, and this file alone.
@safe struct KeyWriter: ~Copyable {
  /// Names are compared by so many UTF-16 units, then by their bytes: the keys of a million
  /// characters would serve nobody.
  static let unitLimit = 16_384

  let engine: CollationEngine
  private let collator: Collator
  private let boundaries: BoundaryTable<SectionTable.Target>
  private var units: UnsafeMutableBufferPointer<UInt16>
  private(set) var bytes: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes of `bytes` are written.
  private(set) var count = 0

  init(engine: CollationEngine) {
    self.engine = engine
    collator = engine.collator
    boundaries = engine.table.boundaries
    unsafe units = .allocate(capacity: 256)
    unsafe bytes = .allocate(capacity: 4096)
  }

  deinit {
    unsafe units.deallocate()
    unsafe bytes.deallocate()
  }

  /// The bytes written, in memory of their own that the caller frees.
  func copyOfBytes() -> UnsafeMutableBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    if let source = unsafe bytes.baseAddress {
      unsafe copy.baseAddress?.initialize(from: source, count: count)
    }
    return unsafe copy
  }

  /// The bytes written.
  var written: [UInt8] { unsafe Array(bytes[..<count]) }

  mutating func removeAll() { count = 0 }

  /// Whether the last key is of no other text: no other made of the same plain characters.
  ///
  /// In an order that has all three levels and skips nothing, two different texts of `plain`
  /// characters have different keys, since none of those is equal to another or to several.
  private(set) var isExact = false
  /// Whether the decoded text is whole and of plain characters only.
  private var isPlain = false

  /// Writes the key of a name, by its phonetic form when that has a letter.
  mutating func append(
    name: UnsafeBufferPointer<UInt8>, phonetic: UnsafeBufferPointer<UInt8>?,
    startsWithSurname: Bool
  ) {
    if let phonetic = unsafe phonetic, !phonetic.isEmpty,
      unsafe append(
        text: phonetic, startsWithSurname: startsWithSurname, needsLetter: true)
    {
      isExact = false
      return
    }
    _ = unsafe append(text: name, startsWithSurname: startsWithSurname, needsLetter: false)
  }

  private mutating func append(
    text: UnsafeBufferPointer<UInt8>, startsWithSurname: Bool, needsLetter: Bool
  ) -> Bool {
    let length = unsafe decode(text)
    let first = firstLetter(in: length)
    isExact = isPlain && engine.hasExactKeys && (first?.place ?? 0) == 0
    guard let first else {
      if needsLetter { return false }
      let place = reserve(1)
      writeBody(of: collator, from: 0, to: length)
      seal(place, as: .other)
      return true
    }
    let place = reserve(1)
    let body = count
    if first.isHan, engine.readings != nil {
      writeHan(engine, from: first.place, to: length, startsWithSurname: startsWithSurname)
    } else {
      writeBody(of: collator, from: first.place, to: length)
    }
    var section = section(ofBodyAt: body, first: first)
    if section.isForeign, engine.table.hanOrder == .byPinyin,
      section.foreignScript == engine.table.hanScript, let pinyin = engine.pinyinOrder
    {
      count = body
      section = writePinyin(
        pinyin, from: first.place, to: length, startsWithSurname: startsWithSurname)
    }
    if section == .other {
      count = body
      writeBody(of: collator, from: 0, to: length)
    }
    seal(place, as: section)
    return true
  }

  private func section(ofBodyAt body: Int, first: FirstLetter) -> SectionID {
    switch unsafe boundaries.target(of: written(from: body)) {
    case .own(let section)?: return .own(section)
    case .script(let place)?:
      if place == engine.table.hanScript, case .together(let section) = engine.table.hanOrder {
        return first.isBehindDecoration ? .other : .own(section)
      }
      let label = unsafe engine.sections(ofScriptAt: place).label(of: written(from: body))
      return .foreign(script: place, label: label)
    case .other?, nil: return .other
    }
  }

  /// Writes the key of a name in Han for a locale without an order of Han; gives its section.
  private mutating func writePinyin(
    _ pinyin: PinyinOrder, from start: Int, to end: Int, startsWithSurname: Bool
  ) -> SectionID {
    let mark = reserve(1)
    unsafe bytes[mark] = 0xFE
    let body = count
    writeHan(pinyin.engine, from: start, to: end, startsWithSurname: startsWithSurname)
    let target = unsafe pinyin.engine.table.boundaries.target(of: written(from: body))
    guard case .own(let section)? = target else { return .other }
    return pinyin.sections[section]
  }

  /// Writes the key of a name in Han, moving a surname to its reading.
  private mutating func writeHan(
    _ engine: CollationEngine, from start: Int, to end: Int, startsWithSurname: Bool
  ) {
    guard let first = scalar(0, from: start, to: end), let readings = engine.readings else {
      return writeBody(of: engine.collator, from: start, to: end)
    }
    let body = count
    let move =
      startsWithSurname
      ? readings.move(first: first, character: { scalar($0, from: start, to: end) }) : nil
    guard let move else {
      writeBody(of: engine.collator, from: start, to: end)
      // The characters of the first block have their places in every order by readings.
      guard !(0x4E00...0x9FA5).contains(first) else { return }
      let target = unsafe engine.table.boundaries.target(of: written(from: body))
      if let home = readings.home(ofRare: first, target: target) {
        insert(home + [0xFF, 0xFF, 0xFF], at: body)
      }
      return
    }
    let place = first < 0x10000 ? start : start + 1
    let kept = unsafe units[place]
    unsafe units[place] = move.anchor
    writeBody(of: engine.collator, from: place, to: end)
    unsafe units[place] = kept
    insert([0xFF, 0xFF, move.number], at: body + move.anchorKeyLength)
  }

  /// Puts bytes in before those from `place` on.
  private mutating func insert(_ new: [UInt8], at place: Int) {
    makeRoom(new.count)
    for source in stride(from: count - 1, through: place, by: -1) {
      unsafe bytes[source + new.count] = bytes[source]
    }
    for (offset, byte) in new.enumerated() { unsafe bytes[place + offset] = byte }
    count += new.count
  }

  /// Character `number` of the decoded units from `start`.
  private func scalar(_ number: Int, from start: Int, to end: Int) -> UInt32? {
    var place = start
    var left = number
    while place < end {
      let unit = unsafe units[place]
      let isPair = unit & 0xFC00 == 0xD800 && place + 1 < end
      if left == 0 {
        guard isPair else { return UInt32(unit) }
        return unsafe 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[place + 1] & 0x3FF))
      }
      left -= 1
      place += isPair ? 2 : 1
    }
    return nil
  }

  private func written(from start: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[start..<count])
  }

  private mutating func writeBody(of collator: Collator, from start: Int, to end: Int) {
    let text = unsafe UnsafeBufferPointer(rebasing: units[start..<end])
    makeRoom(2 * (end - start) + 32)
    while true {
      let room = unsafe bytes.count - count
      let target = unsafe UnsafeMutableBufferPointer(rebasing: bytes[count...])
      guard let start = target.baseAddress else { return }
      let needed = unsafe collator.writeSortKey(of: text, to: start, room: room)
      if needed <= room {
        count += needed
        return
      }
      makeRoom(needed)
    }
  }

  private mutating func reserve(_ size: Int) -> Int {
    makeRoom(size)
    defer { count += size }
    return count
  }

  /// Writes the section in front of a key, for which one byte is kept.
  private mutating func seal(_ place: Int, as section: SectionID) {
    unsafe bytes[place] = UInt8(section.rawValue >> 16)
    guard section.isForeign else { return }
    insert([UInt8(section.foreignScript), UInt8(section.foreignLabel)], at: place + 1)
  }

  private mutating func makeRoom(_ size: Int) {
    guard unsafe count + size > bytes.count else { return }
    let larger = unsafe UnsafeMutableBufferPointer<UInt8>.allocate(
      capacity: max(2 * bytes.count, count + size))
    if let source = unsafe bytes.baseAddress {
      unsafe larger.baseAddress?.update(from: source, count: count)
    }
    unsafe bytes.deallocate()
    unsafe bytes = larger
  }
}

extension KeyWriter {
  /// Where the name begins for the eye.
  struct FirstLetter {
    var place: Int
    var isHan: Bool
    /// Behind punctuation or symbols, not only blanks.
    var isBehindDecoration: Bool
  }

  /// The first letter of the decoded units, or nothing: digits first or no letter at all.
  private func firstLetter(in length: Int) -> FirstLetter? {
    var place = 0
    var isBehindDecoration = false
    while place < length {
      let unit = unsafe units[place]
      var next = place + 1
      var value = UInt32(unit)
      if unit & 0xFC00 == 0xD800, next < length {
        value = unsafe 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[next] & 0x3FF))
        next += 1
      }
      switch value {
      case 0x41...0x5A, 0x61...0x7A, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA:
        return FirstLetter(place: place, isHan: false, isBehindDecoration: isBehindDecoration)
      case 0x4E00...0x9FFF:
        return FirstLetter(place: place, isHan: true, isBehindDecoration: isBehindDecoration)
      case 0x30...0x39: return nil
      default: break
      }
      guard let scalar = Unicode.Scalar(value) else {
        place = next
        continue
      }
      let category = LocaleData.generalCategory(of: scalar)
      switch Letters.kind(of: category) {
      case .digit: return nil
      case .letter:
        return FirstLetter(
          place: place, isHan: Letters.isHan(scalar), isBehindDecoration: isBehindDecoration)
      case .byWeight where engine.hasLetterWeight(scalar):
        return FirstLetter(
          place: place, isHan: Letters.isHan(scalar), isBehindDecoration: isBehindDecoration)
      case .byWeight, .decoration:
        if !Letters.isBlank(category) { isBehindDecoration = true }
        place = next
      }
    }
    return nil
  }

  /// Decodes UTF-8 to UTF-16 units and gives their number.
  ///
  /// Each ill-formed part becomes U+FFFD, as the Unicode Standard recommends (section 3.9,
  /// "maximal subpart").
  private mutating func decode(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = min(text.count, 3 * Self.unitLimit)
    if unsafe units.count < limit {
      unsafe units.deallocate()
      unsafe units = .allocate(capacity: max(limit, 2 * units.count))
    }
    var written = 0
    var place = 0
    var isPlain = true
    while place < limit, written < Self.unitLimit {
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
    return written
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
