import Testing

@testable import BookCommands

@Suite("Formats")
struct FormatTests {
  struct Field: Sendable {
    let data: String
    let text: String
  }

  @Test(arguments: [
    Field(data: "a\tb\nc\rd\\e", text: #"a\tb\nc\rd\\e"#), Field(data: "", text: ""),
    Field(data: #"\t"#, text: #"\\t"#), Field(data: "王\u{1B}", text: "王\u{1B}"),
  ])
  func `a field comes back from its escapes`(_ field: Field) {
    #expect(TSV.escape(field.data) == field.text)
    #expect(TSV.unescape(field.text.utf8) == Array(field.data.utf8))
  }

  @Test func `a backslash that escapes nothing is itself`() {
    #expect(TSV.unescape(#"a\xb\"#.utf8) == Array(#"a\xb\"#.utf8))
  }

  @Test func `JSON escapes what it must, and on a terminal what does not print`() {
    let value = JSONValue.object([
      ("a\"\\", .string("\u{1}\n\t\u{7F}é😀")),
      ("b", .array([.integer(-1), .bool(true), .array([])])),
    ])
    #expect(value.text() == #"{"a\"\\":"\u0001\n\t\u007fé😀","b":[-1,true,[]]}"#)
    let hostile = JSONValue.string("\u{85}\u{202E}\u{E0041}é")
    #expect(hostile.text(isForTerminal: true) == #""\u0085\u202e\udb40\udc41é""#)
    let unseen = JSONValue.string("\u{34F}\u{115F}\u{3164}\u{FFA0}é")
    #expect(unseen.text(isForTerminal: true) == #""\u034f\u115f\u3164\uffa0é""#)
    #expect(hostile.text() == "\"\u{85}\u{202E}\u{E0041}é\"")
  }

  struct Moment: Sendable {
    let seconds: Int64
    let text: String
  }

  @Test(arguments: [
    Moment(seconds: 0, text: "1970-01-01T00:00:00Z"),
    Moment(seconds: -1, text: "1969-12-31T23:59:59Z"),
    Moment(seconds: 951_782_400, text: "2000-02-29T00:00:00Z"),
    Moment(seconds: 4_107_542_399, text: "2100-02-28T23:59:59Z"),
    Moment(seconds: 4_107_542_400, text: "2100-03-01T00:00:00Z"),
    Moment(seconds: -62_135_596_800, text: "0001-01-01T00:00:00Z"),
    Moment(seconds: -62_167_219_201, text: "-0001-12-31T23:59:59Z"),
    Moment(seconds: .min, text: "-292277022657-01-27T08:29:52Z"),
    Moment(seconds: .max, text: "292277026596-12-04T15:30:07Z"),
  ])
  func `a moment is a day of the calendar`(_ moment: Moment) {
    #expect(CalendarDate.text(moment.seconds) == moment.text)
  }

  @Test func `columns give way from the widest and never exceed the terminal`() {
    var table = TextTable()
    table.append(["A", "a name that is rather long", "12345678", ""])
    table.append(["B", "王小明王小明王小明王小明", "", "x"])
    for width in 20...60 {
      let lines = table.text(width: width).split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.allSatisfy { line in line.unicodeScalars.count <= width }, "\(width)")
    }
    #expect(
      table.text(width: nil) == """
        A  a name that is rather long  12345678
        B  王小明王小明王小明王小明              x

        """)
    #expect(table.text(width: 20).split(separator: "\n").first == "A  a nam…  12345…")
  }

  struct Locale: Sendable {
    let environment: [String: String]
    let tag: String
  }

  @Test(arguments: [
    Locale(environment: [:], tag: "und"),
    Locale(environment: ["LANG": "de_AT.UTF-8"], tag: "de-AT"),
    Locale(environment: ["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr"], tag: "fr"),
    Locale(environment: ["LC_COLLATE": "sv_SE", "LC_MESSAGES": "fr"], tag: "sv-SE"),
    Locale(environment: ["LC_ALL": "", "LC_COLLATE": "sv_SE"], tag: "sv-SE"),
    Locale(environment: ["LC_ALL": "C.UTF-8", "LANG": "de"], tag: "und"),
    Locale(environment: ["LC_ALL": "POSIX"], tag: "und"),
    Locale(environment: ["LC_ALL": "sr_RS.UTF-8@latin"], tag: "sr-Latn-RS"),
    Locale(environment: ["LC_ALL": "ca_ES@euro"], tag: "ca-ES"),
    Locale(environment: ["LC_ALL": "../../etc/passwd"], tag: "und"),
  ])
  func `the locale of the environment`(_ locale: Locale) {
    #expect(LocaleTag.ofEnvironment(locale.environment) == locale.tag)
  }
}
