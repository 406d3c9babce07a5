import Testing
import TypeAhead

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The project's search table, where it is at hand beside the checkout.
@Suite struct SharedTableTests {
  struct Row: Sendable {
    var query: String
    var name: String
    var matches: Bool
    var phone: String
    var phonetic: String
  }

  @Test(.enabled(if: SharedTable.isPresent, "../shared/collation/search.tsv is not there"))
  func `every row, optional ones too`() throws {
    let rows = try #require(SharedTable.rows())
    var wrong: [String] = []
    for row in rows {
      var index = SearchIndex()
      index.append(SearchFields(name: row.name, phonetic: row.phonetic, phones: [row.phone]))
      let query = SearchQuery(row.query)
      let isFound = index.matches(query).count == 1
      if isFound != row.matches { wrong.append("\(row.query) | \(row.name): found \(isFound)") }
    }
    #expect(wrong == [])
    #expect(rows.count > 300)
  }
}

enum SharedTable {
  static var isPresent: Bool { contents() != nil }

  static func rows() -> [SharedTableTests.Row]? {
    contents()?.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 4 else { return nil }
      let extra = cells.count > 4 ? cells[4] : ""
      return SharedTableTests.Row(
        query: unescaped(cells[0]), name: unescaped(cells[1]), matches: cells[2] == "yes",
        phone: extra.hasPrefix("phone=") ? String(extra.dropFirst(6)) : "",
        phonetic: extra.hasPrefix("yomi=") ? String(extra.dropFirst(5)) : "")
    }
  }

  private static func unescaped(_ cell: String) -> String {
    cell.replacing("\\e", with: "").replacing("\\s", with: " ").replacing("\\\\", with: "\\")
      .replacing("\\u00A0", with: "\u{A0}")
  }

  private static func contents() -> String? {
    var folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    folder.append("shared")
    let path = folder.joined(separator: "/") + "/collation/search.tsv"
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe fread(&block, 1, block.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += block[..<count]
    }
  }
}
