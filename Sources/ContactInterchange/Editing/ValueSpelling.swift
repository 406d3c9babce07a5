import ContactBook
import VCardCodec

/// How a typed value is written into a property of a version.
struct ValueSpelling {
  let version: VCardVersion
  let property: String
  /// The line that has the property already.
  let old: ContentLine?

  /// Encoded pictures up to this size are taken (8 MiB).
  static let largestPhoto = 8 << 20

  /// Refuses text that a card cannot hold, or that the value cannot be.
  static func check(_ text: String, of key: CardKey) throws(CardEditError) {
    if let scalar = key.label?.unicodeScalars.first(where: { isControl($0) || $0 == "\t" }) {
      throw CardEditError(
        .invalidValue,
        "the label of ‘\(key.field.rawValue)’ has the control character \(codePoint(scalar))")
    }
    for scalar in text.unicodeScalars where isControl(scalar) {
      let isLineBreak = scalar == "\n" || scalar == "\r"
      if isLineBreak, mayHaveLines(key.field) { continue }
      throw CardEditError(
        .invalidValue,
        isLineBreak
          ? "‘\(key.text)’ takes one line"
          : "the value of ‘\(key.text)’ has the control character \(codePoint(scalar)), "
            + "which a card cannot hold")
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private static func mayHaveLines(_ field: CardField) -> Bool {
    field == .note || field == .address || field == .property
  }

  /// Writes a value.
  func write(
    _ value: CardEdit.Value, of field: CardField, to draft: inout PropertyDraft
  ) throws(CardEditError) {
    switch value {
    case .file(let path):
      throw CardEditError(.invalidValue, "the file ‘\(path)’ has not been read")
    case .data(let bytes):
      guard field == .photo else {
        throw CardEditError(.invalidValue, "‘\(field.rawValue)’ takes a text")
      }
      try writePhoto(bytes, to: &draft)
    case .text(let text): try write(text, of: field, to: &draft)
    }
  }

  private func writePhoto(
    _ bytes: [UInt8], to draft: inout PropertyDraft
  ) throws(CardEditError) {
    guard bytes.count / 3 * 4 <= Self.largestPhoto else {
      throw CardEditError(.invalidValue, "the photo is larger than 8 MiB when encoded")
    }
    let value = PropertyDraft.Value.photo(bytes)
    guard case .binary(_, let type) = value, !type.isEmpty else {
      throw CardEditError(
        .invalidValue, "the photo is no JPEG, PNG, GIF, WebP, BMP, TIFF or HEIC picture")
    }
    draft.parameters.removeAll { ["TYPE", "MEDIATYPE", "VALUE"].contains($0.name) }
    draft.value = value
  }

  private func write(
    _ text: String, of field: CardField, to draft: inout PropertyDraft
  ) throws(CardEditError) {
    switch field {
    case .tel: writePhone(text, to: &draft)
    case .email: writeEmail(text, to: &draft)
    case .birthday, .anniversary, .date:
      try DateSpelling(version: version, old: old).write(text, of: field, to: &draft)
    case .url: draft.value = .uri(text)
    case .social: draft.value = text.contains(" ") ? .text(text) : .uri(text)
    case .im: writeMessenger(text, to: &draft)
    case .photo:
      draft.parameters.removeAll { $0.name == "TYPE" || $0.name == "MEDIATYPE" }
      draft.value = .uri(text)
    case .relation: writeRelation(text, to: &draft)
    case .gender: try writeGender(text, to: &draft)
    case .timezone: try writeTimeZone(text, to: &draft)
    case .position: try writePosition(text, to: &draft)
    case .kind: try writeKind(text, to: &draft)
    case .language: try writeLanguage(text, to: &draft)
    default:
      if case .uri = draft.value {
        draft.value = .uri(text)
      } else {
        draft.value = old?.privateParts.map { Self.parts(of: text, like: $0) } ?? .text(text)
      }
    }
  }

  /// The parts of a typed value, when the value before it had parts.
  ///
  /// A compound value of a private property is shown with its separators, and so it is typed. With separators
  /// that are text among them nobody can tell which is which; then the whole is a text.
  private static func parts(of text: String, like old: [[String]]) -> PropertyDraft.Value {
    guard !old.joined().contains(where: { $0.contains(";") || $0.contains(",") }) else {
      return .text(text)
    }
    let hasLists = old.contains { $0.count > 1 }
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    return .components(
      parts.map { part in
        hasLists
          ? part.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
          : [String(part)]
      })
  }

  /// A number as it was typed; in a `tel:` address only when it is one that way (RFC 3966 §3).
  private func writePhone(_ text: String, to draft: inout PropertyDraft) {
    let isAddress = text.lowercased().hasPrefix("tel:")
    let number = isAddress ? String(text.dropFirst(4)) : text
    if version == .v40, isAddress {
      draft.value = .uri(text)
    } else if case .uri = draft.value, Self.isPlainNumber(number) {
      draft.value = .uri("tel:\(number)")
    } else {
      draft.value = .text(number)
    }
    if case .text = draft.value { draft.setParameter("VALUE", to: nil) }
  }

  private static func isPlainNumber(_ text: String) -> Bool {
    text.hasPrefix("+") && text.dropFirst().contains(where: \.isNumber)
      && text.dropFirst().utf8.allSatisfy {
        (0x30...0x39).contains($0) || [0x2D, 0x2E, 0x28, 0x29].contains($0)
      }
  }

  private func writeEmail(_ text: String, to draft: inout PropertyDraft) {
    let hadScheme = old?.text.lowercased().hasPrefix("mailto:") ?? false
    if case .uri = draft.value {
      draft.value = .uri(hadScheme ? "mailto:\(text)" : text)
    } else {
      draft.value = .text(hadScheme ? "mailto:\(text)" : text)
    }
  }

  /// The address of an account, with the scheme of the service or of the value before it.
  private func writeMessenger(_ text: String, to draft: inout PropertyDraft) {
    guard property == "IMPP" else {
      draft.value = .text(text)
      return
    }
    let scheme = old.flatMap { Messenger.scheme(of: $0.text) }
    let hasScheme = Messenger.scheme(of: text) != nil || text.lowercased().hasPrefix("x-apple:")
    draft.value = .uri(hasScheme ? text : scheme.map { "\($0):\(text)" } ?? text)
  }

  /// Names the service of a new address: by its scheme, else by X-SERVICE-TYPE as Apple's programs do.
  static func name(service: String, in draft: inout PropertyDraft) {
    guard case .uri(let text) = draft.value else { return }
    let scheme = Messenger.scheme(ofService: service)
    if Messenger.scheme(of: text) == nil, !text.lowercased().hasPrefix("x-apple:") {
      draft.value = .uri("\(scheme ?? "x-apple"):\(text)")
    }
    if scheme == nil, !service.isEmpty {
      draft.parameters.append(ParameterDraft("X-SERVICE-TYPE", service))
    }
  }

  private func writeRelation(_ text: String, to draft: inout PropertyDraft) {
    guard property == "RELATED" else {
      draft.value = .text(text)
      return
    }
    draft.setParameter("VALUE", to: nil)
    if let scheme = Messenger.scheme(of: text), !text.contains(" "),
      ["urn", "http", "https", "mailto"].contains(scheme)
    {
      draft.value = .uri(text)
    } else {
      draft.value = .text(text)
      draft.setParameter("VALUE", to: "text")
    }
  }
}
