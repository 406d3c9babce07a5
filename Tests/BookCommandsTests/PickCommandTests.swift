import ContactBook
import TestSupport
import Testing

@testable import BookCommands

/// `kith pick` around the picker, which is one of the test's here.
@Suite struct PickCommandTests {
  struct Run {
    var status: BookCommands.ExitStatus?
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private static let book =
    card("Anna Berg", uid: "anna", more: ["TEL:+46 8 1", "TEL;TYPE=pref:+46 70 1"])
    + card("Cem Demir", uid: "cem", more: ["TEL:+90 1", "EMAIL:cem@example.org"])
    + card("Dana Ek", uid: "dana")

  private func run(
    _ words: [String], onTerminal: Bool = false,
    _ picker: @escaping @Sendable (PickerCall) throws(CommandError) -> PickerAnswer =
      PickerCall.refuse
  ) throws -> Run {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    var surroundings = Surroundings(
      arguments: ["pick", "--book", folder.path + "/book.vcf"] + words,
      environment: ["HOME": folder.path], isOutputTerminal: onTerminal, picker: picker)
    let outcome = Program.run(in: &surroundings)
    guard case .exit(let status) = outcome else { throw CommandError.usage("no exit") }
    let errors = String(decoding: surroundings.errors.bytes, as: UTF8.self)
    return Run(status: status, output: surroundings.output.bytes, errors: errors)
  }

  @Test(arguments: [
    (PickerAnswer.picked([]), BookCommands.ExitStatus.done, ""), (.noMatch, .nothingFound, ""),
    (.cancelled, .interrupted, ""), (.failed("no book"), .wrongUsage, "kith: no book\n"),
  ])
  func `the status is as fzf's`(
    answer: PickerAnswer, status: BookCommands.ExitStatus, errors: String
  ) throws {
    let run = try run([]) { _ in answer }
    #expect(run.status == status)
    #expect(run.output.isEmpty)
    #expect(run.errors == errors)
  }

  @Test func `without a terminal, and with a book that is not there, it is an error`() throws {
    #expect(try run([]).status?.rawValue == 2)
    let missing = try run(["-1", "--book", "/nowhere.vcf"])
    #expect(missing.status?.rawValue == 2)
    #expect(missing.errors.hasPrefix("kith: /nowhere.vcf: "))
  }

  struct Asked: Sendable, CustomTestStringConvertible {
    var words: [String]
    var request: PickRequest
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Asked(words: [], request: PickRequest()),
    Asked(words: ["-q", ""], request: PickRequest()),
    Asked(words: ["--field", "tel", "-m"], request: PickRequest(field: .tel, allowsSeveral: true)),
    Asked(
      words: ["--query=an b", "c", "--field=vcf"],
      request: PickRequest(field: .vcf, query: "an b c")),
    Asked(words: ["-1", "-0", "a"], request: PickRequest(query: "a")),
    Asked(
      words: ["-1", "--field", "tel", "anna"], request: PickRequest(field: .tel, query: "anna")),
    Asked(words: ["--", "--multi"], request: PickRequest(query: "--multi")),
  ])
  func `the picker is asked for what the options say`(_ asked: Asked) throws {
    let run = try run(asked.words) { call throws(CommandError) in
      guard call.request == asked.request else { throw .data("\(call.request)") }
      return .picked([])
    }
    #expect(run.errors == "")
    #expect(run.status == .done)
  }

  struct Printed: Sendable, CustomTestStringConvertible {
    var words: [String]
    var items: [String]
    var output: String
    var onTerminal = false
    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Printed(
      words: ["--field", "name"], items: ["a\tb\nc\\d", "王"], output: "a\\tb\\nc\\\\d\n王\n"),
    Printed(
      words: ["--print0", "--field", "name"], items: ["a\tb\nc\\d", "王"], output: "a\tb\nc\\d\0王\0"),
    Printed(
      words: ["--field", "name"], items: ["a\u{1B}[31m"], output: "a^[[31m\n", onTerminal: true),
    Printed(
      words: ["--print0", "--field", "name"], items: ["a\u{1B}[31m"], output: "a^[[31m\n",
      onTerminal: true),
    Printed(words: ["--field", "vcf"], items: ["A\r\n", "B"], output: "A\r\nB"),
    Printed(words: ["--field", "vcf"], items: ["B", "A\r", "C\n"], output: "B\nA\rC\n"),
    Printed(words: ["--field", "vcf", "--print0"], items: ["B", "A\n"], output: "B\0A\n\0"),
    Printed(words: ["--field", "vcf"], items: ["A\u{1B}\r\n"], output: "A^[\n", onTerminal: true),
  ])
  func `what was picked is printed so that it can be taken apart again`(_ printed: Printed) throws {
    let items = printed.items.map { Array($0.utf8) }
    let run = try run(printed.words, onTerminal: printed.onTerminal) { _ in .picked(items) }
    #expect(run.text == printed.output)
  }

  @Test(
    arguments: [
      (["-1", "cem"], "cem\n", 0), (["-1", "--field=tel", "cem"], "+90 1\n", 0),
      (["-1", "--field=email"], "cem@example.org\n", 0), (["-0", "nobody"], "", 1),
      (["-0", "--field=tel", "dana"], "", 1), (["-10", "--field", "name", "dana"], "Dana Ek\n", 0),
      (["-1", "--print0", "cem"], "cem\0", 0),
      (["-1", "--field=vcf", "dana"], card("Dana Ek", uid: "dana"), 0),
    ] as [([String], String, Int32)])
  func `what the query leaves is decided before anything is drawn`(
    words: [String], output: String, status: Int32
  ) throws {
    let run = try run(words)
    #expect(run.text == output)
    #expect(run.status?.rawValue == status)
    #expect(run.errors == "")
  }

  @Test func `with several numbers left, or with nothing left, the picker decides`() throws {
    for words in [["-1", "--field=tel", "anna"], ["-1", "-0"], ["-1", "nobody"]] {
      let run = try run(words) { call in call.opened == nil ? .noMatch : .cancelled }
      #expect(run.status == .interrupted, "\(words)")
    }
  }
}
