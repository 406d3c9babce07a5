import BookCommands
import TestSupport
import Testing

/// What an import asks on a terminal, and what each answer does.
@Suite("Import asks")
struct ImportQuestionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let options: [String]
    let answers: String
    let status: Int32
    /// The names that the book has afterwards.
    let names: [String]
    let questions: Int

    init(
      _ answers: String, _ names: [String], questions: Int, status: Int32 = 0,
      options: [String] = []
    ) {
      self.answers = answers
      self.names = names
      self.questions = questions
      self.status = status
      self.options = options
    }

    var testDescription: String { (options + [answers]).joined(separator: " ") }
  }

  private static let fixtures = TextFile.inPackage("Tests/Fixtures/commands/import-conflicts").path
  private static let old = ["Ada Bell", "Bo Holm", "Cy Same"]

  private static func run(
    _ arguments: [String], input: String = "", home: String, isTerminal: Bool = false
  ) -> (Int32, Surroundings) {
    var surroundings = Surroundings(
      arguments: arguments, environment: ["HOME": home, "LANG": "en_US.UTF-8"],
      input: InputSource(bytes: Array(input.utf8)), isInputTerminal: isTerminal)
    guard case .exit(let status) = Program.run(in: &surroundings) else { return (-1, surroundings) }
    return (status.rawValue, surroundings)
  }

  @Test(arguments: [
    Case("s\ny\n", old + ["Dee New"], questions: 2),
    Case("k\nyes\n", old + ["Ada Bell-Holm", "Bo H.", "Dee New"], questions: 2),
    Case("Replace\nY\n", ["Ada Bell-Holm", "Bo Holm", "Cy Same", "Dee New"], questions: 2),
    Case("r\nn\n", old, questions: 2, status: 1),
    Case("\n", old, questions: 1, status: 1),
    Case("", old, questions: 1, status: 1),
    Case("y\n", old, questions: 1, status: 1),
    Case("y\n", old + ["Dee New"], questions: 1, options: ["--on-conflict", "skip"]),
    Case("n\n", old, questions: 1, status: 1, options: ["--on-conflict", "replace"]),
  ])
  func `nothing is done without an answer`(_ test: Case) throws {
    let home = try TemporaryFolder()
    let first = Self.run(["import", Self.fixtures + "/old.vcf"], home: home.path)
    #expect(first.0 == 0)
    let (status, surroundings) = Self.run(
      ["import", Self.fixtures + "/new.vcf"] + test.options, input: test.answers, home: home.path,
      isTerminal: true)
    #expect(status == test.status)
    let errors = String(decoding: surroundings.errors.bytes, as: UTF8.self)
    let questions = ["[s/k/r] ", "[y/n] "].map { errors.ranges(of: $0).count }.reduce(0, +)
    #expect(questions == test.questions)
    let list = Self.run(["list", "--format", "tsv"], home: home.path).1
    let names = String(decoding: list.output.bytes, as: UTF8.self).split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
    #expect(names.sorted() == test.names.sorted())
  }

  @Test func `a card on standard input leaves nobody to ask`() throws {
    let home = try TemporaryFolder()
    let card = "BEGIN:VCARD\nVERSION:3.0\nFN:In\nN:In;;;;\nEND:VCARD\n"
    let (status, _) = Self.run(["import", "-"], input: card, home: home.path, isTerminal: true)
    #expect(status == 0)
    let list = Self.run(["export", "--to", "abook"], home: home.path).1
    #expect(String(decoding: list.output.bytes, as: UTF8.self).contains("\nname=In\n"))
  }
}
