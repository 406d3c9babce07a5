import BookCommands
import TestSupport
import Testing

/// What `kith show` prints as the UID names the contact, also where the card has none or shares it.
@Suite struct ShowIdentityTests {
  static func run(_ words: [String]) -> (status: Program.Outcome, output: String) {
    var surroundings = Surroundings(arguments: words)
    let status = Program.run(in: &surroundings)
    return (status, String(decoding: surroundings.output.bytes, as: UTF8.self))
  }

  /// The value of the row `uid` of a contact's text.
  static func uid(_ text: String) -> String? {
    let rows = text.split(separator: "\n").map { $0.split(separator: "  ").map(String.init) }
    return rows.first { $0.dropLast().last?.trimmed == "uid" }?.last?.trimmed
  }

  @Test func `the text of a contact names what finds it again`() throws {
    let folder = try TemporaryFolder()
    let book = try folder.write(
      "book.vcf",
      card("Anna", uid: "anna") + card("Berta") + card("Carla", uid: "twice")
        + card("Dora", uid: "twice") + card("Eva", uid: "a, b"))
    for name in ["Anna", "Berta", "Carla", "Dora", "Eva"] {
      let shown = Self.run(["show", "--book", book, name])
      #expect(shown.status == .exit(.done))
      let uid = try #require(Self.uid(shown.output), "\(shown.output)")
      let again = Self.run(["show", "--book", book, uid])
      #expect(again.status == .exit(.done))
      #expect(again.output == shown.output)
      #expect(Self.run(["list", "--book", book, name]).output.hasSuffix("\t\(uid)\n"))
    }
    #expect(Self.run(["show", "--book", book, "Dora"]).output.contains("uid (card)  twice\n"))
    #expect(!Self.run(["show", "--book", book, "Anna"]).output.contains("uid (card)"))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}
