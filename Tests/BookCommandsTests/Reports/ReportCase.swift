import BookCommands
import TestSupport
import Testing

/// An input of a folder of `Tests/Fixtures/reports` beside what is right of it and what the commands print.
///
/// | file | holds |
/// | --- | --- |
/// | `card.vcf` (or another format) | the input that showed the fault |
/// | `card.right` | what is right of it, see `ReportExpectation` |
/// | `card.output` | all that `inspect`, `check`, `list` and `show` print; `KITH_RECORD=1` writes it anew |
/// | `siblings.…` | the same for other inputs of the kind |
struct ReportCase: Sendable, CustomTestStringConvertible {
  /// The folder's name and the input's, without its ending: `001-…/card`.
  let name: String
  /// The path of the input.
  let input: String

  var testDescription: String { name }

  static let root = TextFile.inPackage("Tests/Fixtures/reports").path

  static var all: [ReportCase] {
    FileTree.files(in: root).filter { !$0.hasSuffix(".right") && !$0.hasSuffix(".output") }.map {
      ReportCase(
        name: String($0[..<($0.lastIndex(of: ".") ?? $0.endIndex)]), input: "\(root)/\($0)")
    }
  }

  func file(_ ending: String) -> TextFile { TextFile("\(Self.root)/\(name).\(ending)") }

  func expectations() throws -> [ReportExpectation] {
    try file("right").read().split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { try ReportExpectation($0) }
  }
}

/// What the commands print of an input.
struct ReportOutput: Equatable {
  var inspect = ""
  var check = ""
  var list = ""
  var show = ""

  /// Runs the commands; of a large file only the first contact is shown, since `show` reads the file anew each time.
  ///
  /// - Parameters:
  ///   - input: The path of a file of cards.
  ///   - isTerminal: Whether their output is a terminal.
  /// - Throws: When there is no place for the folders of their environment.
  init(of input: String, isTerminal: Bool = false) throws {
    let temporary = try TemporaryFolder()
    func run(_ arguments: String...) -> String {
      var surroundings = Surroundings(
        arguments: arguments, environment: ["HOME": temporary.path, "LANG": "en_US.UTF-8"],
        input: InputSource(bytes: []), clock: { 1_762_178_709 })
      surroundings.isOutputTerminal = isTerminal
      surroundings.width = 100
      _ = Program.run(in: &surroundings)
      return String(decoding: surroundings.output.bytes, as: UTF8.self)
        .replacing(input, with: "INPUT")
    }
    inspect = run("inspect", input)
    guard input.hasSuffix(".vcf") else { return }
    check = run("check", input)
    list = run("--book", input, "list", "--format", "tsv")
    for line in list.split(separator: "\n").prefix(list.utf8.count > 4_000 ? 1 : 8) {
      guard let identity = line.split(separator: "\t", omittingEmptySubsequences: false).last else {
        continue
      }
      show += run("--book", input, "show", String(identity))
    }
  }

  /// All of it as one text.
  var text: String {
    "--- inspect\n\(inspect)--- check\n\(check)--- list\n\(list)--- show\n\(show)"
  }
}
