/// The noncharacters that CLDR's collation data uses as marks (UTS #35, part 5); no literal can
/// hold them.
enum CollationMarks {
  /// U+FDD0, before the labels of Chinese orders.
  static let label = text(0xFDD0)
  /// U+FDD1, before a sample character: the begin of its script.
  static let script = text(0xFDD1)
  /// U+FFFF, which sorts behind everything.
  static let last = text(0xFFFF)

  /// Whether a text is a label of a Chinese order, with its mark.
  static func isLabel(_ text: String) -> Bool { text.utf16.first == 0xFDD0 }

  private static func text(_ unit: UInt16) -> String {
    String(decoding: CollectionOfOne(unit), as: UTF16.self)
  }
}
