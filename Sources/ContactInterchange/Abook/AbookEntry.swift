import VCardCodec

/// An entry of abook's address book and the card that says the same.
struct AbookEntry {
  /// The line of the file at which it begins.
  let line: Int
  private(set) var fields: [(key: String, value: String)] = []

  init(line: Int) { self.line = line }

  mutating func append(_ key: String, _ value: String) {
    guard !value.isEmpty else { return }
    fields.append((key, value))
  }

  /// The keys of the one address in the order of ADR's parts.
  static let addressKeys = ["", "address2", "address", "city", "state", "zip", "country"]

  var card: [PropertyDraft] {
    var card = CardBuilder()
    var address: [String: String] = [:]
    var seen: Set<String> = []
    for (key, value) in fields {
      let isFirst = seen.insert(key).inserted
      switch key {
      case "name" where isFirst: card.text("FN", value)
      case "email": for email in MailboxList(value).mailboxes { card.append(email.draft) }
      case _ where isFirst && Self.addressKeys.contains(key): address[key] = value
      case "phone": card.text("TEL", value, types: ["home"])
      case "workphone": card.text("TEL", value, types: ["work"])
      case "mobile": card.text("TEL", value, types: ["cell"])
      case "fax": card.text("TEL", value, types: ["fax"])
      case "nick": card.list("NICKNAME", [value])
      case "url": card.uri("URL", value)
      case "notes": card.text("NOTE", value)
      case "anniversary": card.append(AbookDate(value).draft)
      case "groups": card.list("CATEGORIES", AbookList.items(value))
      default:
        if let number = AbookField.customNumber(key) {
          card.text("X-CUSTOM\(number)", value)
        } else {
          card.append(AbookField(key: key, value: value).draft)
        }
      }
    }
    card.components("ADR", Self.addressKeys.map { address[$0] ?? "" })
    return card.card()
  }
}

/// A field that a card has no property for: `X-ABOOK-SHOE:44` keeps `shoe=44`.
struct AbookField {
  private static let prefix = "X-ABOOK-"
  private static let unnamed = "X-ABOOK-FIELD"

  let key: String
  let value: String

  init(key: String, value: String) {
    self.key = key
    self.value = value
  }

  /// The field that a line of a card keeps; nil for any other line.
  init?(_ line: ContentLine) {
    guard line.name.hasPrefix(Self.prefix) else { return nil }
    let stated = line.name == Self.unnamed ? line.parameter("X-NAME") : nil
    key = stated ?? line.name.dropFirst(Self.prefix.count).lowercased()
    value = line.text
    guard Self.isKey(key) else { return nil }
  }

  var draft: PropertyDraft {
    let isPlain =
      key != "field"
      && key.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2D }
    return PropertyDraft(
      isPlain ? Self.prefix + key : Self.unnamed, .text(value),
      parameters: isPlain ? [] : [ParameterDraft("X-NAME", key)])
  }

  /// Whether a text can stand before `=`.
  private static func isKey(_ key: String) -> Bool {
    guard let first = key.utf8.first, first != 0x23, first != 0x5B else { return false }
    return !key.unicodeScalars.contains { $0 == "=" || $0.value <= 0x20 || $0.value == 0x7F }
  }

  /// The number of `custom1` to `custom99`.
  static func customNumber(_ key: String) -> Int? {
    guard key.hasPrefix("custom"), let number = Int(key.dropFirst(6)), (1...99).contains(number),
      key == "custom\(number)"
    else { return nil }
    return number
  }
}

/// abook's one date, which it calls an anniversary.
struct AbookDate {
  let text: String

  init(_ text: String) { self.text = text }

  var draft: PropertyDraft {
    guard let date = PartialDate(text) else {
      return PropertyDraft(
        "ANNIVERSARY", .text(text), parameters: [ParameterDraft("VALUE", "text")])
    }
    return PropertyDraft("ANNIVERSARY", .verbatim(date.basicText))
  }
}

/// abook's lists: items between commas, which cannot hold one.
enum AbookList {
  static func items(_ value: String) -> [String] {
    value.split(separator: ",").map { PlainText.trimmed(String($0)) }.filter { !$0.isEmpty }
  }
}
