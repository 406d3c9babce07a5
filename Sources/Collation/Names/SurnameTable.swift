/// The surnames of `surnames.bin`, found by their first character, the longest first.
struct SurnameTable: Sendable {
  struct Entry: Sendable {
    let characters: [UInt32]
    let syllables: [[HanSyllable]]
    /// A character of the right reading, or nothing when none is better than the surname's own.
    let anchor: Unicode.Scalar?
    /// Orders the surnames behind one anchor.
    let number: UInt8
    /// Whether the pinyin order has another reading, so that the surname stands behind its anchor.
    let isMoved: Bool

    var reading: SurnameReading {
      SurnameReading(scalarCount: characters.count, syllables: syllables)
    }
  }

  static let shared = SurnameTable()

  let entries: [Entry]
  private let placesOfFirst: [UInt32: Range<Int>]
  /// One bit for each of U+4E00 … U+9FFF that begins a surname: most names are refused by it.
  private let isFirst: [UInt64]

  private static let bitStart: UInt32 = 0x4E00

  private init() {
    let table = EmbeddedTable.surnames
    var entries: [Entry] = []
    var places: [UInt32: Range<Int>] = [:]
    var bits = [UInt64](repeating: 0, count: (0xA000 - 0x4E00) / 64)
    var offset = 2
    for number in 0..<Int(table.number16(at: 0)) {
      let entry = Self.entry(of: table, at: &offset)
      entries.append(entry)
      let first = entry.characters[0]
      places[first] = (places[first]?.lowerBound ?? number)..<number + 1
      if first >= Self.bitStart, first < 0xA000 {
        bits[Int(first - Self.bitStart) / 64] |= 1 << UInt64((first - Self.bitStart) % 64)
      }
    }
    self.entries = entries
    placesOfFirst = places
    isFirst = bits
  }

  private static func entry(of table: EmbeddedTable, at offset: inout Int) -> Entry {
    let count = Int(table.byte(at: offset))
    let characters = (0..<count).map { [offset] in table.number32(at: offset + 1 + 4 * $0) }
    offset += 1 + 4 * count
    var syllables: [[HanSyllable]] = []
    for _ in 0..<count {
      let readings = Int(table.byte(at: offset))
      syllables.append(
        (0..<readings).map { [offset] in
          HanSyllable(rawValue: table.number16(at: offset + 1 + 2 * $0))
        })
      offset += 1 + 2 * readings
    }
    let anchor = table.number32(at: offset)
    let number = table.byte(at: offset + 4)
    let isMoved = table.byte(at: offset + 5) != 0
    offset += 6
    return Entry(
      characters: characters, syllables: syllables,
      anchor: anchor == 0 ? nil : Unicode.Scalar(anchor), number: number, isMoved: isMoved)
  }

  /// The longest surname that begins with `first` and goes on as `character` tells, place by place.
  func entry(first: UInt32, character: (Int) -> UInt32?) -> Entry? {
    place(first: first, character: character).map { entries[$0] }
  }

  /// As `entry(first:character:)`, the place in `entries`.
  func place(first: UInt32, character: (Int) -> UInt32?) -> Int? {
    if first >= Self.bitStart, first < 0xA000 {
      let bit = first - Self.bitStart
      guard isFirst[Int(bit / 64)] >> UInt64(bit % 64) & 1 == 1 else { return nil }
    }
    guard let places = placesOfFirst[first] else { return nil }
    return places.first { place in
      let characters = entries[place].characters
      return (1..<characters.count).allSatisfy { character($0) == characters[$0] }
    }
  }
}
