/// How Han characters are read in Mandarin, without tones: one table for the order, the sections
/// and the search.
///
/// The table is made from public data by `Resources/names/make-tables.py` and embedded; nothing is
/// transliterated when the program runs.
public enum HanReadings {
  /// The readings of a character, the commonest first.
  public struct Syllables: RandomAccessCollection, Sendable {
    /// The first of the readings in the lists of the table, or the only one.
    private let place: Int
    /// The number of readings.
    public let count: Int

    /// Where the readings begin: 0.
    public var startIndex: Int { 0 }
    /// Where the readings end: `count`.
    public var endIndex: Int { count }

    init(place: Int, count: Int) {
      self.place = place
      self.count = count
    }

    /// The reading at a position.
    ///
    /// - Parameter position: From 0 to `count`.
    /// - Complexity: O(1).
    public subscript(position: Int) -> HanSyllable {
      precondition(position >= 0 && position < count, "no such reading")
      if count == 1, place < 0 { return HanSyllable(rawValue: UInt16(-place - 1)) }
      return HanSyllable(rawValue: EmbeddedTable.hanReadings.number16(at: place + 2 * position))
    }
  }

  /// Every reading of a character; none when it is no Han character or has no known reading.
  ///
  /// Readings as a surname are among them.
  ///
  /// - Parameter scalar: A character.
  /// - Returns: Its readings, the commonest first.
  /// - Complexity: O(1), some 2 ns, without an allocation.
  public static func syllables(of scalar: Unicode.Scalar) -> Syllables {
    let value = Int(scalar.value)
    let table = EmbeddedTable.hanReadings
    let page = value >> 7
    guard value >= 0x3000, page < layout.pages else { return Syllables(place: 0, count: 0) }
    let block = table.number16(at: layout.pageStart + 2 * page)
    guard block != 0xFFFF else { return Syllables(place: 0, count: 0) }
    let entry = table.number16(at: layout.blockStart + 2 * (128 * Int(block) + value & 0x7F))
    if entry == 0 { return Syllables(place: 0, count: 0) }
    if entry < 0x8000 { return Syllables(place: -Int(entry), count: 1) }
    let list = layout.listStart + 2 * Int(entry & 0x7FFF)
    return Syllables(place: list + 2, count: Int(table.number16(at: list)))
  }

  /// The surname a text begins with, when it is one whose readings the table tells.
  ///
  /// The longest of the table's surnames that fits: 尉迟 before 尉.
  ///
  /// - Parameter name: The characters of a name.
  /// - Returns: Its surname's length and readings, or nothing: then the characters are read as
  ///   `syllables(of:)` says.
  /// - Complexity: O(1).
  public static func surname(atStartOf name: some Collection<Unicode.Scalar>) -> SurnameReading? {
    guard let first = name.first else { return nil }
    return SurnameTable.shared.entry(first: first.value) { place in
      guard let index = name.index(name.startIndex, offsetBy: place, limitedBy: name.endIndex),
        index < name.endIndex
      else { return nil }
      return name[index].value
    }?.reading
  }

  /// For each syllable a common character that has this reading first.
  static var commonCharacters: [Unicode.Scalar?] {
    (0..<HanSyllable.count).map { syllable in
      let value = EmbeddedTable.hanReadings.number16(at: layout.commonStart + 2 * syllable)
      return value == 0 ? nil : Unicode.Scalar(value)
    }
  }

  private struct Layout {
    let pages: Int
    let pageStart: Int
    let blockStart: Int
    let listStart: Int
    let commonStart: Int

    init() {
      let table = EmbeddedTable.hanReadings
      let pageCount = 2 + 6 * Int(table.number16(at: 0))
      pages = Int(table.number16(at: pageCount))
      pageStart = pageCount + 2
      let blockCount = pageStart + 2 * pages
      blockStart = blockCount + 2
      let listCount = blockStart + 256 * Int(table.number16(at: blockCount))
      listStart = listCount + 2
      commonStart = listStart + 2 * Int(table.number16(at: listCount))
    }
  }

  private static let layout = Layout()
}

/// A surname at the begin of a name, and how it is read.
public struct SurnameReading: Sendable, Equatable {
  /// How many characters (Unicode scalars) the surname has: 1 to 4.
  public let scalarCount: Int
  /// For each character its readings in the surname, the preferred first.
  public let syllables: [[HanSyllable]]
}

extension HanReadings {
  /// Every surname of the table.
  package static var surnames: [String] {
    SurnameTable.shared.entries.map { entry in
      String(String.UnicodeScalarView(entry.characters.compactMap { Unicode.Scalar($0) }))
    }
  }
}
