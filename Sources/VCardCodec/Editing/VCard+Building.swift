extension VCard {
  /// Makes a card of properties.
  ///
  /// The card is valid whatever the drafts say: it begins and ends, states its version, and has the names that
  /// its version asks for (FN in 3.0 and 4.0, N in 2.1 and 3.0), made from what is there.
  ///
  /// - Parameters:
  ///   - drafts: The properties, in order; VERSION, BEGIN and END are not among them.
  ///   - version: The version to write.
  ///   - lineEnding: What ends a line.
  /// - Complexity: linear in the text.
  public init(
    _ drafts: [PropertyDraft], version: VCardVersion = .v40,
    lineEnding: CardStyle.LineEnding = .crlf
  ) {
    self.init(Self.bytes(of: drafts, version: version, lineEnding: lineEnding)[...])
  }

  /// The bytes of a new card, for a caller that does not need its lines.
  package static func bytes(
    of drafts: [PropertyDraft], version: VCardVersion = .v40,
    lineEnding: CardStyle.LineEnding = .crlf
  ) -> [UInt8] {
    let style = CardStyle(version: version, lineEnding: lineEnding)
    let writer = PropertyWriter(style: style, old: nil)
    let own = drafts.filter { !["VERSION", "BEGIN", "END"].contains($0.name) }
    let ending = lineEnding.bytes
    var bytes = Array("BEGIN:VCARD".utf8) + ending
    bytes += Array("VERSION:\(version.rawValue)".utf8) + ending
    for draft in missingNames(of: own, version: version) + own {
      bytes += writer.bytes(of: draft)
    }
    bytes += Array("END:VCARD".utf8) + ending
    return bytes
  }

  /// The names that the version asks for and the drafts do not have.
  private static func missingNames(
    of drafts: [PropertyDraft], version: VCardVersion
  ) -> [PropertyDraft] {
    var missing: [PropertyDraft] = []
    if version != .v21, !drafts.contains(where: { $0.name == "FN" }) {
      missing.append(PropertyDraft("FN", .text(displayName(of: drafts))))
    }
    if version != .v40, !drafts.contains(where: { $0.name == "N" }) {
      let name = drafts.first { $0.name == "FN" }.flatMap { $0.value.words.first } ?? ""
      let parts =
        version == .v21 ? [[name], [""], [""], [""], [""]] : [[""], [""], [""], [""], [""]]
      missing.append(PropertyDraft("N", .components(parts)))
    }
    return missing
  }

  private static func displayName(of drafts: [PropertyDraft]) -> String {
    for name in ["N", "ORG", "NICKNAME", "EMAIL", "TEL"] {
      guard let draft = drafts.first(where: { $0.name == name }) else { continue }
      var words = draft.value.words.filter { !$0.isEmpty }
      if name == "N", case .components(let parts) = draft.value {
        let order = [3, 1, 2, 0, 4]
        words = order.filter { $0 < parts.count }.flatMap { parts[$0] }.filter { !$0.isEmpty }
      }
      if !words.isEmpty { return words.joined(separator: name == "N" ? " " : ", ") }
    }
    return ""
  }
}

extension PropertyDraft.Value {
  /// The texts of the value, in order.
  var words: [String] {
    switch self {
    case .text(let text), .uri(let text), .verbatim(let text): [text]
    case .list(let items): items
    case .components(let parts): parts.flatMap { $0 }
    case .binary: []
    }
  }
}
