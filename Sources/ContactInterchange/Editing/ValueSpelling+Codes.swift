import VCardCodec

extension ValueSpelling {
  /// RFC 6350 §6.2.7: a letter and a free text.
  func writeGender(_ text: String, to draft: inout PropertyDraft) throws(CardEditError) {
    guard property == "GENDER" else {
      draft.value = .text(text)
      return
    }
    let letters = [
      "m": "M", "male": "M", "f": "F", "female": "F", "o": "O", "other": "O", "n": "N", "none": "N",
      "not applicable": "N", "u": "U", "unknown": "U",
    ]
    let cut = text.firstIndex { $0 == ";" || $0 == "," } ?? text.endIndex
    let first = PlainText.trimmed(String(text[..<cut]))
    let rest = cut < text.endIndex ? PlainText.trimmed(String(text[text.index(after: cut)...])) : ""
    if let letter = letters[first.lowercased()] {
      draft.value = .components(rest.isEmpty ? [[letter]] : [[letter], [rest]])
    } else if first.isEmpty || cut == text.endIndex {
      draft.value = .components([[""], [first.isEmpty ? rest : first]])
    } else {
      throw CardEditError(
        .invalidValue, "‘\(text)’ is no gender: M, F, O, N or U, then ‘;’ and a text of your own")
    }
  }

  /// An offset in the form of the version, else a name such as `Europe/Paris` (RFC 6350 §6.5.1).
  func writeTimeZone(_ text: String, to draft: inout PropertyDraft) throws(CardEditError) {
    draft.setParameter("VALUE", to: nil)
    if let offset = Self.offset(text) {
      if version == .v40 {
        draft.value = .text(offset.filter { $0 != ":" })
        draft.setParameter("VALUE", to: "utc-offset")
      } else {
        draft.value = .text(offset)
      }
      return
    }
    guard text.contains(where: \.isLetter) else {
      throw CardEditError(
        .invalidValue, "‘\(text)’ is no time zone: +01:00, or a name such as Europe/Vienna")
    }
    draft.value = .text(text)
    if version == .v30 { draft.setParameter("VALUE", to: "text") }
  }

  /// `+05:30` of `+5`, `+0530` or `+05:30`; nil for other texts.
  private static func offset(_ text: String) -> String? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let pieces = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let digits = pieces.joined()
    guard pieces.count <= 2, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let hours: Substring
    let minutes: Substring
    if pieces.count == 2 {
      (hours, minutes) = (pieces[0], pieces[1])
    } else {
      (hours, minutes) =
        digits.utf8.count > 2
        ? (digits.dropLast(2), digits.suffix(2)) : (Substring(digits), "00")
    }
    guard let hour = Int(hours), let minute = Int(minutes), hour <= 14, minute < 60,
      minutes.utf8.count == 2, hours.utf8.count <= 2
    else { return nil }
    return "\(sign)\(hours.utf8.count == 1 ? "0" : "")\(hours):\(minutes)"
  }

  /// Latitude and longitude in degrees: `geo:` in 4.0 (RFC 5870), two numbers before.
  func writePosition(_ text: String, to draft: inout PropertyDraft) throws(CardEditError) {
    let text = text.lowercased().hasPrefix("geo:") ? String(text.dropFirst(4)) : text
    let parts = text.split { $0 == "," || $0 == ";" }.map { PlainText.trimmed(String($0)) }
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]),
      abs(latitude) <= 90, abs(longitude) <= 180
    else {
      throw CardEditError(
        .invalidValue, "‘\(text)’ is no position: latitude and longitude in degrees, 48.2, 16.37")
    }
    draft.value =
      version == .v40
      ? .uri("geo:\(parts[0]),\(parts[1])") : .components([[parts[0]], [parts[1]]])
  }

  /// RFC 6350 §6.1.4; before 4.0 Apple's properties.
  func writeKind(_ text: String, to draft: inout PropertyDraft) throws(CardEditError) {
    let kinds = [
      "individual": "individual", "person": "individual", "org": "org", "organization": "org",
      "company": "org", "group": "group", "location": "location",
    ]
    guard let kind = kinds[text.lowercased()] else {
      throw CardEditError(
        .invalidValue, "‘\(text)’ is no kind of contact: individual, org, group or location")
    }
    draft.value = .text(property == "X-ABSHOWAS" ? "COMPANY" : kind)
  }

  /// A language tag (RFC 5646), by its form.
  func writeLanguage(_ text: String, to draft: inout PropertyDraft) throws(CardEditError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isWordByte) }
      && parts[0].utf8.allSatisfy { $0 >= 0x41 }
    guard isTag else {
      throw CardEditError(.invalidValue, "‘\(text)’ is no language tag such as de or zh-Hans")
    }
    draft.value = .text(text)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
