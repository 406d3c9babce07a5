/// What a collation holds: constant after `init`, but for tables made when first needed.
///
/// The state that changes is behind locks: the sections of other scripts, the pinyin order for
/// locales without an order of Han, and the identical level.
final class CollationEngine: Sendable {
  let locale: LocaleIdentifier
  let collator: Collator
  let table: SectionTable
  /// Whether different texts of plain characters have different keys (see `KeyWriter.isExact`).
  let hasExactKeys: Bool
  /// Surnames with a reading of their own, where the order goes by readings.
  let readings: ReadingPlacement?

  private let foreign: LockedValue<[Int: ScriptSections]>
  private let pinyin: LockedValue<PinyinOrder?>
  private let identical: LockedValue<Collator?>

  init(locale: LocaleIdentifier) throws(CollationError) {
    self.locale = locale
    let collator = try Collator(icuLocale: locale.name)
    self.collator = collator
    table = SectionTable(collator: collator, locale: locale)
    readings =
      table.hanOrder == .own(byReading: true)
      ? ReadingPlacement(collator: collator, boundaries: table.boundaries) : nil
    hasExactKeys = collator.hasThreeLevels
    foreign = LockedValue([:])
    pinyin = LockedValue(nil)
    identical = LockedValue(nil)
  }

  /// The sections of another script, made when a name of it first occurs.
  func sections(ofScriptAt place: Int) -> ScriptSections {
    foreign.withLock { known in
      if let sections = known[place] { return sections }
      let sections = ScriptSections(scriptAt: place, of: table.scripts, collator: collator)
      known[place] = sections
      return sections
    }
  }

  /// The order of Han by pinyin, for a locale that has none.
  var pinyinOrder: PinyinOrder? {
    pinyin.withLock { known in
      if let order = known { return order }
      known = PinyinOrder(letters: table, collator: collator)
      return known
    }
  }

  /// The order that tells apart what is equal in every level but the last.
  var identicalLevel: Collator? {
    identical.withLock { known in
      if let collator = known { return collator }
      known = Collator(identicalLevelOf: collator)
      return known
    }
  }

  /// Whether a character that is no plain letter has a letter's weight.
  func hasLetterWeight(_ scalar: Unicode.Scalar) -> Bool {
    let key = collator.primaryKey(of: String(scalar))
    return !key.lexicographicallyPrecedes(table.scripts.firstLetter)
      && key.lexicographicallyPrecedes(table.scripts.end)
  }
}

/// Han by pinyin inside another locale's letters.
struct PinyinOrder: Sendable {
  let engine: CollationEngine
  /// The locale's section of each section of the pinyin order.
  let sections: [SectionID]

  init?(letters: SectionTable, collator: Collator) {
    guard let engine = try? CollationEngine(locale: LocaleIdentifier(name: "zh")) else {
      return nil
    }
    self.engine = engine
    sections = engine.table.titles.map { title in
      if case .own(let section)? = letters.boundaries.target(of: collator.primaryKey(of: title)) {
        return .own(section)
      }
      return .other
    }
  }
}
