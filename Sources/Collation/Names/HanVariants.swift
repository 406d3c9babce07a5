/// Han characters that are one for search: Traditional, Simplified and Japanese forms.
///
/// The table is made by `Resources/names/make-tables.py`, mostly from ICU's transform Hant-Hans.
package enum HanVariants {
  /// The character that stands for `scalar` and its other forms; mostly itself.
  ///
  ///     張 → 张    萬 → 万    沢 → 泽
  ///
  /// - Complexity: O(1), some 2 ns.
  @inline(__always)
  package static func representative(of scalar: UInt32) -> UInt32 {
    let place = scalar &- blockStart
    if place < blockEnd - blockStart { return UInt32(forms[Int(place)]) }
    return scalar < blockStart ? scalar : others[scalar] ?? scalar
  }

  private static let blockStart: UInt32 = 0x3400
  private static let blockEnd: UInt32 = 0xA000

  /// The common blocks spread out: 54 KB, made when the first Han character is searched.
  private static let forms: [UInt16] = {
    let table = EmbeddedTable.hanVariants
    var forms = (UInt16(blockStart)..<UInt16(blockEnd)).map { $0 }
    for pair in 0..<Int(table.number16(at: 0)) {
      let character = table.number16(at: 2 + 4 * pair)
      forms[Int(character) - Int(blockStart)] = table.number16(at: 4 + 4 * pair)
    }
    return forms
  }()

  private static let others: [UInt32: UInt32] = {
    let table = EmbeddedTable.hanVariants
    let start = 2 + 4 * Int(table.number16(at: 0))
    let pairs = (0..<Int(table.number16(at: start))).map { pair in
      (table.number32(at: start + 2 + 8 * pair), table.number32(at: start + 6 + 8 * pair))
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
