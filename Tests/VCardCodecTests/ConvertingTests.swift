import TestSupport
import Testing
import VCardCodec

/// A card in another version says what it said; what the version cannot hold is listed.
struct ConvertingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var from: VCardVersion
    var to: VCardVersion
    /// The lines between VERSION and END.
    var card: String
    var expected: String
    /// Property and value of what is lost.
    var losses: [String] = []

    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func `properties have their form in the other version`(_ example: Case) {
    let card = Self.card(example.card, example.from)
    let (converted, losses) = card.converted(to: example.to)
    let lines = String(decoding: converted.bytes, as: UTF8.self).split(separator: "\r\n")
    #expect(lines.dropFirst(2).dropLast().joined(separator: "\n") == example.expected)
    #expect(losses.map { "\($0.property) \($0.value)" } == example.losses)
    #expect(VCardFile(converted.bytes).diagnostics.isEmpty)
    #expect(converted.version == example.to)
  }

  static func card(_ lines: String, _ version: VCardVersion) -> VCard {
    let text = "BEGIN:VCARD\nVERSION:\(version.rawValue)\n\(lines)\nEND:VCARD\n"
    return VCard(
      Array(
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n").utf8
      )[...])
  }

  static let cases: [Case] = [
    Case(
      name: "a label without an address", from: .v40, to: .v30,
      card: """
        FN:A
        N:A;;;;
        ADR;TYPE=home;LABEL=third:;;;;;;
        ADR;TYPE=home;LABEL=first:;;1;;;;
        """,
      expected: """
        FN:A
        N:A;;;;
        ADR;TYPE=HOME:;;1;;;;
        LABEL;TYPE=HOME:first
        LABEL;TYPE=HOME:third
        """),
    Case(
      name: "each of several labels goes to its address", from: .v30, to: .v40,
      card: """
        FN:A
        N:A;;;;
        LABEL;TYPE=home:first
        LABEL;TYPE=home:second
        LABEL;TYPE=home:third
        ADR;TYPE=home:;;1;;;;
        ADR;TYPE=home:;;2;;;;
        ADR;TYPE=work:;;3;;;;
        """,
      expected: """
        FN:A
        N:A;;;;
        ADR;TYPE=home;LABEL=third:;;;;;;
        ADR;TYPE=home;LABEL=first:;;1;;;;
        ADR;TYPE=home;LABEL=second:;;2;;;;
        ADR;TYPE=work:;;3;;;;
        """),
    Case(
      name: "parts of private properties stay parts", from: .v21, to: .v40,
      card: """
        N:A
        FN:A
        X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Nick, the;1;;\\;;
        X-FOO:one, text
        """,
      expected: """
        N:A;;;;
        FN:A
        X-ANDROID-CUSTOM:vnd.android.cursor.item/nickname;Nick\\, the;1;;\\;;
        X-FOO:one\\, text
        """),
    Case(
      name: "what 3.0 has under private names comes back", from: .v30, to: .v40,
      card: """
        FN:A
        N:A;;;;
        X-LANG:de
        X-DEATHDATE:1999-12-31
        X-BIRTHPLACE:Graz
        X-PARTS:a,b;c
        """,
      expected: """
        FN:A
        N:A;;;;
        LANG:de
        DEATHDATE:19991231
        BIRTHPLACE:Graz
        X-PARTS:a,b;c
        """),
    Case(
      name: "positions with more than latitude and longitude", from: .v40, to: .v30,
      card: """
        FN:A
        N:A;;;;
        GEO:geo:48.2,16.37,170;u=5
        """,
      expected: """
        FN:A
        N:A;;;;
        GEO:48.2;16.37
        """,
      losses: ["GEO ,170;u=5"]),
    Case(
      name: "labels of addresses break lines as RFC 6350 or as RFC 6868 shows", from: .v40,
      to: .v30,
      card: """
        FN:A
        N:A;;;;
        ADR;LABEL="1 Quay St\\nPort\\, Austria":;;1 Quay St;Port;;;
        ADR;TYPE=home;LABEL="C:\\tmp^nPort\\new":;;2;Port;;;
        """,
      expected: """
        FN:A
        N:A;;;;
        ADR:;;1 Quay St;Port;;;
        LABEL:1 Quay St\\nPort\\, Austria
        ADR;TYPE=HOME:;;2;Port;;;
        LABEL;TYPE=HOME:C:\\\\tmp\\nPort\\\\new
        """),
    Case(
      name: "3.0 to 4.0", from: .v30, to: .v40,
      card: """
        PROFILE:VCARD
        N:Bell;Ada;;;
        FN:Ada Bell
        SORT-STRING:bell
        TEL;TYPE=HOME,pref:1
        LABEL;TYPE=HOME:1 Quay St\\nPort
        ADR;TYPE=HOME:;;1 Quay St;Port;;;
        BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12
        X-ANNIVERSARY:2001-02-03
        REV:2026-11-30T08:25:00Z
        GEO:48.2;16.37
        TZ:-05:00
        UID:abc
        PHOTO;ENCODING=b;TYPE=PNG:iVBORw==
        X-ADDRESSBOOKSERVER-KIND:group
        X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1
        CLASS:PRIVATE
        item1.X-ABDATE:2001-02-03
        item1.X-ABLabel:Boat
        """,
      expected: """
        N;SORT-AS="bell":Bell;Ada;;;
        FN:Ada Bell
        TEL;TYPE=home;PREF=1:1
        ADR;TYPE=home;LABEL="1 Quay St^nPort":;;1 Quay St;Port;;;
        BDAY:--0412
        ANNIVERSARY:20010203
        REV:20261130T082500Z
        GEO:geo:48.2,16.37
        TZ;VALUE=utc-offset:-0500
        UID;VALUE=text:abc
        PHOTO:data:image/png;base64,iVBORw==
        KIND:group
        MEMBER:urn:uuid:1
        X-CLASS:PRIVATE
        item1.X-ABDATE:2001-02-03
        item1.X-ABLabel:Boat
        """),
    Case(
      name: "2.1 to 4.0", from: .v21, to: .v40,
      card: """
        N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Ada
        TEL;CELL;PREF:1
        NOTE;ENCODING=QUOTED-PRINTABLE:one, two=0D=0Athree;
        URL;WORK:http://example.org/a,b
        AGENT:
        BEGIN:VCARD
        VERSION:2.1
        N:Agent;Bo
        TEL:2
        END:VCARD
        """,
      expected: """
        FN:Ada Müller
        N:Müller;Ada;;;
        TEL;TYPE=cell;PREF=1:1
        NOTE:one\\, two\\nthree\\;
        URL;TYPE=work:http://example.org/a,b
        RELATED;VALUE=text;TYPE=agent:Bo Agent
        """, losses: ["AGENT Bo Agent"]),
    Case(
      name: "4.0 to 3.0", from: .v40, to: .v30,
      card: """
        KIND:org
        FN:Ada
        N;SORT-AS="Bell,Ada":Bell;Ada;;;
        TEL;VALUE=uri;TYPE="home,cell";PREF=1:tel:+1-555;ext=102
        TEL;PREF=50:2
        ADR;TYPE=home;LABEL="1 Quay St^nPort":;;1 Quay St;Port;;;
        BDAY:--0412
        DEATHDATE;VALUE=text:circa 1800
        ANNIVERSARY:20010203
        GENDER:F;woman
        RELATED;TYPE=spouse:urn:uuid:2
        GEO:geo:48.2,16.37
        TZ;VALUE=utc-offset:-0500
        LANG;PREF=1:de
        UID:urn:uuid:1
        PHOTO:data:image/png;base64,iVBORw==
        CLIENTPIDMAP:1;urn:uuid:3
        EMAIL;PID=1.1:a@example.org
        NOTE:a
        """,
      expected: """
        X-ABShowAs:COMPANY
        FN:Ada
        N:Bell;Ada;;;
        TEL;TYPE=HOME,CELL,PREF:+1-555 ext. 102
        TEL:2
        ADR;TYPE=HOME:;;1 Quay St;Port;;;
        LABEL;TYPE=HOME:1 Quay St\\nPort
        BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12
        X-DEATHDATE:circa 1800
        X-ANNIVERSARY:2001-02-03
        X-GENDER:F\\; woman
        item1.X-ABRELATEDNAMES:urn:uuid:2
        item1.X-ABLabel:_$!<Spouse>!$_
        GEO:48.2;16.37
        TZ:-05:00
        X-LANG;TYPE=PREF:de
        UID:urn:uuid:1
        PHOTO;ENCODING=b;TYPE=PNG:iVBORw==
        EMAIL:a@example.org
        NOTE:a
        SORT-STRING:Bell Ada
        """,
      losses: [
        "TEL;PREF 50", "DEATHDATE circa 1800", "CLIENTPIDMAP 1;urn:uuid:3", "EMAIL;PID 1.1",
      ]),
  ]

  @Test func `a card of the version wanted is returned byte for byte`() {
    let card = Self.card("fn:a\nTEL;type=home;pref=1:  x\nodd line", .v40)
    let (same, losses) = card.converted(to: .v40)
    #expect(same.bytes == card.bytes)
    #expect(losses.isEmpty)
  }

  @Test func `a line that is no property is listed`() {
    let (_, losses) = Self.card("FN:Ada\nodd line", .v30).converted(to: .v40)
    #expect(
      losses == [
        Loss(contact: "Ada", property: "", value: "odd line", reason: "the line is no property")
      ])
  }

  /// Converting there and back keeps names, numbers and addresses of every fixture.
  @Test(arguments: EditedFileTests.files)
  func `there and back again`(_ name: String) throws {
    let bytes = try TextFile(EditedFileTests.folder + "/" + name).readBytes()
    for card in VCardFile(bytes).cards.prefix(20) where card.version != nil {
      let there = card.converted(to: card.version == .v40 ? .v30 : .v40).card
      let back = there.converted(to: card.version == .v40 ? .v40 : .v30).card
      for property in ["N", "ORG", "ADR", "EMAIL", "NOTE", "TITLE"] {
        let before = card.all(property).map { Self.meaning(of: $0) }
        guard !before.isEmpty else { continue }
        #expect(back.all(property).map { Self.meaning(of: $0) } == before, "\(name) \(property)")
      }
      #expect(VCardFile(there.bytes).diagnostics.isEmpty, "\(name)")
    }
  }

  /// The parts without empty ones and with one kind of line break.
  private static func meaning(of line: ContentLine) -> [String] {
    let texts = ["N", "ADR", "ORG"].contains(line.name) ? line.components : [line.text]
    return texts.filter { !$0.isEmpty }.map { text in
      text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\n")
    }
  }
}
