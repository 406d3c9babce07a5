/// Writes a property as the lines of a card.
struct PropertyWriter {
  let style: CardStyle
  /// The line in whose place the property comes; its spelling is kept where it says the same.
  let old: ContentLine?

  /// The bytes of the property with its line ends; of a 2.1 base64 value with the empty line that ends it.
  func bytes(of draft: PropertyDraft) -> [UInt8] {
    let name = headerName(of: draft)
    return shortLine(of: draft, name: name) ?? longLine(of: draft, name: name)
  }

  /// The line, folded and encoded where it has to be.
  func longLine(of draft: PropertyDraft, name: String) -> [UInt8] {
    if let old, let body = keptBody(of: old, for: draft) {
      let header = header(name, parameters(of: draft, body: body, keepsValue: true))
      if style.version != .v21 || fits(header, body) { return line(header, body) }
    }
    var body = body(of: draft)
    var header = header(name, parameters(of: draft, body: body, keepsValue: false))
    if style.version == .v21, case .text(let units, let charset) = body,
      !fits(header, body) || needsEncoding(units)
    {
      body = .quotedPrintable(QuotedPrintable.encode(units), charset: charset)
      header = self.header(name, parameters(of: draft, body: body, keepsValue: false))
    }
    return line(header, body)
  }

  /// A value in the form in which it stands on the lines.
  enum Body {
    case text(TextUnits, charset: String?)
    case quotedPrintable(TextUnits, charset: String?)
    /// What stands before base64 as such, the base64, and what type of media it is.
    case base64(prefix: String, [UInt8], mediaType: String)
  }

  private func needsEncoding(_ units: TextUnits) -> Bool {
    units.bytes.contains { $0 < ASCII.space || $0 >= 0x7F }
  }

  /// Whether the property needs but one line.
  private func fits(_ header: TextUnits, _ body: Body) -> Bool {
    guard case .text(let units, _) = body else { return true }
    return header.bytes.count + units.bytes.count <= FoldedLine.limit
  }

  private func line(_ header: TextUnits, _ body: Body) -> [UInt8] {
    var line = FoldedLine(style: style)
    if case .text(let units, _) = body, fits(header, body) {
      // Nothing of it is folded.
      line.append(unbroken: header.bytes)
      line.append(unbroken: units.bytes)
      line.end()
      return line.bytes
    }
    if case .quotedPrintable = body { line.reserve = 1 }
    var text = header
    if case .text(let units, _) = body { text.append(contentsOf: units) }
    for unit in text.joinedAtBounds().units { line.append(unit) }
    switch body {
    case .text: break
    case .quotedPrintable(let units, _): QuotedPrintable.write(units, to: &line)
    case .base64(let prefix, let text, _):
      if style.version == .v21 { line.fold() }
      line.append(anywhere: Array(prefix.utf8)[...])
      line.append(anywhere: text[...])
    }
    line.end()
    if style.version == .v21, case .base64 = body { line.end() }
    return line.bytes
  }

  // MARK: The header

  private func headerName(of draft: PropertyDraft) -> String {
    let group = draft.group.map(Self.word) ?? ""
    let name = old?.name == draft.name ? old?.spelledName ?? draft.name : Self.name(draft.name)
    return group.isEmpty ? name : "\(group).\(name)"
  }

  /// A name that no program can take for another part of the line or for a bound of the card.
  private static func name(_ name: String) -> String {
    let word = word(name)
    switch word {
    case "": return "X-UNNAMED"
    case "BEGIN", "END": return "X-\(word)"
    case "X-ABLABEL": return "X-ABLabel"
    case "X-ABSHOWAS": return "X-ABShowAs"
    default: return word
    }
  }

  private static func word(_ text: String) -> String {
    func isOfWord(_ byte: UInt8) -> Bool {
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.hyphen || byte == 0x5F
    }
    if text.utf8.allSatisfy(isOfWord) { return text }
    return String(decoding: text.utf8.filter(isOfWord), as: UTF8.self)
  }

  private func header(_ name: String, _ parameters: [String]) -> TextUnits {
    var units = TextUnits()
    let parts = [name] + parameters.map { ";\($0)" }
    for (index, part) in parts.enumerated() {
      let text = index == parts.count - 1 ? part + ":" : part
      if text.utf8.count < FoldedLine.limit {
        units.append(text.utf8)
      } else {
        TextWriter(escapes: .none, controls: .replaced, charset: nil).append(text, to: &units)
      }
    }
    return units
  }
}
