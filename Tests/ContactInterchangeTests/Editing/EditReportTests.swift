import ContactInterchange
import Testing
import VCardCodec

/// What an edit says: what it changed, or why it cannot be applied.
struct EditReportTests {
  @Test func `changes are told in the order of the card`() throws {
    let card = EditFormTests.parsed(
      "FN:Ada Bell\nN:Bell;Ada;;;\nADR:;;1 Quay St;Port;;1000;\nCATEGORIES:a,b\nORG:Acme")
    let edits = try ["-address", "-category", "-family"].map(CardEditTests.edit)
    #expect(
      try card.applying(edits).changes.map(\.text) == [
        "- address.street: 1 Quay St", "- address.city: Port", "- address.code: 1000",
        "- category: a", "- category: b", "- family: Bell", "~ name: Ada Bell -> Ada",
      ])
    let form = "name: Ada Bell\nfamily: Bell\ngiven: Ada\norg: New\n"
    #expect(
      try EditForm.apply(form, to: card).changes.map(\.text) == [
        "- address: 1 Quay St / 1000 Port", "- category: a", "- category: b", "~ org: Acme -> New",
      ])
  }

  @Test func `line ends of a value are line feeds`() throws {
    let card = EditFormTests.parsed("FN:Ada")
    let result = try card.applying([CardEdit.parse(.set, "note=a\r\nb\rc")])
    #expect(result.changes.map(\.text) == ["+ note: a / b / c"])
    #expect(EditFormTests.body(of: result.card) == "FN:Ada\nNOTE:a\\nb\\nc\n")
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var edit: String
    var version = VCardVersion.v40
    var text: String

    var testDescription: String { "\(edit) in \(version.rawValue)" }
  }

  @Test(arguments: [
    Fault(
      edit: "=timezone=+25:00",
      text: "‘+25:00’ is no time zone: +01:00, or a name such as Europe/Vienna"),
    Fault(
      edit: "=date.moved=1980",
      text:
        "‘1980’ is part of a date, which X-ABDATE cannot hold: year, month and day, or --month-day"),
    Fault(
      edit: "=birthday=1980-03", version: .v30,
      text:
        "‘1980-03’ is part of a date, which vCard 3.0 cannot hold: year, month and day, or --month-day"
    ),
    Fault(edit: "=tel.ho\"me=1", text: "the quotes in ‘tel.ho\"me=1’ are not closed"),
    Fault(
      edit: "+tel#2=5", text: "a number means a value that is there; a new one is added by ‘tel’"),
    Fault(edit: "+tel.home", text: "‘tel.home’ needs a value: tel.home=…"),
  ])
  func `an edit that cannot be applied says why`(_ fault: Fault) {
    let card = VCard(CardEditTests.bytes("FN:Ada", version: fault.version.rawValue)[...])
    let error = #expect(throws: CardEditError.self) {
      try card.applying([CardEditTests.edit(fault.edit)])
    }
    #expect(error?.text == fault.text)
  }

  @Test func `what the form keeps cannot steer a terminal`() {
    let text = EditForm.text(
      of: EditFormTests.parsed(
        "FN:\u{1B}[2JAda\u{202E}\nitem1.TEL:5\nitem1.X-ABLabel:\u{1B}]0;x\u{07}\nN:Bell;Ada;;;"))
    #expect(text.contains("\n#   name: ^[[2JAda\\u{202E}\n"))
    #expect(text.contains("\n#   tel.^[]0;x^G: 5\n"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }
}
