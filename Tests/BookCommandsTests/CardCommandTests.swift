import BookCommands
import TestSupport
import Testing

/// `kith inspect` and `kith check` over card files of the fixtures.
struct CardCommandTests {
  static let folder = TextFile.inPackage("Tests/Fixtures/vcards").path

  struct Case: Sendable, CustomTestStringConvertible {
    /// The command and its operands, files by their path from the fixtures.
    var words: [String]
    /// What is printed, with the folder of the fixtures cut off.
    var output: String
    var errors = ""
    var status = ExitStatus.done
    var isTerminal = false

    var testDescription: String { words.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case(
      words: ["inspect", "line-ends/mixed.vcf"],
      output: """
        -1\tCARDS\t0\t1
        0\tVERSION\t0\t3.0
        0\tFN\t0\tMix
        0\tN.family\t0\tMix
        0\tTEL\t0\t1\\r2

        """),
    Case(
      words: ["inspect", "../reports/067-terminal-escapes-in-values/card.vcf"],
      output: """
        -1\tCARDS\t0\t1
        0\tVERSION\t0\t3.0
        0\tUID\t0\tesc-1
        0\tFN\t0\tEve^[[2J^[[31mRed^[]52;c;ZWNobyBoaQ==^G
        0\tN.family\t0\tRed
        0\tN.given\t0\tEve^[[10A
        0\tNOTE\t0\ttitle ^[]0;owned^G c1 <9B>31m bell ^G tab \\t back ^H^H del ^? dcs ^[Pq^[\\\\ end
        0\tEMAIL\t0\teve^[[6n@example.org
        0\tTEL\t0\t+1555\\r0100078

        """, isTerminal: true),
    Case(
      words: ["inspect", "two-files"],
      output: """
        -1\tCARDS\t0\t2
        0\tVERSION\t0\t4.0
        0\tFN\t0\tFirst
        1\tVERSION\t0\t4.0
        1\tFN\t0\tSecond

        """),
    Case(
      words: ["inspect", "two-files/a.vcf", "two-files/no-cards.csv"],
      output: """
        -1\tCARDS\t0\t2
        0\tVERSION\t0\t4.0
        0\tFN\t0\tFirst
        1\tVERSION\t0\t4.0
        1\tFN\t0\tAda
        1\tEMAIL\t0\tada@example.org

        """),
    Case(
      words: ["inspect", "nothing.vcf"], output: "",
      errors: "kith: nothing.vcf: No such file or directory. Check the path.\n", status: .dataError),
    Case(
      words: ["inspect"], output: "", errors: "kith: ‘kith inspect’ needs a FILE\n",
      status: .wrongUsage),
    Case(words: ["check", "two-files/a.vcf"], output: ""),
    Case(
      words: ["check", "broken/boundaries.vcf"],
      output: """
        broken/boundaries.vcf:1: error: the card that begins here has no BEGIN [missing-begin]
        broken/boundaries.vcf:1: warning: the card has no VERSION; it is read as 3.0 [missing-version]
        broken/boundaries.vcf:4: error: the card that begins here has no END; line 8 begins another [missing-end]
        broken/boundaries.vcf:11: warning: END and BEGIN of two cards on one line [glued-cards]
        broken/boundaries.vcf:15: warning: text outside any card, kept as it is [text-outside]
        broken/boundaries.vcf:16: error: the card that begins here has no END; the file ends in it [missing-end]

        """, status: .nothingFound),
    Case(
      words: ["check", "charsets"],
      output: """
        charsets/cut-utf8.vcf:5: warning: ORG is not UTF-8 and names no character set [invalid-text]
        charsets/latin1-without-charset.vcf:3: warning: FN is not UTF-8 and names no character set [invalid-text]
        charsets/latin1-without-charset.vcf:4: warning: N is not UTF-8 and names no character set [invalid-text]
        charsets/latin1-without-charset.vcf:6: warning: more than one card in a file of a folder [several-cards]
        charsets/utf16be.vcf:1: warning: the file is UTF-16; it was converted for reading [converted-encoding]
        charsets/utf16le-without-mark.vcf:1: warning: the file is UTF-16; it was converted for reading [converted-encoding]
        charsets/utf16le.vcf:1: warning: the file is UTF-16; it was converted for reading [converted-encoding]

        """),
    Case(words: ["check", "two-files/no-cards.csv"], output: ""),
  ]

  @Test(arguments: cases)
  func prints(_ example: Case) {
    let words = example.words.enumerated().map { index, word in
      index == 0 ? word : Self.folder + "/" + word
    }
    var surroundings = Surroundings(arguments: words, isOutputTerminal: example.isTerminal)
    #expect(Program.run(in: &surroundings) == .exit(example.status))
    #expect(cut(surroundings.output.bytes) == example.output)
    #expect(cut(surroundings.errors.bytes) == example.errors)
  }

  private func cut(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(Self.folder + "/", with: "")
  }
}
