import Collation
import Testing

@Suite struct AlphabeticIndexTests {
  @Test(arguments: ScriptCase.all)
  func `sections are those of AlphabeticIndex`(_ script: ScriptCase) throws {
    let index = try #require(SlowAlphabeticIndex(tag: script.locale))
    let collation = try LocalizedIndexedCollation(locale: script.locale)
    let own = Set(collation.sectionIndexTitles)
    #expect(index.labels.isSubset(of: own), "\(index.labels.subtracting(own)) missing")
    #expect(own.subtracting(index.labels).subtracting(["#", "他"]).isEmpty)
    let latin = ScriptCase(script.locale, "abcdefghijklmnopqrstuvwxyzÆŒÞßĐŁÅÄÖÑ")
    for text in script.texts(120, seed: 8) + latin.texts(40, seed: 2) {
      var batch = NameBatch()
      batch.append(text, startsWithSurname: false)
      let title = collation.collate(batch).sections[0].title
      if let label = index.label(of: text) {
        #expect(title == label, "\(text)")
      } else {
        #expect(!index.labels.contains(title), "\(text) under \(title)")
      }
    }
  }

  @Test(arguments: [
    ("en", 27), ("sv", 30), ("ru", 30 + 26 + 1), ("ko", 14 + 26 + 1), ("ja", 10 + 1 + 26 + 1),
    ("zh", 27), ("zh-u-co-zhuyin", 36 + 26 + 1),
  ])
  func `the number of index titles`(_ locale: String, _ count: Int) throws {
    let collation = try LocalizedIndexedCollation(locale: locale)
    #expect(collation.sectionIndexTitles.count == count, "\(collation.sectionIndexTitles)")
    #expect(collation.sectionTitles.last == "#")
    #expect(collation.sectionTitles.count > collation.sectionIndexTitles.count)
  }

  @Test func `the order by radicals is read as ICU thins it`() throws {
    let collation = try LocalizedIndexedCollation(locale: "zh-u-co-unihan")
    #expect(collation.sectionIndexTitles.count <= 100 + 26 + 1)
    #expect(collation.sectionTitle(for: "一") == "一")
  }
}
