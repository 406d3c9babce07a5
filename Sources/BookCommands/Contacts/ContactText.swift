import ContactBook
import UnicodeText

/// A whole contact for a person to read: the name, then each value behind its label.
enum ContactText {
  static func text(of contact: Contact) -> String {
    var rows: [(label: String, lines: [Substring])] = []
    for value in contact.values {
      let lines = value.displayText.split(separator: "\n", omittingEmptySubsequences: false)
      rows.append((label(of: value), lines))
    }
    let labels = rows.map { DisplayText(VisibleEscape.escape($0.label)) }
    let width = labels.map(\.width).max() ?? 0
    var text = VisibleEscape.escape(contact.displayName) + "\n"
    for (label, row) in zip(labels, rows) {
      var head = String(repeating: " ", count: width - label.width) + label.text
      for line in row.lines {
        text += "  \(head)  \(VisibleEscape.escape(String(line)))\n"
        head = String(repeating: " ", count: width)
      }
    }
    return text
  }

  private static func label(of value: ContactValue) -> String {
    let preferred = value.isPreferred ? "*" : ""
    let kind = value.kind == .other ? value.property : name(of: value.kind)
    return preferred + (value.label.isEmpty ? kind : "\(kind) (\(value.label))")
  }

  /// The name of a kind in words.
  static func name(of kind: ContactValue.Kind) -> String {
    switch kind {
    case .postalAddress: "address"
    case .instantMessage: "messages"
    case .socialProfile: "profile"
    case .jobTitle: "title"
    case .timeZone: "time zone"
    case .identifier: "uid"
    case .url: "web"
    case .email: "e-mail"
    case .phone, .relation, .date, .birthday, .anniversary, .note, .organization, .role, .nickname,
      .category, .member, .photo, .gender, .language, .position, .key, .calendar, .revision, .other:
      kind.rawValue
    }
  }
}
