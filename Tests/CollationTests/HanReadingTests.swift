import Collation
import Testing

/// A name and how its surname is read.
struct SurnameCase: Sendable, CustomTestStringConvertible {
  let name: String
  let syllables: [String]

  init(_ name: String, _ syllables: String...) {
    self.name = name
    self.syllables = syllables
  }

  var testDescription: String { "\(name) → \(syllables)" }
}

@Suite struct HanReadingTests {
  @Test(
    arguments: [
      ("王", ["wang"]), ("曾", ["ceng", "zeng"]), ("乐", ["le", "yue"]), ("吕", ["lv"]),
      ("阚", ["han", "kan"]), ("A", []), ("あ", []), ("\u{20000}", ["he"]),
      ("〇", ["ling", "yuan", "xing"]),
    ] as [(Unicode.Scalar, [String])])
  func `a character has all its readings`(_ scalar: Unicode.Scalar, _ expected: [String]) {
    let readings = HanReadings.syllables(of: scalar)
    for reading in expected { #expect(readings.contains { $0.text == reading }) }
    #expect(readings.isEmpty == expected.isEmpty)
  }

  @Test(arguments: [
    SurnameCase("曾国藩", "zeng"), SurnameCase("单田芳", "shan"), SurnameCase("單田芳", "shan"),
    SurnameCase("尉迟恭", "yu", "chi"), SurnameCase("尉缭", "wei"), SurnameCase("万俟卨", "mo", "qi"),
    SurnameCase("长孙无忌", "zhang", "sun"), SurnameCase("爱新觉罗溥仪", "ai", "xin", "jue", "luo"),
    SurnameCase("吕布", "lv"),
  ])
  func `a surname has the reading of a surname, the longest first`(_ test: SurnameCase) throws {
    let surname = try #require(
      HanReadings.surname(atStartOf: Array(test.name.unicodeScalars)))
    #expect(surname.scalarCount == test.syllables.count)
    #expect(surname.syllables.compactMap { $0.first?.text } == test.syllables)
  }

  @Test func `ü is typed in three ways`() throws {
    let reading = try #require(HanReadings.syllables(of: "吕").first)
    #expect(reading.spellings == ["lv", "lu", "lü"])
    let other = try #require(HanReadings.syllables(of: "王").first)
    #expect(other.spellings == ["wang"])
  }

  /// What a surname may be read as is also found when its characters are searched one by one.
  @Test func `surname readings are readings of their characters`() {
    for character in "曾单解仇区查尉朴盖乐翟覃缪万俟迟于台长孙狐" {
      let text = Array(String(character).unicodeScalars)
      guard let surname = HanReadings.surname(atStartOf: text) else { continue }
      let all = HanReadings.syllables(of: text[0])
      for reading in surname.syllables[0] {
        #expect(all.contains(reading), "\(character) \(reading)")
      }
    }
  }

  @Test func `syllables are numbered in alphabetical order`() {
    let syllables = "王李张刘陈杨赵黄周吴".unicodeScalars.compactMap { HanReadings.syllables(of: $0).first }
    #expect(syllables.sorted().map(\.text) == syllables.map(\.text).sorted())
    #expect(syllables.allSatisfy { $0.rawValue < HanSyllable.count })
  }
}
