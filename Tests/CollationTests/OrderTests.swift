import Collation
import Testing

/// The order of the sort keys against ICU's pairwise comparison.
@Suite struct OrderTests {
  /// Inside a section names stand as ICU compares them; surnames are left alone here.
  @Test(arguments: ScriptCase.all)
  func `sort keys order as pairwise comparison does`(_ script: ScriptCase) throws {
    let oracle = try #require(PairwiseOrder(tag: script.locale))
    let collation = try LocalizedIndexedCollation(locale: script.locale)
    let texts = script.texts(400, seed: 3)
    var batch = NameBatch()
    for text in texts { batch.append(text, startsWithSurname: false) }
    let names = collation.collate(batch)
    for section in names.sections {
      for position in section.range.dropFirst() {
        let before = texts[Int(names.order[position - 1])]
        let after = texts[Int(names.order[position])]
        #expect(oracle.compare(before, after) <= 0, "\(before) before \(after)")
      }
    }
    #expect(names.order.map { Int($0) }.sorted() == Array(texts.indices))
  }

  /// A batch, single keys and single sections tell the same; sections never go back.
  @Test(arguments: ScriptCase.all)
  func `sections are monotone in the order`(_ script: ScriptCase) throws {
    let collation = try LocalizedIndexedCollation(locale: script.locale)
    let mixed = [
      "3M", "", "?!", "Bob", "Иван", "王小明", "さくら", "김", "Ωμέγα", "“x”", "\u{301}a", "عمر",
    ]
    let texts = script.texts(120, seed: 5) + mixed
    let names = collation.collate(texts)
    let titles = collation.sectionTitles
    var last = 0
    for (position, index) in names.order.enumerated() {
      let text = texts[Int(index)]
      let place = collation.section(for: text)
      #expect(place >= last, "\(text) in an earlier section than the name before it")
      last = place
      let section = try #require(names.section(at: position))
      #expect(names.sections[section].title == titles[place])
    }
    let keys = names.order.map { collation.sortKey(for: texts[Int($0)]) }
    for place in keys.indices.dropFirst() { #expect(!(keys[place] < keys[place - 1])) }
    #expect(names.sections.map(\.range.count).reduce(0, +) == texts.count)
  }

  /// Canonically equal spellings, equal forms in another width, case: all ties are broken.
  @Test(arguments: ["en", "ja", "zh", "en-u-ka-shifted", "en-u-ks-level1", "sv"])
  func `the order does not depend on the order of the input`(_ locale: String) throws {
    let collation = try LocalizedIndexedCollation(locale: locale)
    let texts = [
      "é", "e\u{301}", "É", "e", "E", "ｅ", "resume", "résumé", "re-sume", "re sume", "たなか", "タナカ",
      "ﾀﾅｶ", "王伟", "王伟", "王 伟", "A\u{0}", "A", "A\u{200D}", "\u{FEFF}A", "¡A!", "A!", "Å",
      "A\u{30A}",
      "\u{212B}", "1", "１", "①", "", " ", "\u{FFFD}", "ß", "ss", "ﬁ", "fi",
    ]
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    let expected = collation.sortedArray(from: texts, by: { $0 }).map(bytes)
    var random = RandomText(seed: 9)
    for _ in 0..<20 {
      let shuffled = random.shuffled(texts)
      #expect(collation.sortedArray(from: shuffled, by: { $0 }).map(bytes) == expected)
    }
    let byKey = texts.sorted { collation.sortKey(for: $0) < collation.sortKey(for: $1) }
    #expect(byKey.map(bytes) == expected)
  }

  /// Large batches take other ways (radix, threads) than small ones.
  @Test(arguments: ["zh", "en", "ru"], [1, 2, 5])
  func `many names are ordered as few are`(_ locale: String, _ threads: Int) throws {
    let script = try #require(ScriptCase.all.first { $0.locale == locale })
    let collation = try LocalizedIndexedCollation(locale: locale)
    let texts = script.texts(9000, seed: 21)
    var batch = NameBatch()
    for text in texts { batch.append(text) }
    let order = collation.collate(batch, threads: threads).names.order.map { Int($0) }
    let keys = texts.map { collation.sortKey(for: $0) }
    let expected = texts.indices.sorted { a, b in
      keys[a] == keys[b] ? a < b : keys[a] < keys[b]
    }
    #expect(order == expected)
  }

  /// Equal keys of plain characters mean equal texts: what lets runs of one name go unread.
  @Test(arguments: ScriptCase.all)
  func `different plain texts have different keys`(_ script: ScriptCase) throws {
    let collation = try LocalizedIndexedCollation(locale: script.locale)
    var random = RandomText(seed: 4)
    let plain = Array(script.letters).filter { $0.unicodeScalars.count == 1 }
    var texts = (0..<400).map { _ in
      random.text(letters: plain, others: Array(" -.'12"), length: 2)
    }
    texts = Array(Set(texts.map { Array($0.utf8) })).map { String(decoding: $0, as: UTF8.self) }
    let forward = collation.collate(texts).order.map { texts[Int($0)] }
    let backward = collation.collate(Array(texts.reversed())).order.map {
      texts.reversed()[Int($0)]
    }
    #expect(forward.map { Array($0.utf8) } == backward.map { Array($0.utf8) })
  }
}
