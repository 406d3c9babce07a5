extension PropertyWriter {
  /// The value of a draft, encoded anew.
  func body(of draft: PropertyDraft) -> Body {
    switch draft.value {
    case .binary(let bytes, let mediaType):
      let type = mediaType.isEmpty ? MediaSignature.type(of: bytes) ?? "" : mediaType
      let prefix = style.version == .v40 ? "data:\(Self.mediaType(type));base64," : ""
      return .base64(prefix: prefix, Base64.encode(bytes), mediaType: type)
    case .text(let text):
      return body(of: [[text]], escapes: style.version == .v21 ? .none : .backslash)
    case .list(let items):
      return body(of: [items], escapes: style.version == .v21 ? .comma : .backslash)
    case .components(let parts):
      let parts = completed(parts, of: draft.name)
      return body(of: parts, escapes: style.version == .v21 ? .semicolon : .backslash)
    case .uri(let text): return body(of: [[text]], escapes: .none, isAddress: true)
    case .verbatim(let text): return body(of: [[text]], escapes: .none)
    }
  }

  /// The parts of a compound value, as many as its property has to have: 4.0 asks for all of N and ADR, the empty
  /// ones too (RFC 6350 §6.2.2, §6.3.1).
  func completed(_ parts: [[String]], of name: String) -> [[String]] {
    guard style.version == .v40, name == "N" || name == "ADR" else { return parts }
    let count = name == "N" ? 5 : 7
    return parts + Array(repeating: [""], count: max(0, count - parts.count))
  }

  /// Parts separated by semicolons, each of items separated by commas.
  private func body(
    of parts: [[String]], escapes: TextWriter.Escapes, isAddress: Bool = false
  ) -> Body {
    let text = parts.flatMap { $0 }.joined()
    let encoder = encoder(for: text)
    let writer = TextWriter(
      escapes: escapes,
      controls: isAddress ? .percent : style.version == .v21 ? .kept : .replaced, charset: encoder)
    var units = TextUnits()
    for (index, items) in parts.enumerated() {
      if index > 0 { units.append([ASCII.semicolon]) }
      for (place, item) in items.enumerated() {
        if place > 0 { units.append([ASCII.comma]) }
        writer.append(item, to: &units)
      }
    }
    return .text(units, charset: charset(for: text, encoder: encoder))
  }

  /// The encoder of the character set of the line or card, when it can hold the text.
  private func encoder(for text: String) -> TextEncoder? {
    (old?.parameter("CHARSET") ?? style.charset).flatMap { TextEncoder(label: $0, holding: text) }
  }

  /// What CHARSET says; nil when it says nothing.
  private func charset(for text: String, encoder: TextEncoder?) -> String? {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if let stated = old?.parameter("CHARSET") {
      // It stays when it is still true.
      if encoder != nil || isASCII || TextDecoding.isUTF8(stated) { return stated }
    }
    if isASCII { return nil }
    return encoder?.label ?? (style.version == .v21 ? "UTF-8" : nil)
  }

  private static func mediaType(_ type: String) -> String {
    let isPlain = type.utf8.allSatisfy {
      ASCII.isName($0) || $0 == ASCII.slash
    }
    return isPlain && !type.isEmpty ? type : "application/octet-stream"
  }

  /// The value as the old line has it, when the draft says the same; it is only folded anew.
  func keptBody(of line: ContentLine, for draft: PropertyDraft) -> Body? {
    guard line.name == draft.name, line.draft.value == draft.value else { return nil }
    let raw = line.rawValue
    switch line.encoding {
    case .quotedPrintable:
      return .quotedPrintable(
        QuotedPrintable.units(ofEncoded: raw), charset: line.parameter("CHARSET"))
    case .base64:
      return .base64(prefix: "", raw.filter { $0 > ASCII.space }, mediaType: "")
    case .none:
      return .text(Self.units(ofRaw: raw, charset: line.parameter("CHARSET")), charset: nil)
    }
  }

  /// The units of a text as it stands in a card.
  private static func units(ofRaw raw: [UInt8], charset: String?) -> TextUnits {
    if let charset,
      let encoder = TextEncoder(label: charset, holding: TextDecoding.decode(raw, charset: charset))
    {
      let text = TextDecoding.decode(raw, charset: charset)
      var units = TextUnits()
      for scalar in text.unicodeScalars { units.append(encoder.bytes(of: scalar) ?? []) }
      if units.bytes == raw { return units }
    }
    var units = TextUnits()
    var unit: [UInt8] = []
    for byte in raw {
      // A byte of a character of several bytes is never below 0x30 in any set; in UTF-8 those that go on
      // are 0x80 to 0xBF.
      let goesOn =
        charset.map { !TextDecoding.isUTF8($0) } ?? false
        ? byte >= 0x30 : (0x80...0xBF).contains(byte)
      let isEscaped = unit.last == ASCII.backslash && unit.count == 1
      if !(goesOn || isEscaped) || unit.count > 30 {
        units.append(unit)
        unit.removeAll(keepingCapacity: true)
      }
      unit.append(byte)
    }
    units.append(unit)
    return units
  }
}
