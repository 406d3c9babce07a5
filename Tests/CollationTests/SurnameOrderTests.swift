import Collation
import Testing

@Suite struct SurnameOrderTests {
  /// All 解 stand right behind all 谢, before the next character, whatever follows the surname.
  @Test func `a surname with a rare reading is one run behind its anchor`() throws {
    let collation = try LocalizedIndexedCollation(locale: "zh")
    let names = [
      "辛弃疾", "解晓东", "谢娜", "邢昭林", "解缙", "谢Amy", "解", "谢 安", "谢霆锋", "解 Tom", "谢", "心怡", "些",
    ]
    let order = collation.collate(names).order.map { names[Int($0)] }
    let surnames = order.map { $0.first.map(String.init) ?? "" }
    let first = try #require(surnames.firstIndex(of: "解"))
    let last = try #require(surnames.lastIndex(of: "解"))
    #expect(surnames[first...last].allSatisfy { $0 == "解" }, "\(order)")
    #expect(surnames[first - 1] == "谢", "\(order)")
    #expect(
      surnames.firstIndex(of: "谢").map { surnames[$0..<first].allSatisfy { $0 == "谢" } } == true)
  }

  /// Order, section and search say the same of every surname in the table.
  @Test(arguments: ["zh", "en"])
  func `a surname is in the section of its reading`(_ locale: String) throws {
    let collation = try LocalizedIndexedCollation(locale: locale)
    #expect(HanReadings.surnames.count > 300)
    for surname in HanReadings.surnames {
      let reading = try #require(HanReadings.surname(atStartOf: Array(surname.unicodeScalars)))
      let letter = try #require(reading.syllables[0].first?.text.first).uppercased()
      #expect(collation.sectionTitle(for: surname + "明") == letter, "\(surname) \(reading)")
    }
  }

  @Test func `zhuyin has sections by the reading of the surname`() throws {
    let collation = try LocalizedIndexedCollation(locale: "zh-u-co-zhuyin")
    let initials: [Character: String] = [
      "b": "ㄅ", "p": "ㄆ", "m": "ㄇ", "d": "ㄉ", "t": "ㄊ", "l": "ㄌ",
    ]
    for surname in HanReadings.surnames {
      let reading = try #require(HanReadings.surname(atStartOf: Array(surname.unicodeScalars)))
      let syllable = try #require(reading.syllables[0].first?.text)
      guard let title = syllable.first.flatMap({ initials[$0] }) else { continue }
      #expect(collation.sectionTitle(for: surname) == title, "\(surname) \(syllable)")
    }
  }

  @Test func `by strokes nothing is moved`() throws {
    let collation = try LocalizedIndexedCollation(locale: "zh-Hant")
    let oracle = try #require(PairwiseOrder(tag: "zh-Hant"))
    let names = HanReadings.surnames
    let order = collation.collate(names).order.map { names[Int($0)] }
    for place in order.indices.dropFirst() {
      #expect(oracle.compare(order[place - 1], order[place]) <= 0)
    }
  }

  @Test func `a given name first is read as any word`() throws {
    let collation = try LocalizedIndexedCollation(locale: "zh")
    let surname = collation.sortKey(for: "解晓东")
    let word = collation.sortKey(for: "解晓东", startsWithSurname: false)
    #expect(word < collation.sortKey(for: "谢"))
    #expect(collation.sortKey(for: "谢") < surname)
  }

  @Test func `the phonetic form decides`() throws {
    let collation = try LocalizedIndexedCollation(locale: "ja")
    #expect(collation.sectionTitle(for: "山本 太郎", phonetic: "やまもと たろう") == "や")
    #expect(collation.sectionTitle(for: "山本 太郎", phonetic: "ﾔﾏﾓﾄ") == "や")
    #expect(collation.sectionTitle(for: "山本 太郎", phonetic: "  ") == "他")
    #expect(collation.sectionTitle(for: "☆彡") == "#")
    let chinese = try LocalizedIndexedCollation(locale: "zh")
    #expect(chinese.sectionTitle(for: "乐乐", phonetic: "Lè Lè") == "L")
  }
}
