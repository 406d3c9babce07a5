import Testing
import TypeAhead

@Suite struct RankingTests {
  struct Preference: Sendable, CustomTestStringConvertible {
    let query: String
    let better: String
    let worse: String

    var testDescription: String { "\(query): \(better) over \(worse)" }
  }

  static func prefers(_ query: String, _ better: String, over worse: String) -> Preference {
    Preference(query: query, better: better, worse: worse)
  }

  @Test(arguments: [
    prefers("ann", "Ann", over: "Ann Berg"),
    prefers("ann", "Ann Berg", over: "Anna Berg"),
    prefers("ann", "Anna Berg", over: "Lee Anna"),
    prefers("ann", "Lee Ann", over: "Lee Anna"),
    prefers("smith", "John Smith", over: "John Smithers"),
    prefers("smith", "Smith John", over: "John Smith"),
    prefers("john smith", "John Smith", over: "John Smithson"),
    prefers("jose", "Jose", over: "José"),
    prefers("josé", "José", over: "Jose"),
    prefers("muller", "Muller Ann", over: "Müller Ann"),
    prefers("jb", "Jbara Ann", over: "John Brown"),
    prefers("anna", "Anna Lee", over: "Ann Adler"),
    prefers("王", "王小明", over: "李王"),
    prefers("小明", "小明", over: "王小明"),
    prefers("ming", "明月", over: "王小明"),
    prefers("wang", "Wang Li", over: "王力"),
    prefers("wang", "王力", over: "李旺"),
    prefers("lin", "林风", over: "李娜"),
    prefers("liu", "刘备", over: "李优"),
    prefers("zeng", "曾国藩", over: "李曾"),
    prefers("wxm", "王小明", over: "李王小明"),
    prefers("wangxm", "王小明", over: "王晓梦想"),
    prefers("김", "김민수", over: "박김"),
    prefers("김", "김민수", over: "긤민수민"),
    prefers("ㄱ", "김민수", over: "박길동"),
    prefers("sakura", "Sakura", over: "さくら"),
    prefers("さくら", "さくら", over: "さくらい"),
    prefers("138", "138 Club", over: "Club 138"),
    // A whole word, wherever it stands, before one that goes on, and that before initials.
    prefers("smith", "John Smith", over: "Smithers Ann"),
    prefers("ann", "Lee Ann", over: "Anna Berg"),
    prefers("js", "Ann Jsmith", over: "John Smith"),
    prefers("ming", "王明", over: "Mingus Ann"),
    prefers("wx", "Ann Wxyz", over: "王小"),
    prefers("kim", "김민수", over: "Kimball Ann"),
    prefers("kms", "Kmsung", over: "김민수"),
    prefers("ivan", "Ivan P", over: "Иван П"),
    prefers("ivan", "Иван П", over: "Ivanova P"),
    prefers("ip", "Ipek Q", over: "Иван Петров"),
    prefers("996", "996 Club", over: "王小明"),
    prefers("张", "张三", over: "張三"),
    prefers("張", "張三", over: "张三"),
    // Accents, if all else is alike; each in its own word.
    prefers("jose", "Jose Núñez", over: "José Nunez"),
    prefers("josé", "José Nunez", over: "Jose Núñez"),
    prefers("garcía", "Jose García", over: "José Garcia"),
    prefers("müller", "Müller Ann", over: "Muller Ann"),
    prefers("müller", "Müller Ann", over: "Mueller Ann"),
    prefers("mueller", "Mueller Ann", over: "Müller Ann"),
    prefers("zoe\u{308}", "Zoë B", over: "Zoe B"),
    prefers("елкин", "Елкин П", over: "Ёлкин П"),
    prefers("jose", "José", over: "Joseph"),
    prefers("jose", "José Zu", over: "Ann Jose"),
  ])
  func `goes first`(_ preference: Preference) {
    for names in [
      [preference.better, preference.worse], [preference.worse, preference.better],
    ] {
      var index = SearchIndex()
      for name in names { index.append(SearchFields(name: name)) }
      let ranked = index.ranked(index.matches(SearchQuery(preference.query)))
      #expect(ranked.first.map { names[Int($0)] } == preference.better)
    }
  }

  @Test func `the name goes before all else`() {
    var index = SearchIndex()
    index.append(SearchFields(name: "Zoe", words: ["Acme"]))
    index.append(SearchFields(name: "Bob", emails: ["acme@x.example"]))
    index.append(SearchFields(name: "Big Acme Tools"))
    index.append(SearchFields(name: "Acme"))
    #expect(index.ranked(index.matches(SearchQuery("acme"))).prefix(2) == [3, 2])
    #expect(index.ranked(index.matches(SearchQuery("acme")), limit: 1) == [3])
    #expect(index.ranked(index.matches(SearchQuery("acme")), limit: 0) == [])
  }

  @Test(arguments: ["acme", "acm", "ac"]) func `any match of the name goes before other fields`(
    _ query: String
  ) {
    var index = SearchIndex()
    index.append(SearchFields(name: "Bob", organizations: ["Acme"]))
    index.append(SearchFields(name: "Bob", emails: ["acme@x.example"]))
    index.append(SearchFields(name: "Bob", words: ["Acme"]))
    index.append(SearchFields(name: "Al Con Medina"))
    index.append(SearchFields(name: "Big Acmeson"))
    let best = index.ranked(index.matches(SearchQuery(query)))
    #expect(best.first == 4)
    #expect(best[1] == (query == "acme" ? 2 : 3))
    #expect(best.last == 1)
  }

  @Test func `letters on digits go last`() {
    var index = SearchIndex()
    index.append(SearchFields(name: "王小明"))
    index.append(SearchFields(name: "Bob", phones: ["1 996 2"]))
    index.append(SearchFields(name: "Studio 996"))
    #expect(index.ranked(index.matches(SearchQuery("996"))) == [2, 1, 0])
  }

  @Test func `what is alike stays in the order that it is given in`() {
    var index = SearchIndex()
    for name in ["Ann Zimmermann", "Ann Li", "Ann Bo"] { index.append(SearchFields(name: name)) }
    let matches = index.matches(SearchQuery("ann"))
    #expect(index.ranked(matches) == [0, 1, 2])
    #expect(index.ranked([2, 0, 1], by: matches.query) == [2, 0, 1])
  }

  @Test func `a name goes before a number`() {
    var index = SearchIndex()
    index.append(SearchFields(name: "Bob", phones: ["007 123"]))
    index.append(SearchFields(name: "Agent 007"))
    #expect(index.ranked(index.matches(SearchQuery("007"))) == [1, 0])
  }

  @Test func `what is alike keeps its order`() {
    var index = SearchIndex()
    for _ in 0..<5 { index.append(SearchFields(name: "Ann Lee")) }
    #expect(index.ranked(index.matches(SearchQuery("ann"))) == [0, 1, 2, 3, 4])
    #expect(index.ranked(index.matches(SearchQuery(""))) == [0, 1, 2, 3, 4])
  }
}
