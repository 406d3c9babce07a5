import Testing
import TypeAhead

/// Random numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Names of one kind, and what is typed for them.
struct RandomNames: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What names are made of.
  let parts: [String]
  /// What queries are made of.
  let keys: [String]
  let length: ClosedRange<Int>

  func name(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: length, using: &random)).map { _ in
      parts.randomElement(using: &random) ?? ""
    }
    .joined()
  }

  func query(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in keys.randomElement(using: &random) ?? ""
    }
    .joined()
  }

  static let all = [
    RandomNames(
      testDescription: "Latin", parts: ["a", "an", "b", "é", "ß", " ", "-", "'", "7"],
      keys: ["a", "n", "b", "e", "s", " ", "7"], length: 1...9),
    RandomNames(
      testDescription: "Han", parts: ["西", "安", "先", "长", "吕", "单", "乐", "王", " "],
      keys: [
        "x", "i", "an", "a", "ian", "l", "v", "u", "ch", "sh", "zhang", "g", "王", "安", " ", "4",
      ],
      length: 1...5),
    RandomNames(
      testDescription: "Han and Latin", parts: ["王", "安", "an", "w", "Wang", " ", "2"],
      keys: ["w", "a", "n", "ang", "王", " ", "2"], length: 1...5),
    RandomNames(
      testDescription: "Hangul", parts: ["김", "기", "민", "미", "수", "ㄱ", " "],
      keys: ["김", "기", "민", "미", "ㄱ", "ㅁ", "ㅅ", "수", " "], length: 1...5),
    RandomNames(
      testDescription: "kana", parts: ["か", "シ", "た", "ね", "フ", "み", " ", "王", "ab"],
      keys: ["k", "a", "s", "h", "i", "f", "u", "し", "た", "ta", "mi", "ne", " "], length: 1...5),
    RandomNames(
      testDescription: "Cyrillic, Devanagari, Arabic",
      parts: ["и", "й", "в", "क", "कु", "मा", "أ", "ح", " "],
      keys: ["и", "в", "क", "ु", "म", "ا", "ح", " "], length: 1...6),
    RandomNames(
      testDescription: "accents that are letters too",
      parts: ["ü", "ö", "å", "đ", "é", "e", "a", "l", "u\u{308}", " ", "王"],
      keys: ["u", "e", "ue", "o", "a", "d", "j", "l", "ü", "å", " ", "w"], length: 1...6),
    RandomNames(
      testDescription: "Cyrillic and Greek by Latin letters",
      parts: ["и", "й", "в", "а", "ж", "щ", "ь", "к", "с", " ", "ου", "μπ", "α", "χ", "x"],
      keys: [
        "i", "y", "v", "a", "zh", "sh", "c", "h", "k", "s", "x", "o", "u", "b", "p", " ", "и",
      ],
      length: 1...3),
    RandomNames(
      testDescription: "Hangul by Latin letters", parts: ["김", "이", "박", "영", "수", "은", " ", "a"],
      keys: [
        "k", "g", "i", "m", "l", "ee", "p", "a", "r", "y", "o", "u", "ng", "s", "n", " ", "이",
      ], length: 1...4),
    RandomNames(
      testDescription: "forms of Han characters", parts: ["張", "张", "萬", "万", "沢", "王", " "],
      keys: ["张", "張", "万", "萬", "zhang", "w", "泽", "沢", "z", " "], length: 1...4),
    RandomNames(
      testDescription: "digits for letters",
      parts: ["ann", "Bo", "王", "é", "ö", "小", "3", "ж", " "],
      keys: ["2", "6", "9", "94", "66", "3", "26", "63", " "], length: 1...4),
  ]

  /// Kana that are written by their neighbours too: more than the slow matcher knows.
  static let joinedKana = RandomNames(
    testDescription: "kana with neighbours",
    parts: ["く", "ぁ", "ん", "っ", "ば", "ち", "ゃ", "ー", "お", "う", " "],
    keys: ["k", "u", "q", "n", "m", "b", "a", "c", "t", "h", "i", "o", "ちゃ", " "], length: 1...5)
}

