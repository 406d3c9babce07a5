import Testing
import TypeAhead

/// Queries that nobody types, but somebody pastes.
@Suite struct HostileQueryTests {
  private static let index: SearchIndex = {
    var index = SearchIndex()
    for number in 0..<2_000 {
      index.append(
        SearchFields(
          name: number % 2 == 0 ? "Ann a a a \(number)" : "王小明 西安 김민수 Иван", phones: ["\(number)"],
          emails: ["ann@a.example"]))
    }
    return index
  }()

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      String(repeating: "a", count: 100_000), String(repeating: "a ", count: 50_000),
      String(repeating: "西安", count: 20_000), String(repeating: "x i a n ", count: 12_000),
      String(repeating: "2", count: 100_000), String(repeating: "ü", count: 50_000),
      String(repeating: "org:a ", count: 20_000), String(repeating: "-has:tel ", count: 10_000),
      "org:\"" + String(repeating: "a ", count: 50_000), String(repeating: "\"", count: 100_000),
      String(repeating: "ㄱ", count: 33_000), String(repeating: "e\u{301}", count: 30_000),
    ])
  func `a query of 100 kB finds nothing, soon`(_ text: String) {
    let query = SearchQuery(text)
    #expect(!query.isEmpty)
    #expect(query.fault == .tooLong)
    #expect(Self.index.matches(query).count == 0)
    #expect(LineFilter(query).find(in: Array("Ann a a a\n".utf8)).lines.isEmpty)
    #expect(query.highlights(in: "Ann a a a") == [])
    #expect(Self.index.matches(query, narrowing: Self.index.matches(SearchQuery("a"))).count == 0)
  }

  @Test(arguments: [" ", "   \t", "\u{3000}", String(repeating: " ", count: 100_000), "\u{200B}"])
  func `a query of spaces is empty`(_ text: String) {
    #expect(SearchQuery(text).isEmpty)
    #expect(Self.index.matches(SearchQuery(text)).count == 2_000)
  }

  /// Such a byte of the command line is a character for private use (`PathText`).
  @Test(arguments: ["\u{10FFFF}", "\u{10FFC3}\u{10FFF8}", "\u{10FFFF} \u{10FFFE}"])
  func `bytes that are no text find nothing, rather than everybody`(_ text: String) {
    let query = SearchQuery(text)
    #expect(query.fault == .noText)
    #expect(!query.isEmpty)
    #expect(Self.index.matches(query).count == 0)
    #expect(LineFilter(query).find(in: Array("Ann\n".utf8)).lines.isEmpty)
    #expect(Self.index.matches(query, narrowing: Self.index.matches(SearchQuery(""))).count == 0)
    let longer = SearchQuery(query.text + "ann")
    #expect(Self.index.matches(longer, narrowing: Self.index.matches(query)).count == 2_000)
  }

  @Test(arguments: ["ー", "っ", "ッー", "゛", "ゞ", "ーー"])
  func `kana that have no letter of their own are no fault`(_ text: String) {
    var index = SearchIndex()
    index.append(SearchFields(name: "あ"))
    let query = SearchQuery(text)
    #expect(index.matches(query).count == 0 || query.isEmpty)
    #expect(LineFilter(query).find(in: Array("あ\n".utf8)).lines.isEmpty || query.isEmpty)
    #expect(query.highlights(in: "あ").isEmpty)
  }

  @Test(arguments: [
    "(", "*", "\\", ".*", "[a-z]", "a|b", "^A", "$", "(?:", "a{3}", "\\d", "+", "?",
  ])
  func `signs of patterns are plain text`(_ text: String) {
    var index = SearchIndex()
    index.append(SearchFields(name: "Bo \(text) Z"))
    index.append(SearchFields(name: "Zoe"))
    #expect(index.matches(SearchQuery(text)).indices == [0])
  }

  @Test func `bytes that are no UTF-8 are no characters`() {
    let broken = String(decoding: [0x61, 0xFF, 0x6E, 0xF8, 0xC3] as [UInt8], as: UTF8.self)
    #expect(Self.index.matches(SearchQuery(broken)).count == 0)
    let lines: [UInt8] = [0x41, 0x6E, 0x6E, 0xF8, 0xFB, 0x20, 0xFF, 0x0A, 0xF9, 0x0A]
    #expect(LineFilter(SearchQuery("ann")).find(in: lines).lines == [0..<7])
    #expect(LineFilter(SearchQuery("964")).find(in: lines).lines.isEmpty)
  }

  @Test func `a word is never cut before it is matched`() {
    let name = String(repeating: "ab", count: 200)
    var index = SearchIndex()
    index.append(SearchFields(name: name))
    #expect(index.matches(SearchQuery(String(name.prefix(250)))).count == 1)
    #expect(index.matches(SearchQuery(String(name.prefix(250)) + "x")).count == 0)
    #expect(index.matches(SearchQuery(name + "x")).count == 0)
  }
}
