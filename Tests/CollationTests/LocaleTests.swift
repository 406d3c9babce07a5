import Collation
import Testing

@Suite struct LocaleTests {
  @Test(arguments: ["", "zh_CN", "e", "zh-CN!", "toolonglanguage", "de\u{0}", "中文", "-", "de--AT"])
  func `a malformed tag is refused`(_ tag: String) {
    #expect(throws: CollationError.malformedLocaleTag(tag)) {
      try LocalizedIndexedCollation(locale: tag)
    }
  }

  @Test(arguments: ["xx", "qzx-Latn", "klingon"])
  func `an unknown language is refused and said`(_ tag: String) throws {
    let language = tag.prefix { $0 != "-" }
    let error = CollationError.unknownLanguage(tag: tag, language: String(language))
    #expect(throws: error) { try LocalizedIndexedCollation(locale: tag) }
    #expect(error.description.contains("zh-Hant-TW"))
  }

  /// A tag and what ICU uses in its place; nothing when all of it is known.
  struct FallbackCase: Sendable {
    let tag: String
    let fallback: String?
  }

  @Test(arguments: [
    FallbackCase(tag: "de", fallback: nil), FallbackCase(tag: "en", fallback: nil),
    FallbackCase(tag: "und", fallback: nil), FallbackCase(tag: "zh-Hant", fallback: nil),
    FallbackCase(tag: "zh-TW", fallback: nil), FallbackCase(tag: "zh-SG", fallback: nil),
    FallbackCase(tag: "sr-Latn", fallback: nil),
    FallbackCase(tag: "de-u-co-phonebk", fallback: nil),
    FallbackCase(tag: "en-XX", fallback: "en"),
    FallbackCase(tag: "tlh", fallback: "und"), FallbackCase(tag: "en-u-co-stroke", fallback: "en"),
  ])
  func `a fallback is told`(_ test: FallbackCase) throws {
    #expect(try LocalizedIndexedCollation(locale: test.tag).fallback == test.fallback)
  }

  /// Every locale opens, and every name has a section in it.
  @Test(arguments: [
    "af", "am", "as", "az", "be", "bg", "bn", "bs", "ca", "chr", "cy", "eo", "es", "et", "eu", "fa",
    "fi",
    "fil", "gl", "gu", "haw", "hr", "hy", "id", "ig", "is", "it", "ka", "kk", "km", "kn", "kok",
    "lo", "lv",
    "mk", "ml", "mn", "mr", "ms", "mt", "my", "nb", "ne", "nl", "nn", "om", "or", "pa", "pl", "ps",
    "pt", "ro",
    "si", "sk", "sl", "sq", "sw", "ta", "te", "to", "tr", "ur", "uz", "vi", "wo", "yo", "yue", "zu",
    "zh-u-co-unihan", "root", "mul",
  ])
  func `any locale has sections`(_ tag: String) throws {
    guard let collation = try? LocalizedIndexedCollation(locale: tag) else {
      #expect(tag == "root" || tag == "mul")
      return
    }
    let names = [
      "Bob", "Иван", "Ελένη", "王", "さくら", "김", "عمر", "שרה", "स", "3", "ᚠ", "ꓐ", "Ⴀ", "𐐀",
    ]
    let titles = collation.sectionTitles
    for name in names {
      let place = collation.section(for: name)
      #expect(titles.indices.contains(place))
      #expect(collation.sectionTitle(for: name) == titles[place])
    }
    #expect(collation.section(forSectionIndexTitle: -5) == 0)
    #expect(collation.section(forSectionIndexTitle: 5000) == titles.count - 1)
    for (place, title) in collation.sectionIndexTitles.enumerated() {
      #expect(titles[collation.section(forSectionIndexTitle: place)] == title)
    }
  }
}
