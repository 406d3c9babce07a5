import BookCommands
import Testing

@Suite struct FilterCommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var query: [String]
    var input: String
    var output: String
    var status = ExitStatus.done

    var testDescription: String { query.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(query: ["ann"], input: "Johanna\nAnna Berg\nAnn\n", output: "Ann\nAnna Berg\n"),
    Case(query: ["wxm"], input: "李四\n王小明\n", output: "王小明\n"),
    Case(query: ["王", "xm"], input: "王小明", output: "王小明\n"),
    Case(
      query: ["sakura"], input: "田中 さくら\n田中 桜\tたなか さくら\n",
      output: "田中 さくら\n田中 桜\tたなか さくら\n"),
    Case(
      query: ["138"], input: "王\t\t+86 138-0013\n1380\n李\t\t138\n",
      output: "1380\n王\t\t+86 138-0013\n李\t\t138\n"),
    Case(query: ["b"], input: "a\\tb\na\\\\b\nab\n", output: "a\\tb\na\\\\b\n"),
    Case(query: ["x"], input: "Ann\n", output: "", status: .nothingFound),
    Case(query: ["x"], input: "", output: "", status: .nothingFound),
    Case(query: [""], input: "Bo\nAnn\n", output: "Bo\nAnn\n"),
    Case(query: ["--", "-"], input: "a-b\nab\n", output: "a-b\n"),
    Case(query: ["bo"], input: "Bo\r\nAn\r\n", output: "Bo\r\n"),
  ])
  func filters(_ example: Case) {
    var surroundings = Surroundings(
      arguments: ["filter"] + example.query, input: InputSource(bytes: Array(example.input.utf8)))
    #expect(Program.run(in: &surroundings) == .exit(example.status))
    #expect(String(decoding: surroundings.output.bytes, as: UTF8.self) == example.output)
    #expect(surroundings.errors.bytes.isEmpty)
  }

  @Test func `bytes that are no UTF-8 pass through`() {
    var surroundings = Surroundings(
      arguments: ["filter", "an"], input: InputSource(bytes: [0x41, 0x6E, 0xFF, 0x0A, 0xFF, 0x0A]))
    #expect(Program.run(in: &surroundings) == .exit(.done))
    #expect(surroundings.output.bytes == [0x41, 0x6E, 0xFF, 0x0A])
  }

  @Test func `a terminal is sent no byte that it would obey`() {
    for command in [["filter", "an"], ["sort"], ["sort", "--sections"]] {
      var surroundings = Surroundings(
        arguments: command,
        input: InputSource(bytes: Array("An".utf8) + [0x9B, 0x32, 0x4A, 0x0D, 0x1B, 0x63]),
        isOutputTerminal: true)
      #expect(Program.run(in: &surroundings) == .exit(.done))
      let output = String(decoding: surroundings.output.bytes, as: UTF8.self)
      #expect(output.hasSuffix("An\\u{FFFD}2J^M^[c\n"))
    }
  }

  @Test func `a query is needed`() {
    var surroundings = Surroundings(arguments: ["filter"])
    #expect(Program.run(in: &surroundings) == .exit(.wrongUsage))
    #expect(surroundings.output.bytes.isEmpty)
  }

  @Test func `more lines than one thread takes come out in their order`() {
    let lines = (0..<40_000).map { "Person \($0)\n" }
    var surroundings = Surroundings(
      arguments: ["filter", "person"], input: InputSource(bytes: Array(lines.joined().utf8)))
    #expect(Program.run(in: &surroundings) == .exit(.done))
    let output = String(decoding: surroundings.output.bytes, as: UTF8.self)
    #expect(output.split(separator: "\n").count == lines.count)
    #expect(output.hasPrefix("Person 0\nPerson 1\n"))
  }
}
