import Collation
import Testing

/// A name and the title of the section it belongs to.
struct SectionCase: Sendable, CustomTestStringConvertible {
  let locale: String
  let name: String
  let title: String

  init(_ locale: String, _ name: String, _ title: String) {
    self.locale = locale
    self.name = name
    self.title = title
  }

  var testDescription: String { "\(locale) \(name) → \(title)" }
}

@Suite struct SectionTests {
  @Test(arguments: [
    SectionCase("en", "Anna Berg", "A"),
    SectionCase("en", "Émile", "E"),
    SectionCase("en", "Æthelred", "A"),
    SectionCase("sv", "Åsa", "Å"),
    SectionCase("sv", "Öberg", "Ö"),
    SectionCase("da", "Aagaard", "Å"),
    SectionCase("cs", "Chalupa", "CH"),
    SectionCase("hu", "Csaba", "CS"),
    SectionCase("ru", "Иванов", "И"),
    SectionCase("ru", "Bob", "B"),
    SectionCase("el", "Όμηρος", "Ο"),
    SectionCase("ko", "김민수", "ㄱ"),
    SectionCase("ja", "タナカ", "た"),
    SectionCase("ja", "山本", "他"),
    SectionCase("zh", "王小明", "W"),
    SectionCase("zh", "𠀀", "H"),
    SectionCase("zh", "㐀", "Q"),
    SectionCase("ko", "㐀", "Q"),
    SectionCase("ko", "金民", "ㄱ"),
    SectionCase("en", "㈱田", "T"),
    SectionCase("en", "㍻", "P"),
    SectionCase("zh", "曾国藩", "Z"),
    SectionCase("zh", "單田芳", "S"),
    SectionCase("zh", "万俟卨", "M"),
    SectionCase("en", "单田芳", "S"),
    SectionCase("zh-u-co-zhuyin", "單田芳", "ㄕ"),
    SectionCase("zh-Hant", "單田芳", "12劃"),
    SectionCase("zh-Hant", "王小明", "4劃"),
    SectionCase("zh-u-co-zhuyin", "王小明", "ㄨ"),
    SectionCase("en", "Иван", "И"),
    SectionCase("en", "王小明", "W"),
    SectionCase("en", "3M", "#"),
    SectionCase("en", "", "#"),
    SectionCase("en", "“Lou”", "L"),
    SectionCase("zh", "【公司】王经理", "G"),
  ])
  func title(_ test: SectionCase) throws {
    let collation = try LocalizedIndexedCollation(locale: test.locale)
    #expect(collation.sectionTitle(for: test.name) == test.title)
    #expect(collation.sectionTitles[collation.section(for: test.name)] == test.title)
  }
}
