import Collation
import Testing

/// Names that no one has, and bytes that are no name.
@Suite struct HostileNameTests {
  /// Ill-formed UTF-8 (a lone surrogate is ED A0 80), controls, marks without a letter.
  static let bytes: [[UInt8]] = [
    [], [0], [0xFF], [0xC3], [0xE4, 0xBD], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80],
    [0xED, 0xB0, 0x80, 0x41], [0xC0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xEF, 0xBF, 0xBF],
    [0x41, 0xFF, 0x42], [0x41, 0, 0x42], [0xEF, 0xBB, 0xBF, 0x41], Array("\u{202E}evil".utf8),
    Array("\u{10FFFF}".utf8), Array("\u{1F468}\u{200D}\u{1F469}".utf8),
    Array(String(repeating: "\u{301}", count: 3000).utf8),
  ]

  @Test(arguments: ["en", "zh", "ja", "ar", "und"])
  func `anything is sorted, nothing is lost`(_ locale: String) throws {
    let collation = try LocalizedIndexedCollation(locale: locale)
    var batch = NameBatch()
    for name in Self.bytes { batch.append(utf8: name, phonetic: nil) }
    for name in Self.bytes { batch.append(utf8: name, phonetic: name) }
    let names = collation.collate(batch)
    #expect(names.order.map { Int($0) }.sorted() == Array(0..<2 * Self.bytes.count))
    #expect(names.sections.last?.title == "#")
  }

  @Test func `names of a megabyte are sorted`() throws {
    let collation = try LocalizedIndexedCollation(locale: "zh")
    let size = 1 << 20
    let letters = [UInt8](repeating: 0x61, count: size)
    let marks = Array(("a" + String(repeating: "\u{301}", count: 50_000)).utf8)
    let names = [
      letters, [UInt8](repeating: 0, count: size), [UInt8](repeating: 0x80, count: size), marks,
      Array(String(repeating: "曾", count: size / 3).utf8), letters,
    ]
    var batch = NameBatch()
    for name in names { batch.append(utf8: name, phonetic: nil) }
    let sorted = collation.collate(batch)
    #expect(sorted.sections.map(\.title) == ["A", "Z", "#"])
    #expect(sorted.sections.map(\.range.count) == [3, 1, 2])
  }

  @Test func `long names that differ behind their first thousands are told apart`() throws {
    let collation = try LocalizedIndexedCollation(locale: "en")
    let a = String(repeating: "x", count: 100_000)
    #expect(
      collation.sortedArray(from: [a + "b", a + "a", a], by: { $0 }) == [a, a + "a", a + "b"])
  }

  @Test func `a broken byte does not move a name from its letter`() throws {
    let collation = try LocalizedIndexedCollation(locale: "en")
    var batch = NameBatch()
    batch.append(utf8: [0xFF, 0x42, 0x6F, 0x62], phonetic: nil)
    batch.append(utf8: [0x41, 0x6E, 0xFF], phonetic: nil)
    #expect(collation.collate(batch).sections.map(\.title) == ["A", "B"])
  }

  @Test func `no name at all`() throws {
    let collation = try LocalizedIndexedCollation(locale: "en")
    let names = collation.collate(NameBatch())
    #expect(names.order.isEmpty && names.sections.isEmpty)
    #expect(names.section(forIndexTitle: 0) == nil)
    #expect(names.section(at: 0) == nil)
    #expect(names.indexTitles.count == 27)
  }

  @Test(.timeLimit(.minutes(5))) func `keys are small`() throws {
    let collation = try LocalizedIndexedCollation(locale: "zh")
    let given = Array("伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平")
    var batch = NameBatch()
    for surname in "王李张刘陈曾单解" {
      for first in given {
        for second in given { batch.append("\(surname)\(first)\(second)") }
      }
    }
    let bytes = collation.collate(batch, threads: 2).keyBytes
    #expect(bytes / batch.count <= 40)
  }
}
