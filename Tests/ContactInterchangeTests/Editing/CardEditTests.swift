import ContactInterchange
import Testing
import VCardCodec

/// What `--set`, `--add` and `--remove` do to a card: only the lines of the property change.
struct CardEditTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var version = "3.0"
    /// The lines between VERSION and END.
    var card: String
    /// Edits, each with `=` (set), `+` (add) or `-` (remove) before it.
    var edits: [String]
    var expected: String

    var testDescription: String { name }
  }

  @Test(arguments: values + lists + labels + addresses + names)
  func `an edit changes its property alone`(_ example: Case) throws {
    let card = VCard(Self.bytes(example.card, version: example.version)[...])
    let edits = try example.edits.map(Self.edit)
    let edited = try card.applying(edits).card
    let expected = Self.bytes(example.expected, version: example.version)
    #expect(
      String(decoding: edited.bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  static func bytes(_ lines: String, version: String) -> [UInt8] {
    let body = lines.isEmpty ? "" : lines + "\n"
    let text = "BEGIN:VCARD\nVERSION:\(version)\n\(body)END:VCARD\n"
    return Array(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n").utf8)
  }

  static func edit(_ text: String) throws -> CardEdit {
    let action: CardEdit.Action =
      switch text.first {
      case "+": .add
      case "-": .remove
      default: .set
      }
    return try CardEdit.parse(action, String(text.dropFirst()))
  }

  static let values: [Case] = [
    Case(
      name: "4.0 asks for all parts of a name and an address", version: "4.0",
      card: "FN:Bell\nN:Bell\nADR:;;1 Quay St",
      edits: ["=given=Ada", "=address.city=Port"],
      expected: "FN:Ada Bell\nN:Bell;Ada;;;\nADR:;;1 Quay St;Port;;;"),
    Case(
      name: "3.0 does not", card: "FN:Bell\nN:Bell", edits: ["=given=Ada"],
      expected: "FN:Ada Bell\nN:Bell;Ada"),
    Case(
      name: "a compound value of a private property keeps its separators",
      card: "FN:Ada\nX-ANDROID-CUSTOM:vnd.example/x;Nick;1;;\nX-FOO:a\\;b;c",
      edits: ["=X-ANDROID-CUSTOM=vnd.example/x;Mick, too;1;;", "=X-FOO=d;e"],
      expected: "FN:Ada\nX-ANDROID-CUSTOM:vnd.example/x;Mick\\, too;1;;\nX-FOO:d\\;e"),
    Case(
      name: "a number keeps its parameters",
      card: "FN:Ada\nTEL;X-Odd=\"a:b\";type=HOME;type=pref:1\nTEL;TYPE=WORK:2",
      edits: ["=tel.home=+1 555 0100"],
      expected: "FN:Ada\nTEL;X-Odd=\"a:b\";type=HOME;type=pref:+1 555 0100\nTEL;TYPE=WORK:2"),
    Case(
      name: "one of several by its number", card: "FN:Ada\nTEL:1\nTEL:2\nTEL:3",
      edits: ["=tel#2=22", "-tel#3"], expected: "FN:Ada\nTEL:1\nTEL:22"),
    Case(
      name: "a number is removed by its digits", card: "FN:Ada\nTEL:+1 (555) 01\nTEL:2",
      edits: ["-tel=+155501"], expected: "FN:Ada\nTEL:2"),
    Case(
      name: "an address of a number stays one when it can", version: "4.0",
      card: "FN:Ada\nTEL;VALUE=uri;TYPE=home:tel:+33-1\nTEL;VALUE=uri:tel:+44-1",
      edits: ["=tel.home=+33-2"],
      expected: "FN:Ada\nTEL;VALUE=uri;TYPE=home:tel:+33-2\nTEL;VALUE=uri:tel:+44-1"),
    Case(
      name: "a number with blanks is written as typed", version: "4.0",
      card: "FN:Ada\nTEL;VALUE=uri;TYPE=home:tel:+33-1", edits: ["=tel=+33 2"],
      expected: "FN:Ada\nTEL;TYPE=home:+33 2"),
    Case(
      name: "texts are escaped", card: "FN:Ada", edits: ["=note=a, b; c\\d\ne"],
      expected: "FN:Ada\nNOTE:a\\, b\\; c\\\\d\\ne"),
    Case(
      name: "nothing but ASCII in 2.1", version: "2.1", card: "N:Bell;Ada",
      edits: ["=title=Müller; Rest", "=note=a\\b;c"],
      expected:
        "N:Bell;Ada\nTITLE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller; Rest\nNOTE:a\\b;c"),
    Case(
      name: "a date without its year", card: "FN:Ada", edits: ["=birthday=--04-12"],
      expected: "FN:Ada\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12"),
    Case(
      name: "a date in 4.0", version: "4.0", card: "FN:Ada\nBDAY;VALUE=text:circa 1800",
      edits: ["=birthday=1980-03-21", "=anniversary=--04-12"],
      expected: "FN:Ada\nBDAY:19800321\nANNIVERSARY:--0412"),
    Case(
      name: "a date with a label", card: "FN:Ada", edits: ["=date.graduation=2001-06-30"],
      expected: "FN:Ada\nitem1.X-ABDATE:2001-06-30\nitem1.X-ABLabel:graduation"),
    Case(
      name: "web address, messenger, profile", card: "FN:Ada",
      edits: [
        "=url=https://example.org/a,b;c", "=im.xmpp=ada@example.org", "=im.QQ=12345",
        "=social.twitter=https://example.org/a,da",
      ],
      expected:
        "FN:Ada\nURL:https://example.org/a,b;c\nIMPP:xmpp:ada@example.org\n"
        + "IMPP;X-SERVICE-TYPE=QQ:x-apple:12345\n"
        + "X-SOCIALPROFILE;TYPE=twitter:https://example.org/a,da"),
    Case(
      name: "codes of 4.0", version: "4.0", card: "FN:Ada",
      edits: [
        "=gender=female", "=language=zh-Hans", "=timezone=-5", "=position=48.2, 16.37",
        "=kind=group",
      ],
      expected:
        "FN:Ada\nGENDER:F\nLANG:zh-Hans\nTZ;VALUE=utc-offset:-0500\nGEO:geo:48.2,16.37\nKIND:group"
    ),
    Case(
      name: "codes of 3.0", card: "FN:Ada",
      edits: ["=timezone=-5", "=position=48.2, 16.37", "=kind=company", "=anniversary=2001-02-03"],
      expected:
        "FN:Ada\nTZ:-05:00\nGEO:48.2;16.37\nX-ABShowAs:COMPANY\nX-ANNIVERSARY:2001-02-03"),
    Case(
      name: "any property", card: "FN:Ada\nX-FOO;X-P=1:a",
      edits: ["=X-FOO=b,c", "=x-bar=d", "=SOURCE=http://a/"],
      expected: "FN:Ada\nX-FOO;X-P=1:b\\,c\nX-BAR:d\nSOURCE:http://a/"),
    Case(
      name: "nothing is removed", card: "FN:Ada\nNOTE:x\nTITLE:y", edits: ["=note=", "-title=y"],
      expected: "FN:Ada"),
    Case(
      name: "an equal value leaves its odd spelling", card: "FN:Ada\nNOTE:a, b\\: c",
      edits: ["=note=a, b: c"], expected: "FN:Ada\nNOTE:a, b\\: c"),
  ]

  static let lists: [Case] = [
    Case(
      name: "a category beside one with a comma",
      card: "FN:Ada\nCATEGORIES:A,Smith\\, Jones & Co,B",
      edits: ["+category=C"], expected: "FN:Ada\nCATEGORIES:A,Smith\\, Jones & Co,B,C"),
    Case(
      name: "one of the list goes", card: "FN:Ada\nCATEGORIES:A,B,C",
      edits: ["-category=B", "=category#2=D"], expected: "FN:Ada\nCATEGORIES:A,D"),
    Case(
      name: "the last one takes the line with it", card: "FN:Ada\nNICKNAME:Countess\nTEL:1",
      edits: ["-nickname"], expected: "FN:Ada\nTEL:1"),
    Case(
      name: "organisation and units", card: "FN:Ada",
      edits: ["=org=Acme; Inc", "=unit=Sales", "+unit=North"],
      expected: "FN:Ada\nORG:Acme\\; Inc;Sales;North"),
    Case(
      name: "a unit of an organisation with a raw comma", card: "FN:Ada\nORG:Acme, Inc;Sales",
      edits: ["=unit=Support"], expected: "FN:Ada\nORG:Acme\\, Inc;Support"),
  ]

  static let labels: [Case] = [
    Case(
      name: "labels of the standards are types", card: "FN:Ada\nTEL;TYPE=HOME:0",
      edits: ["+tel.work fax=1", "+tel.mobile=2", "+email.work=a@example.org"],
      expected:
        "FN:Ada\nTEL;TYPE=HOME:0\nTEL;TYPE=WORK,FAX:1\nTEL;TYPE=CELL:2\nEMAIL;TYPE=WORK:a@example.org"
    ),
    Case(
      name: "types as the card spells them", card: "FN:Ada\nTEL;type=home;type=voice:0",
      edits: ["+tel.work fax=1"],
      expected: "FN:Ada\nTEL;type=home;type=voice:0\nTEL;TYPE=work;TYPE=fax:1"),
    Case(
      name: "bare types in 2.1", version: "2.1", card: "N:Bell;Ada", edits: ["+tel.work fax=1"],
      expected: "N:Bell;Ada\nTEL;WORK;FAX:1"),
    Case(
      name: "other labels are in a group of their own",
      card: "FN:Ada\nitem1.TEL:0\nitem1.X-ABLabel:Boat", edits: ["+tel.Summer house=1"],
      expected:
        "FN:Ada\nitem1.TEL:0\nitem1.X-ABLabel:Boat\nitem2.TEL:1\nitem2.X-ABLabel:Summer house"),
    Case(
      name: "a value goes with its label and no other",
      card:
        "FN:Ada\nitem1.TEL:0\nitem1.X-ABLabel:Boat\nitem2.EMAIL:a@b\nitem2.X-ABLabel:School\n"
        + "item3.TEL:1\nitem3.URL:x\nitem3.X-ABLabel:Both",
      edits: ["-tel.boat", "-tel.both"],
      expected:
        "FN:Ada\nitem2.EMAIL:a@b\nitem2.X-ABLabel:School\nitem3.URL:x\nitem3.X-ABLabel:Both"),
    Case(
      name: "relations", card: "FN:Ada", edits: ["+relation.spouse=Bo", "+relation.boss=Cy"],
      expected:
        "FN:Ada\nitem1.X-ABRELATEDNAMES:Bo\nitem1.X-ABLabel:_$!<Spouse>!$_\n"
        + "item2.X-ABRELATEDNAMES:Cy\nitem2.X-ABLabel:boss"),
    Case(
      name: "relations in 4.0", version: "4.0", card: "FN:Ada",
      edits: ["+relation.spouse=Bo", "+relation.friend=urn:uuid:1", "+relation.boss=Cy"],
      expected:
        "FN:Ada\nRELATED;VALUE=text;TYPE=spouse:Bo\nRELATED;TYPE=friend:urn:uuid:1\n"
        + "item1.X-ABRELATEDNAMES:Cy\nitem1.X-ABLabel:boss"),
    Case(
      name: "a label in quotes", card: "FN:Ada", edits: ["+tel.\"St. Mary=#1\"=5"],
      expected: "FN:Ada\nitem1.TEL:5\nitem1.X-ABLabel:St. Mary=#1"),
  ]

  static let addresses: [Case] = [
    Case(
      name: "a part of an address", card: "FN:Ada\nADR;TYPE=HOME:;;Old St 1;Port;;1000;",
      edits: ["=address.home.street=New St, 2", "=address.home.country=Iceland"],
      expected: "FN:Ada\nADR;TYPE=HOME:;;New St\\, 2;Port;;1000;Iceland"),
    Case(
      name: "the parts of one address are added together", card: "FN:Ada\nADR;TYPE=HOME:;;A;B;;;",
      edits: ["+address.home.street=C", "+address.home.city=D", "+address.work.city=E"],
      expected: "FN:Ada\nADR;TYPE=HOME:;;A;B;;;\nADR;TYPE=HOME:;;C;D;;;\nADR;TYPE=WORK:;;;E;;;"),
    Case(
      name: "an address goes whole", card: "FN:Ada\nADR;TYPE=HOME:;;A;B;;;\nADR;TYPE=WORK:;;C;;;;",
      edits: ["-address.home"], expected: "FN:Ada\nADR;TYPE=WORK:;;C;;;;"),
  ]

  static let names: [Case] = [
    Case(
      name: "the parts follow the shown name", card: "FN:Ada Bell\nN:Bell;Ada;;;",
      edits: ["=name=Ada Maria Smith"], expected: "FN:Ada Maria Smith\nN:Smith;Ada Maria;;;"),
    Case(
      name: "the part that changed is found among several",
      card: "FN:Dr. Ada May Bell\nN:Bell;Ada;May;Dr.;", edits: ["=name=Dr. Ada May Bell-Smith"],
      expected: "FN:Dr. Ada May Bell-Smith\nN:Bell-Smith;Ada;May;Dr.;"),
    Case(
      name: "parts of which it cannot be told stay", card: "FN:Ada May Bell\nN:Bell;Ada;May;;",
      edits: ["=name=Zoe Bo"], expected: "FN:Zoe Bo\nN:Bell;Ada;May;;"),
    Case(
      name: "a name of its own leaves the parts", card: "FN:The Boss\nN:Bell;Ada;;;",
      edits: ["=name=The Big Boss"], expected: "FN:The Big Boss\nN:Bell;Ada;;;"),
    Case(
      name: "a Han name has no blank", card: "FN:王小明\nN:王;小明;;;",
      edits: ["=name=欧阳小明"], expected: "FN:欧阳小明\nN:欧阳;小明;;;"),
    Case(
      name: "what one call says of name and parts is taken as it is",
      card: "FN:Ada Bell\nN:Bell;Ada;;;", edits: ["=family=Smith", "=name=Ada (Smith)"],
      expected: "FN:Ada (Smith)\nN:Smith;Ada;;;"),
    Case(
      name: "the displayed name follows its parts", card: "N:Bell;Ada;;Dr.;\nFN:Dr. Ada Bell",
      edits: ["=family=Cole"], expected: "N:Cole;Ada;;Dr.;\nFN:Dr. Ada Cole"),
    Case(
      name: "a displayed name of its own stays", card: "N:Bell;Ada;;;\nFN:The Countess",
      edits: ["=family=Cole"], expected: "N:Cole;Ada;;;\nFN:The Countess"),
    Case(
      name: "East Asian order", card: "N:王;小明;;;\nFN:王小明", edits: ["=given=大明"],
      expected: "N:王;大明;;;\nFN:王大明"),
    Case(
      name: "several middle names stay a list", card: "N:Bell;Ada;Philip,Paul;;\nFN:x",
      edits: ["=middle=Philip, Otto", "=given=Eva, Maria"],
      expected: "N:Bell;Eva\\, Maria;Philip,Otto;;\nFN:x"),
    Case(
      name: "phonetic names", card: "FN:王\nX-PHONETIC-LAST:Wang",
      edits: ["=phonetic-family=Wong", "=phonetic-given=Xiao"],
      expected: "FN:王\nX-PHONETIC-LAST:Wong\nX-PHONETIC-FIRST-NAME:Xiao"),
  ]

  struct NewName: CustomTestStringConvertible, Sendable {
    var edits: [String]
    var parts: String
    var testDescription: String { edits.joined(separator: " ") }
  }

  @Test(arguments: [
    NewName(edits: ["=name=Anna"], parts: ";Anna;;;"),
    NewName(edits: ["=name=Anna Maria Berg"], parts: "Berg;Anna Maria;;;"),
    NewName(edits: ["=name=王小明"], parts: "王;小明;;;"),
    NewName(edits: ["=name=欧阳娜"], parts: "欧阳;娜;;;"),
    NewName(edits: ["=name=山田太郎"], parts: "山田太郎;;;;"),
    NewName(edits: ["=name=渡辺恵"], parts: "渡辺恵;;;;"),
    NewName(edits: ["=name=林竜二"], parts: "林竜二;;;;"),
    NewName(edits: ["=name=佐々木"], parts: "佐々木;;;;"),
    NewName(edits: ["=name=林龙二"], parts: "林;龙二;;;"),
    NewName(edits: ["=name=林龍二"], parts: "林;龍二;;;"),
    NewName(edits: ["=name=田中実"], parts: "田中実;;;;"),
    NewName(edits: ["=name=김민준"], parts: "김;민준;;;"),
    NewName(edits: ["=name=남궁민수"], parts: "남궁;민수;;;"),
    NewName(edits: ["=name=さくら"], parts: ";さくら;;;"),
    NewName(edits: ["=name=112 Plumbers"], parts: ";;;;"),
    NewName(edits: ["=name=Acme Works", "=kind=org"], parts: ";;;;"),
  ])
  func `a new contact gets the parts of its name when they can be told`(_ example: NewName) throws {
    let card = try VCard(
      newContact: try example.edits.map(Self.edit), version: .v30, uid: "u", revision: nil)
    let line = card["N"].map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(line == "N:\(example.parts)\r\n")
  }

  @Test func `it is told that the parts stay`() throws {
    let card = VCard(Self.bytes("FN:Ada May Bell\nN:Bell;Ada;May;;", version: "3.0")[...])
    func remark(_ edits: String...) throws -> String? {
      FormattedName.remark(from: card, to: try card.applying(try edits.map(Self.edit)).card)
    }
    #expect(
      try remark("=name=Zoe Bo")
        == "the parts of the name stay (family ‘Bell’, given ‘Ada’, middle ‘May’); "
        + "change them by these keys")
    #expect(try remark("=name=Zoe May Bell") == nil)
    #expect(try remark("=name=Zoe Bo", "=family=Bo") == nil)
  }

  @Test func `a label is one line of text`() throws {
    let card = VCard(Self.bytes("FN:Ada", version: "3.0")[...])
    for label in ["a\nTEL:7", "a\u{1B}b", "a\tb"] {
      #expect(throws: CardEditError.self) { try card.applying([Self.edit("=tel.\"\(label)\"=1")]) }
    }
  }
}
