import ContactBook
import VCardCodec

/// The value of a property as people read it.
enum ValueText {
  /// The texts of a line: one for each item of a list, else one.
  static func texts(of line: ContentLine, as kind: ContactValue.Kind) -> [String] {
    switch kind {
    case .category, .nickname: line.list.map { PlainText.trimmed($0) }
    case .phone: [PhoneText.shown(line.text)]
    case .email: [withoutScheme("mailto:", PlainText.trimmed(line.text))]
    case .postalAddress: [line.name == "ADR" ? address(line) : lines(line.text)]
    case .organization: [joined(line.components, by: ", ")]
    case .birthday, .anniversary, .date: [line.date?.isoText ?? PlainText.trimmed(line.text)]
    case .photo, .key: [media(line)]
    case .socialProfile: [profile(line)]
    case .gender: [gender(line)]
    case .position:
      [line.position.map { "\($0.latitude), \($0.longitude)" } ?? PlainText.trimmed(line.text)]
    case .timeZone: [line.utcOffset ?? PlainText.trimmed(line.text)]
    case .note: [lines(line.text)]
    default: line.encoding == .base64 ? [media(line)] : [PlainText.trimmed(lines(line.text))]
    }
  }

  /// A text with line feeds for all line ends.
  private static func lines(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var result = String.UnicodeScalarView()
    var follows = false
    for scalar in text.unicodeScalars {
      if scalar == "\n", follows {
        follows = false
        continue
      }
      follows = scalar == "\r"
      result.append(follows ? "\n" : scalar)
    }
    return String(result)
  }

  private static func joined(_ parts: [String], by separator: String) -> String {
    parts.map { PlainText.trimmed($0) }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  private static func withoutScheme(_ scheme: String, _ text: String) -> String {
    text.lowercased().hasPrefix(scheme) ? String(text.dropFirst(scheme.count)) : text
  }

  /// A postal address as lines: box, extension, street; place with its code and region; country.
  ///
  /// When the card gives no parts but a whole text (LABEL of 4.0), that.
  private static func address(_ line: ContentLine) -> String {
    let parts = line.components.map { PlainText.trimmed(lines($0)) }
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    let place = joined([part(5), part(3)], by: " ")
    let text = joined(
      [part(0), part(1), part(2), joined([place, part(4)], by: ", "), part(6)]
        + parts.dropFirst(7), by: "\n")
    return text.isEmpty ? lines(line.parameter("LABEL") ?? "") : text
  }

  private static func media(_ line: ContentLine) -> String {
    let media = line.media
    switch media.source {
    case .address(let address): return address
    case .text(let text): return lines(text)
    case .embedded(let count):
      return joined([line.name.lowercased(), bytes(count), media.mediaType ?? ""], by: ", ")
    }
  }

  /// A number of bytes with its thousands apart.
  private static func bytes(_ count: Int) -> String {
    var digits = Array(String(count))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return String(digits) + (count == 1 ? " byte" : " bytes")
  }

  /// The account rather than the address that a program made up for it.
  private static func profile(_ line: ContentLine) -> String {
    let text = PlainText.trimmed(line.text)
    guard text.lowercased().hasPrefix("x-apple:") else { return text }
    return line.parameter("X-USER") ?? String(text.dropFirst("x-apple:".count))
  }

  /// RFC 6350 §6.2.7.
  private static func gender(_ line: ContentLine) -> String {
    let parts = line.components
    let words = ["M": "male", "F": "female", "O": "other", "N": "not applicable", "U": "unknown"]
    let letter = parts.first ?? ""
    return joined([words[letter.uppercased()] ?? letter] + parts.dropFirst(), by: ", ")
  }
}
