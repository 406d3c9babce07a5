import TestSupport
import VCardCodec

/// Properties nobody would type, and some that somebody might.
enum RandomDrafts {
  static func drafts(
    version: VCardVersion, using generator: inout SeededGenerator
  ) -> [PropertyDraft] {
    var drafts = [
      PropertyDraft("FN", .text(text(version, using: &generator))),
      PropertyDraft(
        "N", .components((0..<5).map { _ in [component(version, using: &generator)] })),
    ]
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      drafts.append(draft(version: version, using: &generator))
    }
    return drafts
  }

  private static func draft(
    version: VCardVersion, using generator: inout SeededGenerator
  ) -> PropertyDraft {
    let group =
      Bool.random(using: &generator) ? "item\(Int.random(in: 1...3, using: &generator))" : nil
    let parameters = parameters(version, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      return PropertyDraft(
        "NICKNAME", .list((0...2).map { _ in component(version, using: &generator) }),
        parameters: parameters, group: group)
    case 1:
      let parts = (0..<7).map { _ in items(version, using: &generator) }
      return PropertyDraft("ADR", .components(parts), parameters: parameters, group: group)
    case 2:
      let parts = (0..<3).map { _ in [component(version, using: &generator)] }
      return PropertyDraft("ORG", .components(parts), parameters: parameters, group: group)
    case 3:
      let length = Int.random(in: 1...400, using: &generator)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return PropertyDraft("PHOTO", .binary(bytes, mediaType: "image/png"), group: group)
    case 4:
      let path = String(repeating: "ab-1,;%20", count: Int.random(in: 0...30, using: &generator))
      return PropertyDraft(
        "URL", .uri("https://example.org/\(path)?q=%C3%BC"), parameters: parameters, group: group)
    case 5:
      let names = ["TEL", "EMAIL", "TITLE", "X-END", "X-FOO"]
      let name = names.randomElement(using: &generator) ?? "TEL"
      return PropertyDraft(
        name, .text(text(version, using: &generator)), parameters: parameters, group: group)
    default:
      return PropertyDraft(
        "NOTE", .text(text(version, using: &generator)), parameters: parameters, group: group)
    }
  }

  private static func items(
    _ version: VCardVersion, using generator: inout SeededGenerator
  ) -> [String] {
    // 2.1 has no lists in parts.
    let count = version == .v21 ? 1 : Int.random(in: 1...2, using: &generator)
    return (0..<count).map { _ in component(version, using: &generator) }
  }

  private static func parameters(
    _ version: VCardVersion, using generator: inout SeededGenerator
  ) -> [ParameterDraft] {
    var parameters: [ParameterDraft] = []
    if Bool.random(using: &generator) {
      parameters.append(ParameterDraft("TYPE", version == .v40 ? "home" : "HOME"))
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      parameters.append(ParameterDraft("X-P", parameterText(using: &generator)))
    }
    if Int.random(in: 0..<6, using: &generator) == 0 {
      parameters.append(ParameterDraft("LANGUAGE", "zh-Hans"))
    }
    return parameters
  }

  private static func parameterText(using generator: inout SeededGenerator) -> String {
    let pieces = [
      "a", " ", ";", ":", ",", "\"", "\n", "^", "^n", "=", "\\", "QUOTED-PRINTABLE", "BASE64",
      "ENCODING=B", "é", "王", "END:VCARD", "\u{FFFD}",
    ]
    return joined(pieces, using: &generator)
  }

  /// What a part of a compound value or an item of a list may be: 2.1 keeps a line break only encoded.
  private static func component(
    _ version: VCardVersion, using generator: inout SeededGenerator
  ) -> String {
    text(version, using: &generator)
  }

  private static func text(
    _ version: VCardVersion, using generator: inout SeededGenerator
  ) -> String {
    let lineBreak = version == .v21 ? "\r\n" : "\n"
    var pieces = [
      "a", "Bell", " ", "  ", ";", ",", ":", "\\", "\\n", "\\;", "\\,", "\"", "=", "=3B",
      "=\(lineBreak)", lineBreak,
      "\t", "END:VCARD", "BEGIN:VCARD", "TEL:1", "é", "e\u{301}", ";\u{301}", "王小明",
      "👨‍👩‍👧‍👦", "🇩🇪", "\u{202E}", "\u{2028}", "\u{85}", "\u{FEFF}", "\u{A0}", "\u{FFFD}",
      String(repeating: "x", count: 70), String(repeating: "é", count: 40), "^n", "%41",
    ]
    if version == .v21 { pieces += ["\u{1B}", "\u{0}", "\u{7F}"] }
    return joined(pieces, using: &generator)
  }

  private static func joined(
    _ pieces: [String], using generator: inout SeededGenerator
  ) -> String {
    (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }
}
