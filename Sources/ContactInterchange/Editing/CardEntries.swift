import ContactBook
import VCardCodec

/// The values of a card that the editing language can name, in the order of the card.
struct CardEntries {
  private(set) var entries: [CardEntry] = []
  private let labels: LabelSpelling

  init(_ card: VCard) {
    labels = LabelSpelling(card)
    var hasName = false
    for (index, line) in card.lines.enumerated() where line.kind == .property {
      if line.name == "N" {
        if !hasName { addName(line, at: index) }
        hasName = true
      } else if !Self.isFixed(line) {
        add(line, at: index, in: card)
      }
    }
  }

  /// The entries that a key names, its number counted.
  ///
  /// - Returns: Their indices in `entries`.
  func indices(of key: CardKey) -> [Int] {
    let found = entries.indices.filter { entries[$0].matches(key) }
    guard let number = key.number else { return found }
    return found.indices.contains(number - 1) ? [found[number - 1]] : []
  }

  /// Whether a line is never edited by itself.
  static func isFixed(_ line: ContentLine) -> Bool {
    [
      "VERSION", "UID", "REV", "PRODID", "X-ABLABEL", "X-ABADR", "AGENT", "CLIENTPIDMAP", "BEGIN",
      "END",
    ].contains(line.name)
  }

  private mutating func addName(_ line: ContentLine, at index: Int) {
    let fields: [CardField] = [.family, .given, .middle, .prefix, .suffix]
    for (number, (field, items)) in zip(fields, line.componentLists).enumerated() {
      append(field, Self.joined(items), line, at: index, place: .part(number))
    }
  }

  private mutating func add(_ line: ContentLine, at index: Int, in card: VCard) {
    let field = CardField(ofProperty: line.name)
    switch field {
    case .nickname, .category:
      for (number, item) in line.list.enumerated() {
        append(field, PlainText.trimmed(item), line, at: index, place: .item(number))
      }
    case .org:
      for (number, part) in line.components.enumerated() {
        append(
          number == 0 ? .org : .unit, PlainText.trimmed(part), line, at: index, place: .part(number)
        )
      }
    case .address:
      for (number, items) in line.componentLists.enumerated() {
        guard let part = AddressPart(rawValue: number) else { break }
        append(field, Self.joined(items), line, at: index, place: .part(number), part: part)
      }
    case .photo: addPhoto(line, at: index)
    default:
      let value = EntryText.shown(line, as: field)
      append(field, value ?? "", line, at: index, isText: value != nil)
    }
  }

  private mutating func addPhoto(_ line: ContentLine, at index: Int) {
    switch line.media.source {
    case .address(let address): append(.photo, address, line, at: index)
    case .text(let text): append(.photo, text, line, at: index)
    case .embedded(let count):
      let type = line.media.mediaType.map { "\($0), " } ?? ""
      append(.photo, "\(type)\(count) bytes", line, at: index, isText: false)
    }
  }

  private mutating func append(
    _ field: CardField, _ value: String, _ line: ContentLine, at index: Int,
    place: CardEntry.Place = .line, part: AddressPart? = nil, isText: Bool = true
  ) {
    guard !value.isEmpty || !isText || place == .line else { return }
    let label = field.takesLabel ? labels.label(of: line, as: field) : ""
    entries.append(
      CardEntry(
        field: field, label: label, part: part, property: line.name, value: value, line: index,
        place: place, isText: isText))
  }

  /// The items of a part as one text.
  static func joined(_ items: [String]) -> String {
    items.map { PlainText.trimmed($0) }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// The value of a line as people read and type it.
enum EntryText {
  /// The text; nil when the value is no text.
  static func shown(_ line: ContentLine, as field: CardField) -> String? {
    guard line.encoding != .base64 else { return nil }
    if field == .property, line.media.isEmbedded { return nil }
    switch field {
    case .tel: return text(of: line, as: .phone)
    case .email: return text(of: line, as: .email)
    case .birthday, .anniversary, .date: return text(of: line, as: .date)
    case .position: return text(of: line, as: .position)
    case .timezone: return text(of: line, as: .timeZone)
    case .gender: return line.components.map { PlainText.trimmed($0) }.joined(separator: "; ")
    default: return TextLines.unified(line.text)
    }
  }

  private static func text(of line: ContentLine, as kind: ContactValue.Kind) -> String {
    ValueText.all(of: line, as: kind).first?.text ?? ""
  }
}

extension MediaValue {
  /// Whether the bytes are in the card.
  var isEmbedded: Bool {
    if case .embedded = source { return true }
    return false
  }
}
