import TestSupport
import Testing
import VCardCodec

struct ContentLinesTests {
  @Test
  func `lines are those of the card, in order, with every byte`() {
    let text = "BEGIN:VCARD\r\nVERSION:2.1\r\n\r\nitem1.TEL;CELL:1\r\nwhat\r\nEND:VCARD\r\n"
    let lines = VCard(Array(text.utf8)[...]).lines
    #expect(lines.count == 6)
    #expect(lines.map(\.kind) == [.begin, .property, .blank, .property, .invalid, .end])
    #expect(lines.map(\.name) == ["", "VERSION", "", "TEL", "", ""])
    #expect(lines[3].group == "item1")
    #expect(lines.flatMap(\.bytes) == Array(text.utf8))
    #expect(lines.map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test
  func `cards with the same lines are equal, wherever they stand in their files`() {
    let card = "BEGIN:VCARD\nFN:Ada\nEND:VCARD\n"
    let alone = VCardFile(Array(card.utf8)).cards[0]
    let later = VCardFile(Array((card + card).utf8)).cards[1]
    let other = VCardFile(Array(card.replacing("Ada", with: "Bo").utf8)).cards[0]
    #expect(alone.lines.map(\.bytes) == later.lines.map(\.bytes))
    #expect(alone == VCard(Array(card.utf8)[...]))
    #expect(alone.hashValue == VCard(Array(card.utf8)[...]).hashValue)
    #expect(alone.lines != other.lines)
  }

  @Test(arguments: [
    ("n", "N"), ("X-Socialprofile", "X-SOCIALPROFILE"), ("x-abLabel", "X-ABLABEL"),
    ("X-ADDRESSBOOKSERVER-MEMBER", "X-ADDRESSBOOKSERVER-MEMBER"), ("x-own", "X-OWN"),
    ("X-PHONETIC-MIDDLE-NAMES", "X-PHONETIC-MIDDLE-NAMES"), ("TELS", "TELS"),
    ("x-google talk", "X-GOOGLE TALK"), ("sort-string", "SORT-STRING"), ("FNX", "FNX"),
  ])
  func `a property is found by its name in any case`(_ written: String, _ name: String) {
    let text = "BEGIN:VCARD\nOTHER:0\ng.\(written):1\n\(written) ;A=b:2\nEND:VCARD\n"
    let card = VCard(Array(text.utf8)[...])
    #expect(card.lines.map(\.name) == ["", "OTHER", name, name, ""])
    #expect(card.all(name).map(\.text) == ["1", "2"])
    #expect(card[name]?.group == "g")
    #expect(card.all(name.lowercased()).isEmpty)
  }

  @Test(arguments: [
    ("FN", ListKey.formattedName), ("N", .name), ("NICKNAME", .nickname), ("ORG", .organization),
    ("TEL", .phone), ("EMAIL", .email), ("UID", .uid), ("SORT-STRING", .sortString),
    ("SOUND", .sound), ("KIND", .kind), ("X-ADDRESSBOOKSERVER-KIND", .kind),
    ("X-ABShowAs", .showAs), ("VERSION", .version),
    ("X-PHONETIC-FIRST-NAME", .phoneticGivenName), ("X-PHONETIC-FIRST", .phoneticGivenName),
    ("X-PHONETIC-MIDDLE-NAME", .phoneticMiddleName), ("X-PHONETIC-MIDDLE", .phoneticMiddleName),
    ("X-PHONETIC-LAST-NAME", .phoneticFamilyName), ("X-PHONETIC-LAST", .phoneticFamilyName),
    ("X-PHONETIC-ORG", .phoneticOrganization),
  ])
  func `a list gets what it needs under every name`(_ name: String, _ key: ListKey) {
    let text = "BEGIN:VCARD\n\(name)S:0\ng.\(name.lowercased()):1\nX-\(name):2\nEND:VCARD\n"
    let bytes = Array(text.utf8)
    var scanner = CardScanner()
    var card = ScannedCard()
    #expect(scanner.next(in: bytes.span, into: &card))
    #expect(card.lines.map(\.key) == [key])
    #expect(card.lines.map(\.number) == [3])
  }

  @Test
  func `a blank in a name that is not private makes no property`() {
    let card = VCard(Array("BEGIN:VCARD\nmy tel:1\n X-T:2\nEND:VCARD\n".utf8)[...])
    #expect(card.lines.map(\.kind) == [.begin, .invalid, .end])
  }

  @Test
  func `a type said as a parameter in a list is the type`() {
    let card = VCard(Array("BEGIN:VCARD\nTEL;TYPE=HOME,TYPE=VOICE:1\nEND:VCARD\n".utf8)[...])
    #expect(card["TEL"]?.types == ["home", "voice"])
  }

  @Test
  func `base64 goes on on indented lines after lines that are not, for a list too`() {
    let text = "BEGIN:VCARD\nPHOTO;ENCODING=b:AAAA\nBBBB\n FN:no\nFN:Ada\nEND:VCARD\n"
    let bytes = Array(text.utf8)
    #expect(VCard(bytes[...]).all("FN").map(\.text) == ["Ada"])
    var scanner = CardScanner()
    var card = ScannedCard()
    #expect(scanner.next(in: bytes.span, into: &card))
    #expect(card.lines.filter { $0.key == .formattedName }.count == 1)
  }

  /// A card read on its own from its place in the file is the one that reading the file gives, and a list sees the
  /// same lines of it.
  @Test(arguments: 0..<12)
  func `a damaged file is read alike in every way`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 4_000)
    let names = RoundTripTests.files.filter { $0.hasSuffix(".vcf") }
    for round in 0..<40 {
      let name = try #require(names.randomElement(using: &generator))
      let whole = try TextFile(RoundTripTests.folder + "/" + name).readBytes()
      let bytes =
        round.isMultiple(of: 3)
        ? DamagedCards.noise(using: &generator) : DamagedCards.damaged(whole, using: &generator)
      guard VCardFile.convertedToUTF8(bytes.span) == nil else { continue }
      let file = VCardFile(bytes)
      let outline = CardOutline(bytes.span)
      try #require(outline.cards.count == file.cards.count)
      var scanner = CardScanner()
      var scanned = ScannedCard()
      for (number, place) in outline.cards.enumerated() {
        var diagnostics: [Diagnostic] = []
        let alone = VCard(place, in: bytes[...], diagnostics: &diagnostics)
        #expect(alone == file.cards[number], "\(String(decoding: bytes, as: UTF8.self))")
        repeat {
          try #require(scanner.next(in: bytes.span, into: &scanned))
        } while scanned.extent == .tail
        guard place.tails.isEmpty else { continue }
        for (key, name) in [(ListKey.formattedName, "FN"), (.phone, "TEL"), (.uid, "UID")] {
          let listed = scanned.lines.filter { $0.key == key }
            .map { scanned.contentLine($0, in: bytes.span)?.text }
          #expect(
            listed == alone.all(name).map(\.text), "\(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }
}
