import ContactInterchange
import Testing
import VCardCodec

/// A label that says a type is one in formats that have no labels.
struct SaidTypesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var label: String
    /// The line of LDIF, and that of abook.
    var ldif: String
    var abook: String
    /// The reasons of what LDIF, and of what abook loses.
    var ldifLosses: [String] = []
    var abookLosses: [String] = ["abook has no labels"]

    var testDescription: String { label }
  }

  @Test(arguments: [
    Case(label: "_$!<Mobile>!$_", ldif: "mobile: 5", abook: "mobile=5"),
    Case(label: "_$!<Work>!$_", ldif: "telephoneNumber: 5", abook: "workphone=5"),
    Case(
      label: "_$!<HomeFAX>!$_", ldif: "homeFax: 5", abook: "fax=5",
      abookLosses: ["the type is not written", "abook has no labels"]),
    Case(label: "home", ldif: "homePhone: 5", abook: "phone=5"),
    Case(
      label: "Boat", ldif: "telephoneNumber: 5", abook: "phone=5",
      ldifLosses: [
        "a number without a kind is written as one of work (telephoneNumber)",
        "the label is not written",
      ],
      abookLosses: [
        "a number without a kind is written as one of home", "abook has no labels",
      ]),
  ])
  func `a number goes where its label says`(_ example: Case) {
    let card = VCard([
      PropertyDraft("FN", .text("Ada")),
      PropertyDraft("TEL", .text("5"), group: "item1"),
      PropertyDraft("X-ABLABEL", .text(example.label), group: "item1"),
    ])
    var ldif = LDIFWriter()
    ldif.append(card)
    let entries = ldif.finish()
    #expect(String(decoding: entries.bytes, as: UTF8.self).contains("\n\(example.ldif)\n"))
    #expect(entries.losses.map(\.reason) == example.ldifLosses)
    var abook = AbookWriter()
    abook.append(card)
    let book = abook.finish()
    #expect(String(decoding: book.bytes, as: UTF8.self).contains("\n\(example.abook)\n"))
    #expect(book.losses.map(\.reason) == example.abookLosses)
  }
}
