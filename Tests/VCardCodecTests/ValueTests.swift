import Testing
import VCardCodec

struct ValueTests {
  static func line(_ text: String) throws -> ContentLine {
    try #require(VCard(Array(text.utf8)[...]).lines.first)
  }

  @Test(arguments: [
    ("19800321", "1980-03-21"), ("1980-03-21", "1980-03-21"), ("1980-03", "1980-03"),
    ("1980", "1980"), ("--0412", "--04-12"), ("--04-12", "--04-12"), ("--04", "--04"),
    ("---12", "---12"), ("20090808T1430-0500", "2009-08-08T14:30-05:00"),
    ("2009-08-08T14:30:00Z", "2009-08-08T14:30:00Z"), ("2009-08-08T14", "2009-08-08T14"),
    ("1953-10-15T23:10:00.5Z", "1953-10-15T23:10:00.5Z"), ("T102200", "T10:22:00"),
    (" 19800321 ", "1980-03-21"),
  ])
  func `dates have one form`(_ text: String, _ iso: String) {
    #expect(PartialDate(text)?.isoText == iso)
  }

  @Test(arguments: [
    "circa 1800", "1980-13-01", "1980-00-01", "19800332", "80-03-21", "1980-3-21",
    "2018-02-03-T040506Z",
    "19800321T", "19800321T1", "--", "-", "1980032", "٢٠٠٠٠١٠١",
  ])
  func `what is no date is none`(_ text: String) {
    #expect(PartialDate(text) == nil)
  }

  @Test func `a year that stands for none is left out`() throws {
    #expect(try Self.line("BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29").date?.isoText == "--02-29")
    #expect(try Self.line("BDAY;X-APPLE-OMIT-YEAR=1604:1970-02-28").date?.isoText == "1970-02-28")
    #expect(try Self.line("BDAY;VALUE=text:1980").date == nil)
  }

  struct Media: Sendable {
    var line: String
    var type: String?
    var source: MediaValue.Source
  }

  @Test(arguments: [
    Media(
      line: "PHOTO;ENCODING=b;TYPE=JPEG:AAEC", type: "image/jpeg", source: .embedded(byteCount: 3)),
    Media(
      line: "PHOTO;BASE64;GIF:\r\n AAEC\r\n Aw==\r\n", type: "image/gif",
      source: .embedded(byteCount: 4)),
    Media(
      line: "PHOTO;ENCODING=BASE64:iVBORw0KGgo=", type: "image/png", source: .embedded(byteCount: 8)
    ),
    Media(
      line: "PHOTO:data:image/png;base64,AAEC", type: "image/png", source: .embedded(byteCount: 3)),
    Media(
      line: "PHOTO:data:image/png\\;base64\\,AAEC", type: "image/png",
      source: .embedded(byteCount: 3)),
    Media(line: "LOGO:data:,a%20b", type: nil, source: .embedded(byteCount: 3)),
    Media(
      line: "PHOTO;VALUE=uri;TYPE=webp:https://example.org/a", type: "image/webp",
      source: .address("https://example.org/a")),
    Media(
      line: "PHOTO;MEDIATYPE=image/gif:https://example.org/a", type: "image/gif",
      source: .address("https://example.org/a")),
    Media(line: "KEY;TYPE=PGP:words", type: "application/pgp-keys", source: .text("words")),
    Media(
      line: "KEY;X509;ENCODING=BASE64:AAEC", type: "application/x509",
      source: .embedded(byteCount: 3)),
  ])
  func `media say type and size`(_ media: Media) throws {
    let value = try Self.line(media.line).media
    #expect(value.mediaType == media.type)
    #expect(value.source == media.source)
  }

  /// 4.0 has an address of any scheme where nothing else is said, 3.0 where VALUE says so.
  @Test(arguments: [
    ("4.0", "app-2:/a", true), ("3.0", "app-2:/a", false), ("4.0", "C:/a", false),
    ("4.0", "words", false), ("4.0", "2b:/a", false),
  ])
  func `a picture is at an address`(version: String, text: String, isAddress: Bool) throws {
    let card = VCard(Array("VERSION:\(version)\r\nPHOTO:\(text)\r\n".utf8)[...])
    let source = try #require(card["PHOTO"]).media.source
    #expect(source == (isAddress ? .address(text) : .text(text)))
  }

  @Test func `embedded bytes decode`() throws {
    #expect(try Self.line("PHOTO;ENCODING=b:AAEC\r\n /w==").mediaBytes == [0, 1, 2, 255])
    #expect(try Self.line("PHOTO:data:;base64,_-8").mediaBytes == [0xFF, 0xEF])
    #expect(try Self.line("PHOTO:https://example.org").mediaBytes == nil)
  }

  @Test func `positions and offsets`() throws {
    for text in ["GEO:1.5;-2", "GEO:geo:1.5,-2?z=1", "GEO:1.5\\;-2", "GEO: 1.5 , -2"] {
      let position = try Self.line(text).position
      #expect(position?.latitude == "1.5" && position?.longitude == "-2", "\(text)")
    }
    #expect(try Self.line("GEO:here").position == nil)
    for (text, offset) in [
      ("-0500", "-05:00"), ("+01:00", "+01:00"), ("1:00", "+01:00"), ("Z", "Z"), ("-5", "-05:00"),
    ] {
      #expect(try Self.line("TZ:" + text).utcOffset == offset, "\(text)")
    }
    #expect(try Self.line("TZ:Europe/Paris").utcOffset == nil)
  }

  @Test func `texts by which parts are sorted`() throws {
    #expect(try Self.line("N;SORT-AS=\"Harten,Rene\":x").sortAs == ["Harten", "Rene"])
    #expect(try Self.line("N;SORT-AS=\"あ;い\":x").sortAs == ["あ", "い"])
  }

  @Test(arguments: [
    ("VERSION:5.0\nFN:A", [Diagnostic.Code.unknownVersion]), ("FN:A", [.missingVersion]),
    ("VERSION:3.0\nN:;;;;", [.missingName]),
    ("VERSION:3.0\nFN:A\nPHOTO;ENCODING=b:A!", [.invalidBase64]),
    ("VERSION:3.0\nFN:A\nNOTE;CHARSET=nonsense:x", [.unknownCharset]),
    ("VERSION:2.1\nFN;QUOTED-PRINTABLE:=G", [.invalidQuotedPrintable]), ("VERSION: 4.0 \nFN:A", []),
  ])
  func `faults of a card`(_ lines: String, _ codes: [Diagnostic.Code]) {
    #expect(
      VCard(Array("BEGIN:VCARD\n\(lines)\nEND:VCARD".utf8)[...]).faults().map(\.code) == codes)
  }
}
