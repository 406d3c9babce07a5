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
  let engine: CollationEngine
  private let collator: Collator
  private let boundaries: BoundaryTable<SectionTable.Target>
  private var units = NameUnits()
  private(set) var bytes: UnsafeMutableBufferPointer<UInt8>
  /// How many bytes of `bytes` are written.
  private(set) var count = 0

  init(engine: CollationEngine) {
    self.engine = engine
    collator = engine.collator
    boundaries = engine.table.boundaries
    unsafe bytes = .allocate(capacity: 4096)
  }

  deinit { unsafe bytes.deallocate() }

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
    unsafe units.decode(text)
    let first = units.firstLetter(engine)
    isExact = units.isPlain && engine.hasExactKeys && (first?.place ?? 0) == 0
    guard let first else {
      if needsLetter { return false }
      let place = reserve(1)
      writeBody(of: collator, from: 0)
      seal(place, as: .other)
      return true
    }
    let place = reserve(1)
    let body = count
    if first.isHan, engine.readings != nil {
      writeHan(engine, from: first.place, startsWithSurname: startsWithSurname)
    } else {
      writeBody(of: collator, from: first.place)
    }
    var section = section(ofBodyAt: body, first: first)
    if section.isForeign, engine.table.hanOrder == .byPinyin,
      section.foreignScript == engine.table.hanScript, let pinyin = engine.pinyinOrder
    {
      count = body
      section = writePinyin(
        pinyin, from: first.place, startsWithSurname: startsWithSurname)
    }
    if section == .other {
      count = body
      writeBody(of: collator, from: 0)
    }
    seal(place, as: section)
    return true
  }

  private func section(ofBodyAt body: Int, first: NameUnits.FirstLetter) -> SectionID {
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
    _ pinyin: PinyinOrder, from start: Int, startsWithSurname: Bool
  ) -> SectionID {
    let mark = reserve(1)
    unsafe bytes[mark] = 0xFE
    let body = count
    writeHan(pinyin.engine, from: start, startsWithSurname: startsWithSurname)
    let target = unsafe pinyin.engine.table.boundaries.target(of: written(from: body))
    guard case .own(let section)? = target else { return .other }
    return pinyin.sections[section]
  }

  /// Writes the key of a name in Han, moving a surname to its reading.
  private mutating func writeHan(
    _ engine: CollationEngine, from start: Int, startsWithSurname: Bool
  ) {
    guard let first = units.scalar(0, from: start), let readings = engine.readings else {
      return writeBody(of: engine.collator, from: start)
    }
    let body = count
    let move =
      startsWithSurname
      ? readings.move(first: first, character: { units.scalar($0, from: start) }) : nil
    guard let move else {
      writeBody(of: engine.collator, from: start)
      // The characters of the first block have their places in every order by readings.
      guard !(0x4E00...0x9FA5).contains(first) else { return }
      let target = unsafe engine.table.boundaries.target(of: written(from: body))
      if let home = readings.home(ofRare: first, target: target) {
        insert(home + [0xFF, 0xFF, 0xFF], at: body)
      }
      return
    }
    let place = first < 0x10000 ? start : start + 1
    let kept = units.exchange(move.anchor, at: place)
    writeBody(of: engine.collator, from: place)
    _ = units.exchange(kept, at: place)
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

  private func written(from start: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[start..<count])
  }

  private mutating func writeBody(of collator: Collator, from start: Int) {
    let text = unsafe units.text(from: start)
    makeRoom(2 * text.count + 32)
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
