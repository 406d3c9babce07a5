/// A key of the editing language: `tel.work`, `address.home.street`, `category#2`, `X-FOO`.
///
/// A label with a dot, an equals sign, a number sign or quotes in it stands in quotes:
/// `tel."St. Mary"`; a backslash before a quote or backslash makes it part of the label.
package struct CardKey: Hashable, Sendable {
  /// What it names.
  package var field: CardField
  /// The label as it was written; nil when the key has none and means any, empty for values without a
  /// label.
  package var label: String?
  /// The part of an address.
  package var part: AddressPart?
  /// The name of a property of its own, in upper case.
  package var property: String = ""
  /// Which of the values that the rest of the key names, counted from 1.
  package var number: Int?

  package init(
    field: CardField, label: String? = nil, part: AddressPart? = nil, property: String = "",
    number: Int? = nil
  ) {
    self.field = field
    self.label = label
    self.part = part
    self.property = property
    self.number = number
  }

  /// Reads a key.
  ///
  /// - Throws: `CardEditError`, which says what of the key is not understood.
  package init(_ text: String) throws(CardEditError) {
    var words = try KeyWords(text)
    guard let first = words.words.first, !first.text.isEmpty else {
      throw CardEditError(.noKey, "a key is missing before ‘=’")
    }
    words.words.removeFirst()
    if let name = Self.propertyName(first.text) {
      self = try Self.property(name, rest: words.words)
    } else {
      self = try Self.field(first.text, rest: words.words, of: text)
    }
    number = words.number
  }

  private static func field(
    _ word: String, rest: [KeyWords.Word], of text: String
  ) throws(CardEditError) -> CardKey {
    guard let field = CardField(word: word.lowercased()) else {
      throw CardEditError.unknownKey(word)
    }
    var key = CardKey(field: field)
    var rest = rest
    if field == .address, let last = rest.last, !last.isQuoted,
      let part = AddressPart(word: last.text)
    {
      key.part = part
      rest.removeLast()
    }
    guard rest.count <= (field.takesLabel ? 1 : 0) else {
      throw CardEditError(
        .unknownKey,
        field.takesLabel
          ? "‘\(text)’ has too many parts; a label with a dot in it stands in quotes"
          : "‘\(field.rawValue)’ takes no label")
    }
    key.label = rest.first?.text
    return key
  }

  private static func property(
    _ name: String, rest: [KeyWords.Word]
  ) throws(CardEditError) -> CardKey {
    guard rest.isEmpty else { throw CardEditError(.unknownKey, "‘\(name)’ takes no label") }
    if let reason = fixedProperties[name] {
      throw CardEditError(.notEditable, "\(name) cannot be edited: \(reason)")
    }
    let field = CardField(ofProperty: name)
    guard field == .property, name != "N" else {
      let key = name == "N" ? "family’ or ‘given" : field.rawValue
      throw CardEditError(.notEditable, "\(name) is edited by the key ‘\(key)’")
    }
    return CardKey(field: .property, property: name)
  }

  /// Properties that say what the card is, not who.
  private static let fixedProperties: [String: String] = [
    "BEGIN": "it bounds the card", "END": "it bounds the card",
    "VERSION": "it says how the card is written", "UID": "it says which contact this is",
    "REV": "it is set with every change", "PRODID": "it names the program that made the card",
    "X-ABLABEL": "it is the label of a value", "X-ABADR": "it belongs to an address",
    "AGENT": "it holds a card of its own",
  ]

  /// The property that a word names: in upper case, or with the prefix of private ones; nil for the key
  /// of a field.
  private static func propertyName(_ word: String) -> String? {
    let name = word.uppercased()
    guard name == word || name.hasPrefix("X-"), name.utf8.allSatisfy(isNameByte) else { return nil }
    return CardField(word: word.lowercased()) == nil ? name : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
      || byte == 0x2F
  }

  /// The key as it is written, without its number.
  package var text: String {
    guard field != .property else { return property }
    var words = [field.rawValue]
    if let label, !label.isEmpty { words.append(Self.quoted(label)) }
    if let part { words.append(part.key) }
    return words.joined(separator: ".")
  }

  private static func quoted(_ label: String) -> String {
    let needsQuotes =
      label.contains { ".=#\"\\:".contains($0) } || AddressPart(word: label) != nil
      || label.first == " " || label.last == " " || label.contains { $0.isNewline }
    guard needsQuotes else { return label }
    var text = "\""
    for character in label {
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character.isNewline ? " " : character)
    }
    return text + "\""
  }
}

extension CardField {
  /// The field that a word names, in lower case; `property` is named by no word.
  init?(word: String) {
    guard
      let field = Self.allCases.first(where: {
        $0 != .property && ($0.rawValue == word || $0.aliases.contains(word))
      })
    else { return nil }
    self = field
  }
}

/// The words of a key between its dots, and its number.
struct KeyWords {
  struct Word {
    var text: String
    var isQuoted: Bool
  }

  var words: [Word] = []
  var number: Int?

  init(_ text: String) throws(CardEditError) {
    var rest = Substring(text)
    while true {
      words.append(try Self.word(from: &rest, of: text))
      guard let next = rest.first else { return }
      rest.removeFirst()
      if next == "#" {
        guard let number = Int(rest), number > 0 else {
          throw CardEditError(
            .unknownKey, "‘#\(rest)’ in ‘\(text)’ is no number; the first value is #1")
        }
        self.number = number
        return
      }
    }
  }

  private static func word(
    from rest: inout Substring, of text: String
  ) throws(CardEditError) -> Word {
    guard rest.first == "\"" else {
      let end = rest.firstIndex { $0 == "." || $0 == "#" } ?? rest.endIndex
      defer { rest = rest[end...] }
      return Word(text: String(rest[..<end]), isQuoted: false)
    }
    rest.removeFirst()
    var word = ""
    while let character = rest.popFirst() {
      if character == "\"" {
        guard rest.isEmpty || rest.first == "." || rest.first == "#" else { break }
        return Word(text: word, isQuoted: true)
      }
      if character == "\\", let escaped = rest.popFirst() {
        word.append(escaped)
      } else {
        word.append(character)
      }
    }
    throw .openQuotes(in: text)
  }
}
