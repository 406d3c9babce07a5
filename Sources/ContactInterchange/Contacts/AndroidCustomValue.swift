import ContactBook
import VCardCodec

/// A row of Android's contact table in a card:
/// `X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Nick;1;;;…`.
struct AndroidCustomValue {
  private let kind: ContactValue.Kind
  private let text: String
  private let label: String
  private var content = ContactValue.Content.text

  /// Reads a line; nil when it is no such row or one whose meaning is not known.
  init?(_ line: ContentLine) {
    guard line.name == "X-ANDROID-CUSTOM" else { return nil }
    let fields = line.components
    guard fields.count >= 2, !fields[1].isEmpty else { return nil }
    let type = fields.count > 2 ? fields[2] : ""
    let given = fields.count > 3 ? fields[3] : ""
    switch fields[0] {
    case "vnd.android.cursor.item/nickname": (kind, text, label) = (.nickname, fields[1], "")
    case "vnd.android.cursor.item/contact_event":
      let date = ValueText(date: PartialDate(fields[1]), of: fields[1])
      (text, content) = (date.text, date.content)
      switch type {
      case "1": (kind, label) = (.anniversary, given)
      case "3": (kind, label) = (.birthday, given)
      default: (kind, label) = (.date, given)
      }
    case "vnd.android.cursor.item/relation":
      (kind, text) = (.relation, fields[1])
      content = .reference(ContactReference(address: fields[1]))
      label = given.isEmpty ? Int(type).flatMap { Self.relations[$0] } ?? "" : given
    default: return nil
    }
  }

  func value(group: String) -> ContactValue {
    ContactValue(
      kind: kind, property: "X-ANDROID-CUSTOM", value: text, label: label, group: group,
      content: content)
  }

  /// The types of `ContactsContract.CommonDataKinds.Relation`.
  private static let relations: [Int: String] = [
    1: "assistant", 2: "brother", 3: "child", 4: "domestic partner", 5: "father", 6: "friend",
    7: "manager", 8: "mother", 9: "parent", 10: "partner", 11: "referred by", 12: "relative",
    13: "sister", 14: "spouse",
  ]
}
