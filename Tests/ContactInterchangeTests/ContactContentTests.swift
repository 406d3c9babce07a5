import ContactBook
import ContactInterchange
import TestSupport
import Testing
import VCardCodec

/// What lines of cards are in their parts.
struct ContactContentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: String
    let content: ContactValue.Content
    var label = ""

    var testDescription: String { line }
  }

  static let cases: [Case] = [
    Case(
      line: "TEL;VALUE=uri:tel:+1-555-0100;ext=102",
      content: .phone(number: "+1-555-0100", extension: "102")),
    Case(line: "TEL:030 1234", content: .phone(number: "030 1234", extension: "")),
    Case(
      line: "ADR;TYPE=home;CC=CH:PF 1;2. OG;Gasse 1,Hof;Bern;BE;3000;Schweiz",
      content: .postalAddress(
        PostalAddress(
          postOfficeBox: "PF 1", extendedAddress: "2. OG", street: "Gasse 1\nHof", city: "Bern",
          state: "BE", postalCode: "3000", country: "Schweiz", isoCountryCode: "ch")),
      label: "home"),
    Case(
      line: "ADR:;;Kai 1\\, Hof",
      content: .postalAddress(PostalAddress(street: "Kai 1, Hof"))),
    Case(
      line: "ORG:A\\;B;Unit;;Team", content: .organization(name: "A;B", units: ["Unit", "Team"])),
    Case(line: "BDAY:--0412", content: .date(ContactDate(month: 4, day: 12))),
    Case(
      line: "BDAY;X-APPLE-OMIT-YEAR=1604:1604-11-23",
      content: .date(ContactDate(month: 11, day: 23))),
    Case(line: "BDAY:1604-11-23", content: .date(ContactDate(month: 11, day: 23))),
    Case(line: "BDAY:0000-11-23", content: .date(ContactDate(month: 11, day: 23))),
    Case(line: "BDAY:1980", content: .date(ContactDate(year: 1980))),
    Case(
      line: "ANNIVERSARY:20090808T1430-0500",
      content: .date(ContactDate(year: 2009, month: 8, day: 8, time: "14:30-05:00"))),
    Case(line: "BDAY;VALUE=text:circa 1800", content: .text),
    Case(line: "BDAY:21.03.1980", content: .text),
    Case(
      line: "IMPP;X-SERVICE-TYPE=Skype:skype:me",
      content: .account(OnlineAccount(service: "Skype", userName: "me", address: "skype:me")),
      label: "Skype"),
    Case(
      line: "IMPP:xmpp:me@example.org",
      content: .account(
        OnlineAccount(service: "XMPP", userName: "me@example.org", address: "xmpp:me@example.org")),
      label: "XMPP"),
    Case(
      line: "IMPP:x-apple:me",
      content: .account(OnlineAccount(service: "", userName: "me", address: "x-apple:me"))),
    Case(
      line: "X-JABBER;TYPE=HOME:j@x",
      content: .account(OnlineAccount(service: "Jabber", userName: "j@x")), label: "Jabber home"),
    Case(
      line: "X-SOCIALPROFILE;type=Chess Club;x-user=sofie99:x-apple:sofie99",
      content: .account(OnlineAccount(service: "Chess Club", userName: "sofie99")),
      label: "Chess Club"),
    Case(
      line: "X-SOCIALPROFILE;type=twitter;x-user=joe:http://example.org/joe",
      content: .account(
        OnlineAccount(service: "twitter", userName: "joe", address: "http://example.org/joe")),
      label: "twitter"),
    Case(
      line: "SOCIALPROFILE;SERVICE-TYPE=Mastodon:https://example.org/@a",
      content: .account(OnlineAccount(service: "Mastodon", address: "https://example.org/@a")),
      label: "Mastodon"),
    Case(line: "GENDER:M;Fellow", content: .gender(sex: "M", identity: "Fellow")),
    Case(line: "GENDER:;it", content: .gender(sex: "", identity: "it")),
    Case(line: "GENDER:X", content: .text),
    Case(line: "GEO:geo:37.386,-122.08", content: .position(latitude: 37.386, longitude: -122.08)),
    Case(line: "GEO:37.386;-122.08", content: .position(latitude: 37.386, longitude: -122.08)),
    Case(line: "GEO:somewhere", content: .text),
    Case(line: "TZ:-0530", content: .utcOffset(minutes: -330)),
    Case(line: "TZ:Z", content: .utcOffset(minutes: 0)),
    Case(line: "TZ:Europe/Paris", content: .text),
    Case(
      line: "RELATED;TYPE=friend:urn:uuid:1",
      content: .reference(ContactReference(address: "urn:uuid:1")), label: "friend"),
    Case(
      line: "PHOTO;TYPE=JPEG:https://example.org/a.jpg",
      content: .media(ContactMedia(address: "https://example.org/a.jpg", type: "image/jpeg"))),
    Case(line: "X-GENDER:Female", content: .text),
  ]

  static func contact(_ lines: String..., language: String = "") -> Contact {
    let text = (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""])
      .joined(separator: "\r\n")
    return Contact(card: VCard(Array(text.utf8)[...]), language: language)
  }

  @Test(arguments: cases)
  func `a value has its parts`(_ expected: Case) throws {
    let contact = Self.contact(expected.line)
    try #require(contact.values.count == 1)
    #expect(contact.values[0].content == expected.content)
    #expect(contact.values[0].label == expected.label)
  }

  @Test
  func `a country that stands beside its address belongs to it`() {
    let contact = Self.contact("item1.ADR:;;Gasse 1;Bern;;;", "item1.X-ABADR:CH")
    #expect(contact.postalAddresses.map(\.isoCountryCode) == ["ch"])
    #expect(contact.values.count == 1)
  }

  @Test
  func `a photo gives its bytes when they are wanted`() {
    let contact = Self.contact("PHOTO:data:image/png;base64,iVBO\r\n Rw==")
    #expect(contact.photo?.bytes == [0x89, 0x50, 0x4E, 0x47])
    #expect(contact.photo?.byteCount == 4)
    #expect(contact.photo?.type == "image/png")
  }

  @Test
  func `a photo over the limit is told by its size`() {
    let text = String(repeating: "AAAA", count: ContactMedia.largestEncodedCount / 4)
    let contact = Self.contact("PHOTO;ENCODING=b;TYPE=PNG:" + text)
    #expect(contact.photo?.bytes == nil)
    #expect(contact.values[0].value == "photo, 6,291,456 bytes, too large to be shown, image/png")
  }

  @Test
  func `a card in the text of a property is told by its name`() {
    let contact = Self.contact(
      "FN:Boss", "AGENT:BEGIN:VCARD\\nVERSION:3.0\\nFN:Joe Friday\\nEND:VCARD\\n")
    #expect(contact.values.map(\.value) == ["Joe Friday"])
    #expect(contact.values.map(\.label) == ["agent"])
  }

  @Test(arguments: [
    ("", "Patron", ["Boss (en)", "Chefin (de-AT)"]),
    ("en-GB", "Boss", ["Patron (fr)", "Chefin (de-AT)"]),
    ("de-AT", "Chefin", ["Patron (fr)", "Boss (en)"]),
    ("de", "Chefin", ["Patron (fr)", "Boss (en)"]),
    ("zh-Hans", "Patron", ["Boss (en)", "Chefin (de-AT)"]),
  ])
  func `of several wordings the reader's comes first`(
    _ language: String, _ first: String, _ others: [String]
  ) {
    let contact = Self.contact(
      "FN:A", "TITLE;ALTID=1;LANGUAGE=fr:Patron", "NOTE:between",
      "TITLE;LANGUAGE=en;ALTID=1;PREF=1:Boss", "TITLE;ALTID=1;LANGUAGE=de-AT:Chefin",
      "TITLE;ALTID=2:Treasurer", language: language)
    let titles = contact.values(of: .jobTitle)
    #expect(titles.map(\.value) == [first, "Treasurer"])
    #expect(titles[0].displayText.split(separator: "\n").dropFirst() == others.map { $0[...] }[...])
    #expect(contact.jobTitle == first)
    #expect(contact.values.map(\.kind) == [.jobTitle, .note, .jobTitle])
  }

  @Test
  func `names in other languages are variants of the name`() {
    let lines = [
      "FN;ALTID=1;LANGUAGE=ja:山田太郎", "FN;ALTID=1;LANGUAGE=en:Taro Yamada",
      "N;ALTID=1;LANGUAGE=ja:山田;太郎;;;", "N;ALTID=1;LANGUAGE=en:Yamada;Taro;;;",
    ]
    let first = Self.contact(lines[0], lines[1], lines[2], lines[3])
    #expect(first.displayName == "山田太郎")
    #expect(first.nameVariants == [ContactValue.Variant(language: "en", value: "Taro Yamada")])
    let english = Self.contact(lines[0], lines[1], lines[2], lines[3], language: "en")
    #expect(english.displayName == "Taro Yamada")
    #expect(english.name.familyName == "Yamada")
    #expect(english.nameVariants == [ContactValue.Variant(language: "ja", value: "山田太郎")])
    let structured = Self.contact(lines[2], lines[3], language: "en")
    #expect(structured.displayName == "Taro Yamada")
    #expect(structured.nameVariants.map(\.value) == ["山田太郎"])
    #expect(Self.contact("FN:A", "N:A;B").nameVariants == [])
  }
}
