import FoundationEssentials
import Testing

/// The layers hold: what a target imports is in its row of `docs/architecture.md`, memory-unsafe code
/// stands only in the files named for it, and no file has grown beyond reading.
struct LayerTests {
  static let tree = SourceTree()

  @Test func `the table has a row for every target, and no other`() {
    #expect(Self.tree.table.keys.sorted() == Self.tree.targets.sorted())
  }

  @Test(arguments: tree.targets)
  func `a target imports only what its row lists`(target: String) throws {
    let allowed = try #require(Self.tree.table[target], "\(target) has no row in the table")
    for file in Self.tree.swiftFiles(of: target) {
      for (line, module) in file.imports where module != "Swift" {
        let position: Comment = "\(file.path):\(line): \(target) may not import \(module)"
        #expect(allowed.contains(module), position)
      }
    }
  }

  @Test(arguments: tree.targets)
  func `unsafe stands only in files that exist for it`(target: String) {
    for file in Self.tree.swiftFiles(of: target) where !UnsafeFiles.allowed.contains(file.path) {
      for (number, line) in file.codeLines where line.containsWord("unsafe") {
        Issue.record("\(file.path):\(number): unsafe code outside the files named for it")
      }
    }
  }

  @Test func `every file named for unsafe code exists and has some`() throws {
    let files = Self.tree.targets.flatMap { Self.tree.swiftFiles(of: $0) }
    for path in UnsafeFiles.allowed.sorted() {
      let file = try #require(files.first { $0.path == path }, "\(path) does not exist")
      #expect(
        file.codeLines.contains { $0.text.containsWord("unsafe") },
        "\(path) has no unsafe code: take it off the list")
    }
  }

  @Test(arguments: ["Sources", "Tests"])
  func `no source file is longer than 500 lines`(folder: String) {
    for file in Self.tree.swiftFiles(below: folder) {
      #expect(file.lines.count <= 500, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func `no source imports Foundation`() {
    for target in Self.tree.targets {
      for file in Self.tree.swiftFiles(of: target) {
        let found = file.imports.filter { $0.module.hasPrefix("Foundation") }
        #expect(found.isEmpty, "\(file.path) imports Foundation")
      }
    }
  }
}
