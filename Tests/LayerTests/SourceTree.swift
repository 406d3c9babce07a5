import FoundationEssentials

/// The sources as the layer tests see them: files, their lines and imports, and the layer table.
struct SourceTree: Sendable {
  /// The repository's folder.
  let root: String
  /// Target name → modules it may import, as `docs/architecture.md` has it.
  let table: [String: Set<String>]

  init(file: String = #filePath) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    root = parts.dropLast(3).joined(separator: "/")
    table = Self.readTable("\(root)/docs/architecture.md")
  }

  /// The folders below `Sources`: each is a target.
  var targets: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  func swiftFiles(of target: String) -> [SourceFile] {
    swiftFiles(below: "Sources/\(target)")
  }

  func swiftFiles(below folder: String) -> [SourceFile] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      SourceFile(root: root, path: "\(folder)/\(path)")
    }
  }

  /// A row of the table is `| layer | target, … | job | may import |`, targets and modules in backquotes.
  private static func readTable(_ path: String) -> [String: Set<String>] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    var table: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 6, Int(cells[1].filter { $0 != " " }) != nil else { continue }
      for target in quoted(cells[2]) { table[target] = Set(quoted(cells[4])) }
    }
    return table
  }

  private static func quoted(_ cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}

/// One source file: its path below the root and its lines.
struct SourceFile: Sendable {
  let path: String
  let lines: [Substring]

  init?(root: String, path: String) {
    guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
      return nil
    }
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The modules that the file imports, with the line of each.
  var imports: [(line: Int, module: String)] {
    lines.enumerated().compactMap { offset, line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words.prefix(place).allSatisfy(isModifier)
      else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "typealias",
      ]
      let rest = words[(place + 1)...].drop(while: kinds.contains)
      return rest.first.map { (offset + 1, String($0.prefix(while: { $0 != "." }))) }
    }
  }

  /// The lines without comments and without the text of string literals on one line.
  var codeLines: [(number: Int, text: Substring)] {
    lines.enumerated().compactMap { offset, line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      return code.isEmpty ? nil : (offset + 1, code)
    }
  }

  private func isModifier(_ word: Substring) -> Bool {
    let access: Set<Substring> = ["public", "package", "internal", "private", "fileprivate"]
    return word.hasPrefix("@") || access.contains(word)
  }
}

extension StringProtocol {
  /// Whether `word` stands in the text with no letter, digit or underscore at either side.
  func containsWord(_ word: String) -> Bool {
    split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).contains { $0 == word }
  }
}