@Suite struct FastEqualsSlowTests {
  @Test(arguments: RandomNames.all) func `the fast matcher agrees with the slow one`(
    _ kind: RandomNames
  ) {
    var random = SeededGenerator(seed: 7)
    let names = (0..<100).map { _ in kind.name(&random) }
    let slow = names.map { SlowMatcher(name: $0, phones: ["7212"]) }
    var index = SearchIndex()
    for name in names { index.append(SearchFields(name: name, phones: ["7-212"])) }
    var found = 0
    for _ in 0..<80 {
      let query = kind.query(&random)
      let fast = index.matches(SearchQuery(query)).indices
      let obvious = slow.indices.filter { slow[$0].matches(query) }.map(UInt32.init)
      let (only, missing) = (Set(fast).subtracting(obvious), Set(obvious).subtracting(fast))
      #expect(
        fast == obvious,
        "\(query): only fast \(only.map { names[Int($0)] }), only slow \(missing.map { names[Int($0)] })"
      )
      found += fast.count
    }
    #expect(found > 50, "the queries find next to nothing")
  }

  @Test(arguments: RandomNames.all) func `other words are matched as the slow matcher does`(
    _ kind: RandomNames
  ) {
    var random = SeededGenerator(seed: 19)
    let mixed = RandomNames.all[0].parts + kind.parts + [".", "@"]
    let entries = (0..<100).map { _ in
      let words = (0..<3).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          mixed.randomElement(using: &random) ?? ""
        }
        .joined()
      }
      return SearchFields(
        name: kind.name(&random), phones: ["7-212", "+127"], emails: ["a\(words[0])b@an.na"],
        words: words)
    }
    let slow = entries.map {
      SlowMatcher(name: $0.name, phones: $0.phones, words: $0.words + $0.emails)
    }
    var index = SearchIndex()
    for entry in entries { index.append(entry) }
    for _ in 0..<80 {
      let query = (Bool.random(using: &random) ? kind : RandomNames.all[0]).query(&random)
      let fast = index.matches(SearchQuery(query)).indices
      let obvious = slow.indices.filter { slow[$0].matches(query) }.map(UInt32.init)
      let (only, missing) = (Set(fast).subtracting(obvious), Set(obvious).subtracting(fast))
      #expect(
        fast == obvious,
        """
        \(query): only fast \(only.map { entries[Int($0)] }), \
        only slow \(missing.map { entries[Int($0)] })
        """)
      #expect(
        index.ranked(SearchMatches(query: SearchQuery(query), indices: fast)).sorted() == fast)
    }
  }

  @Test(arguments: RandomNames.all + [.joinedKana]) func `narrowing changes no result`(
    _ kind: RandomNames
  ) {
    var random = SeededGenerator(seed: 11)
    var index = SearchIndex()
    for _ in 0..<200 { index.append(SearchFields(name: kind.name(&random), phones: ["7-212"])) }
    for _ in 0..<60 {
      var typed = ""
      var last: SearchMatches?
      for character in kind.query(&random) + kind.query(&random) {
        typed.append(character)
        let query = SearchQuery(typed)
        let narrowed = index.matches(query, narrowing: last)
        #expect(narrowed.indices == index.matches(query).indices, "\(typed)")
        last = narrowed
      }
    }
  }

  @Test(arguments: RandomNames.all + [.joinedKana]) func `ranking loses nothing`(
    _ kind: RandomNames
  ) {
    var random = SeededGenerator(seed: 13)
    var index = SearchIndex()
    for _ in 0..<200 { index.append(SearchFields(name: kind.name(&random))) }
    for _ in 0..<60 {
      let matches = index.matches(SearchQuery(kind.query(&random)))
      #expect(index.ranked(matches).sorted() == matches.indices)
    }
  }

  @Test(arguments: RandomNames.all + [.joinedKana]) func `lines are found as entries are`(
    _ kind: RandomNames
  ) {
    var random = SeededGenerator(seed: 17)
    let names = (0..<200).map { _ in kind.name(&random) }
    let text = Array(names.joined(separator: "\n").utf8)
    var index = SearchIndex()
    for name in names { index.append(SearchFields(name: name)) }
    for _ in 0..<60 {
      let query = SearchQuery(kind.query(&random))
      let lines = LineFilter(query).find(in: text).ordered.map { Array(text[$0]) }
      let entries = index.ranked(index.matches(query)).map { Array(names[Int($0)].utf8) }
      #expect(lines == entries, "\(query.text)")
    }
  }
}
