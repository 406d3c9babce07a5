import ContactBook
import TerminalGrid

/// A contact as lines of a given width: labels in a column of their own, long values wrapped.
struct DetailPage: Sendable {
  struct Line: Hashable, Sendable {
    var label = ""
    var text = ""
    /// The value that the line belongs to; nil for a blank line and for the spoken name.
    var value: Int?
    /// What goes behind the text in small: that the value is the preferred one, or a member not in the book.
    var remark = ""
  }

  private(set) var width = Width.zero
  /// The name in as many lines as it takes.
  private(set) var name: [String] = []
  private(set) var labelWidth = Width.zero
  private(set) var values: [ContactValue] = []
  private(set) var lines: [Line] = []

  /// Lines that a name or a label takes at most.
  private static let headingLines = 3
  /// Columns beside the name: the gaps, and room for its state.
  private static let besideName = Width(10)
  /// Characters of one value that are shown; a card may hold megabytes.
  private static let longestValue = 8_000

  init() {}

  init(_ contact: Contact, width: Width) {
    self.width = width
    name = TextWrapping.wrap(
      contact.displayName.clipped, to: max(1, width - Self.besideName), lines: Self.headingLines)
    let groups = Self.groups(contact)
    let labels = groups.joined().map { Grid.width(of: $0.title) }
    labelWidth = min(max(labels.max() ?? .zero, 5), min(18, Width(width.value / 3)))
    let room = max(1, width - labelWidth - DetailPage.gaps)
    for text in Self.otherNames(of: contact) {
      lines += TextWrapping.wrap(text.clipped, to: max(1, width - 2)).map { Line(text: $0) }
    }
    for group in groups {
      if !lines.isEmpty { lines.append(Line()) }
      for value in group { append(value, room: room) }
    }
  }

  /// Blanks before the label, between label and value, and at the right.
  static let gaps = Width(1 + 2 + 1)

  /// The lines of a value.
  func lines(ofValue value: Int) -> Range<Int>? {
    guard let first = lines.firstIndex(where: { $0.value == value }) else { return nil }
    let end = lines[first...].firstIndex { $0.value != value } ?? lines.count
    return first..<end
  }

  private mutating func append(_ value: ContactValue, room: Width) {
    let index = values.count
    values.append(value)
    var text = value.displayText
    if text.utf8.count > Self.longestValue {
      text = String(text.unicodeScalars.prefix(Self.longestValue)) + "…"
    }
    let texts = TextWrapping.wrap(text, to: room)
    let labels = TextWrapping.wrap(
      value.title.clipped, to: max(1, labelWidth), lines: Self.headingLines)
    for number in 0..<max(texts.count, labels.count) {
      lines.append(
        Line(
          label: number < labels.count ? labels[number] : "",
          text: number < texts.count ? texts[number] : "", value: index,
          remark: number == 0 ? value.remark : ""))
    }
  }

  /// How the name is spoken, and what it is in other languages.
  private static func otherNames(of contact: Contact) -> [String] {
    let variants = contact.nameVariants.map { variant in
      variant.language.isEmpty ? variant.value : "\(variant.value) (\(variant.language))"
    }
    return [contact.name.spoken].filter { !$0.isEmpty } + variants
  }

  /// The values by what they are for: ways to reach somebody first, what only programs read last.
  private static func groups(_ contact: Contact) -> [[ContactValue]] {
    let ordered = Dictionary(grouping: contact.values) { $0.kind.group }
    return ContactValue.Group.allCases.compactMap { ordered[$0] }
  }
}

extension ContactValue {
  /// What is said behind the value.
  fileprivate var remark: String {
    if kind == .member, case .reference(let member) = content, member.name == nil {
      return "not in this book"
    }
    return isPreferred ? "preferred" : ""
  }
}

extension PersonName {
  /// How the name is spoken, in the order of the name as written.
  var spoken: String {
    [phoneticFamilyName, phoneticMiddleName, phoneticGivenName].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
