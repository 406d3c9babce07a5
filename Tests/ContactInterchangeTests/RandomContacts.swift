import TestSupport
import VCardCodec

/// Cards with awkward values of all kinds, the same ones for the same seed.
struct RandomContacts {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let pieces = [
    "Ada", "Öz", "王小明", "やまだ", "김", "Ж", "עברית", "عربي", "ไทย", "👩‍👩‍👧", "e\u{301}", " ", "  ", ",",
    ";", "\"", "\"\"", "'", "\n", "\n\n", "\t", "=1+2", "@x", "-1", "+46", "\\", ":::", " ::: ",
    "* ",
    "|", "(", ")", "x", "0", "#", "–", "\u{A0}", "\u{202E}", "'=1", "a b",
  ]

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func text(lines: Bool = true) -> String {
    var text = ""
    for _ in 0..<number(1...4) { text += Self.pieces.randomElement(using: &generator) ?? "" }
    if !lines { text = text.replacing("\n", with: "") }
    return text.contains { !$0.isWhitespace } ? text : text + "z"
  }

  private mutating func maybe(_ chance: Int = 2) -> Bool { number(1...chance) == 1 }

  private mutating func types(_ all: [[String]]) -> [ParameterDraft] {
    var parameters: [ParameterDraft] = []
    let types = all.randomElement(using: &generator) ?? []
    if !types.isEmpty { parameters.append(ParameterDraft("TYPE", types)) }
    if maybe(6) { parameters.append(ParameterDraft("PREF", "1")) }
    return parameters
  }

  /// A card with a name and any number of other values.
  mutating func next() -> VCard {
    var drafts: [PropertyDraft] = [PropertyDraft("FN", .text(text(lines: false)))]
    if maybe() {
      let parts = (0..<5).map { _ in maybe() ? [text(lines: false)] : [""] }
      drafts.append(PropertyDraft("N", .components(parts)))
    }
    if maybe(3) { drafts.append(PropertyDraft("NICKNAME", .list([text(lines: false)]))) }
    if maybe(3) {
      drafts.append(PropertyDraft("ORG", .components((0..<number(1...3)).map { _ in [text()] })))
    }
    if maybe(4) { drafts.append(PropertyDraft("X-PHONETIC-LAST-NAME", .text(text(lines: false)))) }
    for name in ["TITLE", "ROLE"] where maybe(4) {
      drafts.append(PropertyDraft(name, .text(text())))
    }
    for _ in 0..<number(0...4) { addLabelled("TEL", &drafts) }
    for _ in 0..<number(0...4) { addLabelled("EMAIL", &drafts) }
    for _ in 0..<number(0...2) { addAddress(&drafts) }
    if maybe(4) {
      drafts.append(PropertyDraft("URL", .uri("https://example.org/\(number(1...99))")))
    }
    if maybe(3) { drafts.append(PropertyDraft("NOTE", .text(text()))) }
    if maybe(3) {
      drafts.append(PropertyDraft("CATEGORIES", .list((0..<number(1...3)).map { _ in text() })))
    }
    if maybe(3) {
      let dates = ["19800321", "--0412", "1975", "2001-05", "20000229T101500Z"]
      drafts.append(PropertyDraft("BDAY", .text(dates.randomElement(using: &generator) ?? "")))
    }
    if maybe(5) { drafts.append(PropertyDraft("ANNIVERSARY", .text("20100605"))) }
    if maybe(5) { drafts.append(PropertyDraft("GENDER", .components([["F"]]))) }
    if maybe(4) { drafts.append(PropertyDraft("X-CUSTOM\(number(1...4))", .text(text()))) }
    if maybe(4) { drafts.append(PropertyDraft("X-SKILL", .text(text()))) }
    if maybe(4) { drafts.append(PropertyDraft("UID", .text("uid-\(number(1...9999))"))) }
    if maybe(5) {
      drafts.append(PropertyDraft("PHOTO", .binary([1, 2, 3], mediaType: "image/png")))
    }
    if maybe(5) {
      drafts.append(
        PropertyDraft("LANG", .text("fr"), parameters: [ParameterDraft("ALTID", "1")]))
    }
    if maybe(4) {
      // The same in two languages (RFC 6350 §5.4).
      for language in ["ja", "fr"] {
        drafts.append(
          PropertyDraft(
            "TITLE", .text(text()),
            parameters: [ParameterDraft("ALTID", "1"), ParameterDraft("LANGUAGE", language)]))
      }
    }
    return VCard(drafts)
  }

  private mutating func addLabelled(_ name: String, _ drafts: inout [PropertyDraft]) {
    let kinds = [
      [], ["home"], ["work"], ["cell"], ["fax", "work"], ["pager"], ["home", "voice"],
      ["cell", "work"], ["x-boat"],
    ]
    var draft = PropertyDraft(name, .text(text()), parameters: types(kinds))
    if maybe(4) {
      draft.group = "item\(drafts.count)"
      drafts.append(draft)
      drafts.append(PropertyDraft("X-ABLABEL", .text(text(lines: false)), group: draft.group))
    } else {
      drafts.append(draft)
    }
  }

  private mutating func addAddress(_ drafts: inout [PropertyDraft]) {
    let parts = (0..<7).map { _ in maybe() ? [text()] : [""] }
    var parameters = types([[], ["home"], ["work"]])
    if maybe(5) { parameters.append(ParameterDraft("LABEL", text())) }
    drafts.append(PropertyDraft("ADR", .components(parts), parameters: parameters))
  }
}
