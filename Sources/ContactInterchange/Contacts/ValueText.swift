import ContactBook
import VCardCodec

/// The value of a property: as people read it, and in its parts.
struct ValueText {
  var text: String
  var content = ContactValue.Content.text

  /// The values of a line: one for each item of a list, else one.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - kind: What its property means.
  /// - Returns: The values; one of them may be empty.
  static func all(of line: ContentLine, as kind: ContactValue.Kind) -> [ValueText] {
    isList(kind)
      ? line.list.map { ValueText(text: PlainText.trimmed($0)) } : [ValueText(of: line, as: kind)]
  }

  /// Whether a line of the kind may hold several values.
  static func isList(_ kind: ContactValue.Kind) -> Bool { kind == .category || kind == .nickname }

  /// The only value of a line.
  init(of line: ContentLine, as kind: ContactValue.Kind) {
    switch kind {
    case .phone: self = .phone(line)
    case .email:
      self.init(text: Self.withoutScheme("mailto:", PlainText.trimmed(line.text)))
    case .postalAddress: self = line.name == "ADR" ? .address(line) : .lines(of: line)
    case .organization: self = .organization(line)
    case .birthday, .anniversary, .date: self = .date(line)
    case .photo, .key: self = .media(line)
    case .instantMessage: self = .message(line)
    case .socialProfile: self = .profile(line)
    case .relation, .member: self = .reference(line)
    case .gender: self = .gender(line)
    case .position: self = .position(line)
    case .timeZone: self = .timeZone(line)
    case .note: self = .lines(of: line)
    default: self = line.encoding == .base64 ? .media(line) : .trimmedLines(of: line)
    }
  }

  init(text: String, content: ContactValue.Content = .text) {
    self.text = text
    self.content = content
  }
}

extension ValueText {
  /// The parts that say something, as one text.
  static func joined(_ parts: [String], by separator: String) -> String {
    parts.map { PlainText.trimmed($0) }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private static func withoutScheme(_ scheme: String, _ text: String) -> String {
    text.utf8.prefix(scheme.utf8.count).contains(0x3A) && text.lowercased().hasPrefix(scheme)
      ? String(text.dropFirst(scheme.count)) : text
  }

  private static func lines(of line: ContentLine) -> ValueText {
    ValueText(text: TextLines.unified(line.text))
  }

  private static func trimmedLines(of line: ContentLine) -> ValueText {
    ValueText(text: PlainText.trimmed(TextLines.unified(line.text)))
  }

  private static func phone(_ line: ContentLine) -> ValueText {
    let parts = PhoneText(line.text)
    return ValueText(
      text: parts.shown, content: .phone(number: parts.number, extension: parts.extension))
  }

  private static func organization(_ line: ContentLine) -> ValueText {
    let parts = line.components.map { PlainText.trimmed($0) }
    let units = parts.dropFirst().filter { !$0.isEmpty }
    return ValueText(
      text: joined(parts, by: ", "), content: .organization(name: parts.first ?? "", units: units))
  }

  private static func date(_ line: ContentLine) -> ValueText {
    ValueText(date: line.date, of: line.text)
  }

  /// A date in its parts, or the text where that is none.
  init(date: PartialDate?, of text: String) {
    guard let date = date?.withoutPlaceholderYear else {
      self.init(text: PlainText.trimmed(text))
      return
    }
    self.init(text: date.isoText)
    guard !self.text.isEmpty else { return }
    content = .date(
      ContactDate(year: date.year, month: date.month, day: date.day, time: date.time))
  }

  /// RFC 6350 §6.2.7.
  private static func gender(_ line: ContentLine) -> ValueText {
    let parts = line.components.map { PlainText.trimmed($0) }
    let words = ["M": "male", "F": "female", "O": "other", "N": "not applicable", "U": "unknown"]
    let letter = parts.first?.uppercased() ?? ""
    let text = joined([words[letter] ?? parts.first ?? ""] + parts.dropFirst(), by: ", ")
    guard letter.isEmpty || words[letter] != nil else { return ValueText(text: text) }
    return ValueText(
      text: text,
      content: .gender(sex: letter, identity: joined(Array(parts.dropFirst()), by: "; ")))
  }

  private static func position(_ line: ContentLine) -> ValueText {
    guard let position = line.position, let latitude = Double(position.latitude),
      let longitude = Double(position.longitude)
    else { return trimmedLines(of: line) }
    return ValueText(
      text: "\(position.latitude), \(position.longitude)",
      content: .position(latitude: latitude, longitude: longitude))
  }

  private static func timeZone(_ line: ContentLine) -> ValueText {
    guard let offset = line.utcOffset else { return trimmedLines(of: line) }
    let digits = offset.filter(\.isNumber)
    let hours = Int(digits.prefix(2)) ?? 0
    let minutes = Int(digits.dropFirst(2).prefix(2)) ?? 0
    let sign = offset.hasPrefix("-") ? -1 : 1
    return ValueText(text: offset, content: .utcOffset(minutes: sign * (hours * 60 + minutes)))
  }
}

extension PartialDate {
  /// The date without a year that means none: 1604 is Apple's, also where the parameter that says so was lost on
  /// the way through another program; 0000 is that of some exports.
  fileprivate var withoutPlaceholderYear: PartialDate { omitting(year: 1604).omitting(year: 0) }
}
