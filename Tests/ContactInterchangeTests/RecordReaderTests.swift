import ContactBook
import ContactInterchange
import Testing
import VCardCodec

struct RecordReaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The lines between BEGIN and END.
    var lines: String
    var kind = ContactRecord.Kind.person
    /// Fields of the record, those that repeat joined by `|`.
    var fields: [ContactRecord.Field: String]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "plain",
      lines:
        "UID:u1\nFN:Ada Bell\nN:Bell;Ada;M.;Dr.;MSc\nORG:Acme;Sales;East\nTEL:+1\nEMAIL:a@b.c\n",
      fields: [
        .identity: "u1", .displayName: "Ada Bell", .familyName: "Bell", .givenName: "Ada",
        .middleName: "M.", .namePrefix: "Dr.", .nameSuffix: "MSc", .organization: "Acme",
        .department: "Sales|East", .phone: "+1", .email: "a@b.c",
      ]),
    Case(
      testDescription: "escapes and lists",
      lines: "FN:Bell\\, Ada\nN:Bell;Ada;Ann,Eve;;\nNICKNAME:A,B\n",
      fields: [
        .displayName: "Bell, Ada", .familyName: "Bell", .givenName: "Ada", .middleName: "Ann Eve",
        .nickname: "A|B",
      ]),
    Case(
      testDescription: "FN missing", lines: "N:Bell;Ada;;Dr.;\n",
      fields: [
        .displayName: "Dr. Ada Bell", .familyName: "Bell", .givenName: "Ada", .namePrefix: "Dr.",
      ]),
    Case(
      testDescription: "FN missing, more parts than five", lines: "N:Bell;Ada;;;;x;Jr.\n",
      fields: [.displayName: "Ada Bell", .familyName: "Bell", .givenName: "Ada"]),
    Case(
      testDescription: "FN missing, Han", lines: "FN:\nN:王;小明;;;\n",
      fields: [.displayName: "王小明", .familyName: "王", .givenName: "小明"]),
    Case(
      testDescription: "N missing", lines: "FN:Ada Ann Bell\n",
      fields: [.displayName: "Ada Ann Bell", .familyName: "Bell", .givenName: "Ada Ann"]),
    Case(
      testDescription: "N missing, comma", lines: "FN:Bell\\, Ada\n",
      fields: [.displayName: "Bell, Ada", .familyName: "Bell", .givenName: "Ada"]),
    Case(
      testDescription: "N missing, East Asian with a blank", lines: "FN:山田 太郎\n",
      fields: [.displayName: "山田 太郎", .familyName: "山田", .givenName: "太郎"]),
    Case(
      testDescription: "N missing, digits", lines: "FN:112 Plumbers\n",
      fields: [.displayName: "112 Plumbers"]),
    Case(
      testDescription: "N missing, a company", lines: "FN:Acme Works\nORG:Acme Works;Sales\n",
      kind: .organization,
      fields: [.displayName: "Acme Works", .organization: "Acme Works", .department: "Sales"]),
    Case(
      testDescription: "N missing, one word", lines: "FN:王小明\n", fields: [.displayName: "王小明"]),
    Case(
      testDescription: "only an organisation", lines: "N:;;;;\nORG:Cafe\n", kind: .organization,
      fields: [.displayName: "Cafe", .organization: "Cafe"]),
    Case(
      testDescription: "only a nickname", lines: "N:;;;;\nFN:\nNICKNAME:Rosie\n",
      fields: [.displayName: "Rosie", .nickname: "Rosie"]),
    Case(
      testDescription: "only an e-mail", lines: "EMAIL:x@y.z\nTEL:1\n",
      fields: [.displayName: "x@y.z", .email: "x@y.z", .phone: "1"]),
    Case(
      testDescription: "only a number", lines: "TEL:1\n", fields: [.displayName: "1", .phone: "1"]),
    Case(testDescription: "nothing", lines: "NOTE:x\n", fields: [:]),
    Case(
      testDescription: "preferred values come first",
      lines: "FN:A\nTEL:1\nTEL;TYPE=CELL,pref:2\nTEL;PREF=1:3\nEMAIL;PREF=9:a\nEMAIL;PREF=2:b\n",
      fields: [.displayName: "A", .phone: "2|1|3", .email: "b|a"]),
    Case(
      testDescription: "addresses of telephones",
      lines: "VERSION:4.0\nFN:A\nTEL;VALUE=uri:tel:+33-1;ext=102\nTEL;VALUE=uri:555\nTEL:sip:a@b\n",
      fields: [.displayName: "A", .phone: "+33-1 ext. 102|555|sip:a@b"]),
    Case(
      testDescription: "phonetic names",
      lines:
        "FN:山田 太郎\nN:山田;太郎;;;\nX-PHONETIC-LAST-NAME:やまだ\nX-PHONETIC-FIRST-NAME:たろう\nSORT-STRING:x\n",
      fields: [
        .displayName: "山田 太郎", .familyName: "山田", .givenName: "太郎",
        .phoneticFamilyName: "やまだ", .phoneticGivenName: "たろう", .sortAs: "x",
      ]),
    Case(
      testDescription: "SORT-AS of 4.0",
      lines:
        "VERSION:4.0\nFN:A B\nN;SORT-AS=\"Harten,Rene\":van der Harten;Rene,J.;Sir;R.D.O.N.;\n",
      fields: [
        .displayName: "A B", .familyName: "van der Harten", .givenName: "Rene J.",
        .middleName: "Sir", .namePrefix: "R.D.O.N.", .phoneticFamilyName: "Harten",
        .phoneticGivenName: "Rene",
      ]),
    Case(
      testDescription: "readings of Japanese phones",
      lines: "VERSION:2.1\nN:安藤;ロイド\nSOUND;X-IRMC-N:ｱﾝﾄﾞｳ;ﾛｲﾄﾞ;;;\n",
      fields: [
        .displayName: "安藤ロイド", .familyName: "安藤", .givenName: "ロイド",
        .phoneticFamilyName: "ｱﾝﾄﾞｳ", .phoneticGivenName: "ﾛｲﾄﾞ",
      ]),
    Case(
      testDescription: "a company", lines: "FN:Acme\nN:;;;;\nORG:Acme\nX-ABShowAs:COMPANY\n",
      kind: .organization, fields: [.displayName: "Acme", .organization: "Acme"]),
    Case(
      testDescription: "a group of 4.0", lines: "VERSION:4.0\nKIND:group\nFN:Rowing club\n",
      kind: .group,
      fields: [.displayName: "Rowing club"]),
    Case(
      testDescription: "a group of Apple's", lines: "FN:Rowing\nX-ADDRESSBOOKSERVER-KIND:group\n",
      kind: .group, fields: [.displayName: "Rowing"]),
    Case(
      testDescription: "quoted-printable and groups",
      lines:
        "VERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=\n=84b\nitem1.TEL;CELL:2\n",
      fields: [.displayName: "Äb", .phone: "2"]),
  ]

  @Test(arguments: cases)
  func `reads a record`(_ case: Case) {
    let bytes = Array("BEGIN:VCARD\n\(`case`.lines)END:VCARD\n".utf8)
    var reader = RecordReader()
    var record = ContactRecord()
    #expect(reader.next(in: bytes.span, into: &record))
    for field in ContactRecord.Field.allCases {
      #expect(
        record.strings(field).joined(separator: "|") == `case`.fields[field] ?? "", "\(field)")
    }
    #expect(record.kind == `case`.kind)
    #expect(!reader.next(in: bytes.span, into: &record))
  }

  @Test func `lines after a nested card belong to the outer one`() {
    let inner = "BEGIN:VCARD\nUID:i\nFN:Inner\nTEL:1\nEND:VCARD\n"
    let text =
      "BEGIN:VCARD\nUID:o\nFN:Outer\n\(inner)TEL:2\nNICKNAME:n\nEND:VCARD\n"
      + "BEGIN:VCARD\nFN:Last\nEND:VCARD\n"
    let bytes = Array(text.utf8)
    var reader = RecordReader()
    var record = ContactRecord()
    var read: [String] = []
    while reader.next(in: bytes.span, into: &record) {
      let texts = ContactRecord.Field.allCases.flatMap { record.strings($0) }
      let tails = reader.tailExtents.map { "\($0.number)" }
      read.append((texts + tails).joined(separator: " "))
    }
    #expect(read == ["o Outer n 2 9", "i Inner 1", "Last"])
  }
}
