/// A syllable of Mandarin without its tone, as pinyin writes it.
public struct HanSyllable: Hashable, Comparable, Sendable {
  /// The number of the syllable, from 0 to `count`, in alphabetical order of `text`.
  public let rawValue: UInt16

  /// How many syllables there are.
  public static let count = texts.count

  /// The syllable in ASCII, with `v` for ü, as it is typed: `zeng`, `lv`, `nve`.
  public var text: String { Self.texts[Int(rawValue)] }

  /// The letters of `text`, at most six, the first in the lowest byte, zeros behind them.
  package var letters: UInt64 {
    let start = 2 + 6 * Int(rawValue)
    let table = EmbeddedTable.hanReadings
    return UInt64(table.number32(at: start)) | UInt64(table.number16(at: start + 4)) << 32
  }

  /// Every way the syllable is typed: ü is `v`, `u` or `ü`, and lüe is also typed `lue`.
  ///
  /// - Complexity: O(1).
  public var spellings: [String] {
    let text = text
    guard text.contains("v") else { return [text] }
    return [
      text, String(text.map { $0 == "v" ? "u" : $0 }), String(text.map { $0 == "v" ? "ü" : $0 }),
    ]
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whether one syllable stands before another in the alphabet.
  ///
  /// - Parameters:
  ///   - a: A syllable.
  ///   - b: A syllable.
  /// - Returns: Whether `a` stands before `b`.
  public static func < (a: HanSyllable, b: HanSyllable) -> Bool { a.rawValue < b.rawValue }

  private static let texts: [String] = {
    let table = EmbeddedTable.hanReadings
    return (0..<Int(table.number16(at: 0))).map { syllable in
      let bytes = (0..<6).map { table.byte(at: 2 + 6 * syllable + $0) }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }()
}

extension HanSyllable: CustomStringConvertible {
  /// The syllable in ASCII.
  public var description: String { text }
}
