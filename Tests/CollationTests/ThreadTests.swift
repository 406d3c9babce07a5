import Collation
import Testing

/// Run by `make thread-check` under ThreadSanitizer too.
@Suite struct ThreadTests {
  /// Several tasks sort different locales and one shared locale at once, each in threads of its own.
  @Test func `locales are sorted at once`() async throws {
    let locales = ["zh", "en", "ja", "ru", "sv", "zh-Hant"]
    let shared = try LocalizedIndexedCollation(locale: "en")
    let mixed = ["王小明", "曾国藩", "Иван", "Ελένη", "さくら", "김민수", "Bob", "3", "Åsa"]
    let names = (0..<9000).map { mixed[$0 % mixed.count] + "\($0)" }
    let expected = shared.collate(names).order
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for locale in locales {
        group.addTask {
          let collation = try LocalizedIndexedCollation(locale: locale)
          let first = collation.collate(names)
          return first.order == collation.collate(names).order
        }
        group.addTask {
          // Foreign sections, pinyin and the identical level are made on first use.
          let fresh = shared.collate(names)
          return fresh.order == expected && shared.sectionTitle(for: "곽") == "ㄱ"
        }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }

  @Test func `a new collation is shared before its tables are made`() async throws {
    for _ in 0..<4 {
      let collation = try LocalizedIndexedCollation(locale: "de")
      let titles = await withTaskGroup(of: String.self) { group in
        for name in ["Иван", "王小明", "עדי", "さくら", "Иван", "王小明", "ａ"] {
          group.addTask { collation.sectionTitle(for: name) }
        }
        return await group.reduce(into: Set<String>()) { $0.insert($1) }
      }
      #expect(titles == ["И", "W", "ע", "さ", "A"])
    }
  }
}
