import Collation
import Glibc
import Testing

// The documentation has the lines between the two marks word for word; the test below compares them.
// example
func phoneBook(
  of people: [(name: String, phonetic: String?)], locale: String, rows: Int
) throws(CollationError) -> (lines: [String], bar: [String]) {
  let collation = try LocalizedIndexedCollation(locale: locale)
  var batch = NameBatch()
  for person in people { batch.append(person.name, phonetic: person.phonetic) }
  let names = collation.collate(batch)

  var lines: [String] = []
  for section in names.sections {
    lines.append("— \(section.title)")
    lines += names.order[section.range].map { people[Int($0)].name }
  }

  let bar = IndexBar(titles: names.indexTitles, rows: rows).rows.map { row in
    let section = names.section(forIndexTitle: row.title)
    return "\(row.text) → \(section.map { names.sections[$0].title } ?? "nowhere")"
  }
  return (lines, bar)
}
// end of the example

@Suite struct WorkedExampleTests {
  @Test func `the worked example gives what the documentation says`() throws {
    let names = ["曾国藩", "王小明", "Alice", "解晓东", "谢娜", "3M"]
    let (lines, bar) = try phoneBook(of: names.map { ($0, nil) }, locale: "zh-Hans", rows: 7)
    #expect(
      lines == [
        "— A", "Alice", "— W", "王小明", "— X", "谢娜", "解晓东", "— Z", "曾国藩", "— #", "3M",
      ])
    #expect(bar == ["A → A", "• → A", "J → A", "• → A", "R → A", "• → W", "# → #"])
  }

  @Test func `the documentation shows the example that is compiled`() throws {
    let source = try text(ofFileBeside: #filePath, "WorkedExampleTests.swift")
    let article = try text(
      ofFileBeside: #filePath, "../../Sources/Collation/Collation.docc/SortingNames.md")
    let example = try #require(between("// example\n", "// end of the example", in: source))
    let shown = try #require(between("```swift\n", "```\n", in: article))
    #expect(shown == example)
  }

  /// A file of the documentation that is not there.
  private struct Missing: Error { let name: String }

  private func between(_ start: String, _ end: String, in text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0 + "\n" == start }) else { return nil }
    let rest = lines[(first + 1)...]
    let isEnd = { (line: Substring) in !line.isEmpty && end.hasPrefix(line) }
    guard let last = rest.firstIndex(where: isEnd) else { return nil }
    return lines[(first + 1)..<last].joined(separator: "\n")
  }

  private func text(ofFileBeside path: String, _ name: String) throws -> String {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    guard let file = unsafe fopen("/\(folder)/\(name)", "r") else { throw Missing(name: name) }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
