import Testing

@testable import BookCommands

@Suite("Option parsing")
struct ArgumentParserTests {
  static let parser = ArgumentParser(options: [
    OptionSpecification("format", letter: "f", choices: ["tsv", "json"], help: ""),
    OptionSpecification("from", value: "X", help: ""),
    OptionSpecification("null", letter: "0", help: ""),
    OptionSpecification("one", letter: "1", help: ""),
  ])

  /// The options as `name=value`, then the operands.
  static func parse(_ words: [String]) throws(CommandError) -> [String] {
    var parsed = ParsedArguments()
    _ = try parser.parse(words[...], into: &parsed)
    return parsed.options.map { "\($0.name)=\($0.value)" } + parsed.operands
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let result: [String]
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(words: [], result: []),
    Case(words: ["a", "--format", "tsv", "b"], result: ["format=tsv", "a", "b"]),
    Case(words: ["--format=json", "--from= "], result: ["format=json", "from= "]),
    Case(words: ["--form", "tsv", "--nu"], result: ["format=tsv", "null="]),
    Case(
      words: ["-f", "tsv", "-fjson", "-01", "-10f", "tsv"],
      result: ["format=tsv", "format=json", "null=", "one=", "one=", "null=", "format=tsv"]),
    Case(words: ["--from", "--null", "-"], result: ["from=--null", "-"]),
    Case(words: ["--null", "--", "--one", "-f", "--"], result: ["null=", "--one", "-f", "--"]),
    Case(words: ["--from=a=b"], result: ["from=a=b"]),
  ])
  func `words are told apart as getopt_long does`(_ test: Case) throws {
    #expect(try Self.parse(test.words) == test.result)
  }

  struct Fault: Sendable {
    let words: [String]
    let text: String
  }

  @Test(arguments: [
    Fault(words: ["--f", "x"], text: "option ‘--f’ is ambiguous: ‘--format’, ‘--from’"),
    Fault(words: ["--formta", "x"], text: "unknown option ‘--formta’; did you mean ‘--format’?"),
    Fault(words: ["--from"], text: "option ‘--from’ needs a value (X)"),
    Fault(words: ["--from="], text: "option ‘--from’ needs a value (X), not an empty one"),
    Fault(words: ["--from", ""], text: "option ‘--from’ needs a value (X), not an empty one"),
    Fault(words: ["-f"], text: "option ‘-f’ needs a value (tsv|json)"),
    Fault(words: ["--null=1"], text: "option ‘--null’ takes no value"),
    Fault(words: ["-0x"], text: "unknown option ‘-x’"),
    Fault(words: ["--=x"], text: "unknown option ‘--’"),
    Fault(
      words: ["--format", "xml"], text: "‘xml’ is no value for ‘--format’; it is one of tsv, json"),
  ])
  func `what is wrong is said in one line`(_ fault: Fault) {
    #expect(throws: CommandError.usage(fault.text)) { try Self.parse(fault.words) }
  }

  @Test func `distance counts changes, swaps as one`() {
    #expect(NearMiss.distance("list", "lsit") == 1)
    #expect(NearMiss.distance("", "abc") == 3)
    #expect(NearMiss.distance("abc", "") == 3)
    #expect(NearMiss.distance("search", "serach") == 1)
    #expect(NearMiss.best(for: "lst", among: ["show", "list"]) == "list")
    #expect(NearMiss.best(for: "frobnicate", among: ["show", "list"]) == nil)
  }
}
