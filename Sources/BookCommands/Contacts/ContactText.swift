import ContactBook
import UnicodeText

/// A whole contact for a person to read: the name, then each value behind its label.
enum ContactText {
  static func text(of contact: Contact) -> String {
    let rows = rows(of: contact)
    let labels = rows.map { DisplayText(VisibleEscape.escape($0.label)) }
    let width = labels.map(\.width).max() ?? 0
    var text = VisibleEscape.escape(ShownName.text(contact.displayName)) + "\n"
    for variant in contact.nameVariants {
      let language = variant.language.isEmpty ? "" : " (\(variant.language))"
      text += VisibleEscape.escape(variant.value + language) + "\n"
    }
    for (label, row) in zip(labels, rows) {
      var head = String(repeating: " ", count: width - label.width) + label.text
      for line in row.lines {
        text += "  \(head)  \(VisibleEscape.escape(String(line)))\n"
        head = String(repeating: " ", count: width)
      }
    }
    return text
  }

  /// The rows; that of the UID holds the one by which commands find the contact.
  ///
  /// A card without UID has one that is made for it, as has one whose UID is not its own alone; the latter's UID is in
  /// a row of its own.
  private static func rows(of contact: Contact) -> [(label: String, lines: [Substring])] {
    var rows: [(label: String, lines: [Substring])] = []
    let uid = (label: name(of: .identifier), lines: [contact.identity[...]])
    if !contact.values.contains(where: { $0.kind == .identifier }) { rows.append(uid) }
    for value in contact.values {
      let lines = shown(value).split(separator: "\n", omittingEmptySubsequences: false)
      guard value.kind == .identifier else {
        rows.append((label(of: value), lines))
        continue
      }
      rows.append(uid)
      if value.value != contact.identity { rows.append(("\(uid.label) (card)", lines)) }
    }
    return rows
  }

  /// The value; a member that the book does not have is told to be one.
  private static func shown(_ value: ContactValue) -> String {
    guard value.kind == .member, case .reference(let member) = value.content, member.name == nil
    else { return value.displayText }
    return value.displayText + " (not in this book)"
  }

  private static func label(of value: ContactValue) -> String {
    let preferred = value.isPreferred ? "*" : ""
    let kind =
      switch value.kind {
      case .other: value.property
      // Photos, logos and sounds are of one kind.
      case .photo: value.property.lowercased()
      default: name(of: value.kind)
      }
    let isSaid = value.label.isEmpty || value.label == kind
    return preferred + (isSaid ? kind : "\(kind) (\(value.label))")
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
