import BookCommands
import TestSupport
import Testing

/// A folder of `Tests/Fixtures/commands`: one or more command lines and all they print.
///
/// | file | holds |
/// | --- | --- |
/// | `args` | a command line for each line, without `kith`; words may be quoted as in a shell; `#` begins a remark |
/// | `stdin` | standard input of the commands; none when it is missing |
/// | `tmp/` | files that are in `$TMP` at the start, for commands that change books |
/// | `surroundings` | lines `terminal WIDTH` (standard output is one), `NAME=VALUE` (environment) |
/// | `stdout`, `stderr` | what the commands print, one after the other |
/// | `status` | the exit status of each, one a line; `0` for all when it is missing |
///
/// `$CASE` in `args` and `surroundings` is the folder of the case, `$TMP` one that is made for the case and
/// removed; both stand for their paths in what is printed, as
/// do `file:DIGEST` for an identity made from a path and `UUID` for a random one. `KITH_RECORD=1` writes the expected files anew.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let folder: String

  var testDescription: String { name }

  struct Result: Equatable {
    var output = ""
    var errors = ""
    var statuses = ""
  }

  static var all: [GoldenCase] {
    let root = TextFile.inPackage("Tests/Fixtures/commands").path
    return FolderNames.sorted(in: root).map { GoldenCase(name: $0, folder: "\(root)/\($0)") }
  }

  func file(_ name: String) -> TextFile { TextFile("\(folder)/\(name)") }

  func text(_ name: String) throws -> String {
    file(name).exists ? try file(name).read() : ""
  }

  /// What the files expect.
  func expected() throws -> Result {
    let statuses = try text("status")
    let count = try commandLines(temporary: "").count
    return Result(
      output: try text("stdout"), errors: try text("stderr"),
      statuses: statuses.isEmpty ? String(repeating: "0\n", count: count) : statuses)
  }

  /// Runs the commands.
  func run() throws -> Result {
    let temporary = try TemporaryFolder()
    try copyFiles(to: temporary)
    var result = Result()
    for words in try commandLines(temporary: temporary.path) {
      var surroundings = try surroundings(words, temporary: temporary.path)
      switch Program.run(in: &surroundings) {
      case .exit(let status): result.statuses += "\(status.rawValue)\n"
      case .browse: result.statuses += "browse\n"
      }
      result.output += String(decoding: surroundings.output.bytes, as: UTF8.self)
      result.errors += String(decoding: surroundings.errors.bytes, as: UTF8.self)
    }
    for (path, name) in [(folder, "$CASE"), (temporary.path, "$TMP")] {
      result.output = result.output.replacing(path, with: name)
      result.errors = result.errors.replacing(path, with: name)
    }
    result.output = Self.withoutDigests(result.output)
    result.errors = Self.withoutDigests(result.errors)
    return result
  }

  private static func withoutDigests(_ text: String) -> String {
    text.replacing(/file:[0-9a-f]{32}/, with: "file:DIGEST")
      .replacing(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, with: "UUID")
  }

  private func copyFiles(to temporary: TemporaryFolder) throws {
    for path in FileTree.files(in: folder + "/tmp") {
      for slash in path.indices where path[slash] == "/" {
        _ = temporary.folder(String(path[..<slash]))
      }
      try temporary.write(path, try file("tmp/" + path).readBytes())
    }
  }

  /// Writes what a run gave as what is expected from now on.
  func record(_ result: Result) throws {
    let isDone = result.statuses.allSatisfy { $0 == "0" || $0 == "\n" }
    for (name, text) in [
      ("stdout", result.output), ("stderr", result.errors),
      ("status", isDone ? "" : result.statuses),
    ] where !text.isEmpty || file(name).exists {
      try file(name).write(text)
    }
  }

  private func commandLines(temporary: String) throws -> [[String]] {
    try text("args").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      words(of: line).map { expand($0, temporary: temporary) }
    }
  }

  private func expand(_ text: String, temporary: String) -> String {
    text.replacing("$CASE", with: folder).replacing("$TMP", with: temporary)
  }

  private func surroundings(_ words: [String], temporary: String) throws -> Surroundings {
    var surroundings = Surroundings(
      arguments: words, environment: ["HOME": temporary, "LANG": "en_US.UTF-8"],
      input: InputSource(bytes: Array(try text("stdin").utf8)), clock: { 1_762_178_709 })
    for line in try text("surroundings").split(separator: "\n") {
      if line.hasPrefix("terminal "), let width = Int(line.dropFirst(9)) {
        surroundings.isOutputTerminal = true
        surroundings.isInputTerminal = true
        surroundings.width = width
      } else if let equals = line.firstIndex(of: "=") {
        let value = String(line[line.index(after: equals)...])
        surroundings.environment[String(line[..<equals])] = expand(value, temporary: temporary)
      }
    }
    return surroundings
  }

  /// The words of a line: separated by blanks, unless in quotes.
  private func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
