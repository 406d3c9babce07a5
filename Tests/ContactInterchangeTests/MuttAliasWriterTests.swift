import ContactInterchange
import TestSupport
import Testing
import VCardCodec

@Suite("MuttAliasWriter")
struct MuttAliasWriterTests {
  private static func written(_ cards: [VCard]) -> WrittenCards {
    var writer = MuttAliasWriter()
    for card in cards { writer.append(card) }
    return writer.finish()
  }

  private static func card(_ name: String, _ email: String, nick: String = "") -> VCard {
    var drafts = [PropertyDraft("FN", .text(name)), PropertyDraft("EMAIL", .text(email))]
    if !nick.isEmpty { drafts.append(PropertyDraft("NICKNAME", .list([nick]))) }
    return VCard(drafts)
  }

  /// A key is read as the nickname, from which the same key is made again.
  @Test(arguments: [39, 40, 41, 60])
  func `keys of long names are kept`(length: Int) throws {
    let name = String(String(repeating: "ab.c d", count: 10).prefix(length))
    let emails = (1...12).map { PropertyDraft("EMAIL", .text("\($0)@example.org")) }
    let first = Self.written([VCard([PropertyDraft("FN", .text(name))] + emails)])
    let cards = try #require(ForeignFormat.mutt.reader).read(first.bytes)
    #expect(Set(cards.cards.map { $0.card["NICKNAME"]?.text ?? "" }).count == 12)
    let second = Self.written(cards.cards.map(\.card))
    #expect(second.bytes == first.bytes)
    #expect(second.losses == [])
  }

  /// Signs by which mutt runs, replaces, ends or continues something.
  private static let acting = "`$#\\;\u{1B}\r"

  @Test(arguments: [
    "`rm -rf ~`", "$HOME", "a\nset x=y", "\"quoted\" name", "back\\", "# remark", "a; source x|",
    "\u{1B}]0;x\u{7}", "王小明", "O'Neil, \"Bo\" $(x)",
  ])
  func `no name acts on mutt`(_ name: String) throws {
    let written = Self.written([Self.card(name, "a@example.org", nick: name)])
    let text = String(decoding: written.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.count == 2 && lines[0].hasPrefix("alias ") && lines[0].hasSuffix("<a@example.org>"))
    let phrase = lines[0].drop { $0 != "\"" }
    #expect(phrase.count { $0 == "\"" } == 2)
    #expect(!text.dropLast().contains { Self.acting.contains($0) && $0 != ";" })
    let cards = try #require(ForeignFormat.mutt.reader).read(written.bytes)
    #expect(cards.count == 1 && cards.diagnostics.isEmpty)
    #expect(cards.card(at: 0)["EMAIL"]?.text == "a@example.org")
  }

  @Test(arguments: [
    "`id`@example.org", "$x@example.org", "a b@example.org", "a@example.org,b@example.org",
    "\"q\"@example.org", "a@example.org>", "a#b@example.org", "a\\@example.org", "a\n@example.org",
    "",
  ])
  func `an address that acts on mutt is left out and told`(_ address: String) {
    let written = Self.written([Self.card("A", address)])
    #expect(written.bytes.isEmpty)
    #expect(!written.losses.isEmpty)
  }

  @Test func `keys are plain and no two are the same`() {
    let names = ["Ann Lee", "Ann Lee", "ann lee", "王小明", "王", "...", ""]
    let text = String(
      decoding: Self.written(names.map { Self.card($0, "x@example.org") }).bytes, as: UTF8.self)
    let keys = text.split(separator: "\n").map { $0.split(separator: " ")[1] }
    #expect(keys == ["ann-lee", "ann-lee-2", "ann-lee-3", "x", "x-2", "x-3", "x-example.org"])
    #expect(Set(keys).count == names.count)
  }

  @Test func `a group has the addresses of its members`() {
    let ann = VCard([
      PropertyDraft("UID", .uri("urn:uuid:00AA")), PropertyDraft("FN", .text("Ann")),
      PropertyDraft("EMAIL", .text("ann@example.org")),
    ])
    let group = VCard([
      PropertyDraft("KIND", .text("group")), PropertyDraft("FN", .text("Choir")),
      PropertyDraft("MEMBER", .uri("urn:uuid:00aa")),
      PropertyDraft("MEMBER", .uri("mailto:bo@example.org")),
      PropertyDraft("MEMBER", .uri("urn:uuid:none")),
    ])
    let written = Self.written([group, ann])
    let text = String(decoding: written.bytes, as: UTF8.self)
    #expect(text.hasSuffix("\nalias choir ann@example.org, bo@example.org\n"))
    #expect(written.losses.contains { $0.property == "MEMBER" && $0.value == "urn:uuid:none" })
  }
}
