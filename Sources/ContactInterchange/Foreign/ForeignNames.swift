import ContactBook
import VCardCodec

/// The names under which fields of other formats are told to scripts.
enum ForeignNames {
  private static let custom = "X-CUSTOM"

  /// Whether a property holds something that the format it comes from names plainly.
  static func isOwn(_ name: String) -> Bool { name == "MEMBER" || isCustom(name) }

  /// `CUSTOM1` for `X-CUSTOM1`.
  static func plain(_ name: String) -> String {
    isCustom(name) ? String(name.dropFirst(2)) : name
  }

  /// The value as the format has it: members by their distinguished name, own fields with their line ends.
  static func value(of line: ContentLine) -> String {
    guard line.name == "MEMBER" else { return CustomField.text(of: line) }
    return DistinguishedName(address: line.text)?.text ?? line.text
  }

  /// The name of a contact in a message about it.
  static func name(of card: VCard) -> String { Contact(card: card).displayName }

  private static func isCustom(_ name: String) -> Bool {
    let digits = name.dropFirst(custom.count)
    return name.hasPrefix(custom) && !digits.isEmpty
      && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }
}
