import Collation
import Testing

@Suite struct IndexTitleTests {
  @Test func `a title without a section leads to the nearest before it, else to the first`() throws
  {
    let collation = try LocalizedIndexedCollation(locale: "en")
    let names = collation.collate(["Bea", "Dan", "Иван", "7"])
    #expect(names.sections.map(\.title) == ["B", "D", "И", "#"])
    #expect(names.indexTitles.suffix(3) == ["Z", "И", "#"])
    let expected = ["A": "B", "B": "B", "C": "B", "D": "D", "Z": "D", "И": "И", "#": "#"]
    for (title, section) in expected {
      let place = try #require(names.indexTitles.firstIndex(of: title))
      let found = try #require(names.section(forIndexTitle: place))
      #expect(names.sections[found].title == section)
      #expect(names.isEmpty(indexTitle: place) == (title != section))
    }
    #expect(names.section(forIndexTitle: -1) == 0)
    #expect(names.section(forIndexTitle: 99) == 3)
  }

  @Test func `a bar with room shows every title`() {
    let titles = ["A", "B", "C"]
    #expect(IndexBar(titles: titles, rows: 3).rows.map(\.text) == titles)
    #expect(IndexBar(titles: titles, rows: 50).rows.map(\.title) == [0, 1, 2])
  }

  @Test(arguments: [
    (27, 13, "A • E • J • N • R • W • #"), (27, 5, "A • N • #"), (27, 3, "A • #"), (27, 2, "A #"),
    (27, 1, "•"), (27, 0, ""),
  ])
  func `a short bar takes turns of titles and dots`(_ count: Int, _ rows: Int, _ expected: String) {
    let titles = (0..<count - 1).map { String(Unicode.Scalar(UInt8(0x41 + $0))) } + ["#"]
    let bar = IndexBar(titles: titles, rows: rows)
    #expect(bar.rows.map(\.text).joined(separator: " ") == expected)
  }

  /// Every row leads to a title, every title is in the reach of a row, and both go downward.
  @Test(arguments: [1, 2, 3, 10, 27, 52, 99, 200])
  func `every row leads somewhere`(_ count: Int) throws {
    let titles = (0..<count).map { "t\($0)" }
    for rows in 1...(count + 3) {
      let bar = IndexBar(titles: titles, rows: rows)
      #expect(!bar.rows.isEmpty && bar.rows.count <= rows)
      var last = -1
      for row in bar.rows {
        #expect(row.title > last && titles.indices.contains(row.title))
        #expect(row.titles.contains(row.title))
        #expect(row.isDot == (row.text == IndexBar.dot))
        last = row.title
      }
      var lastRow = 0
      for title in titles.indices {
        let row = try #require(bar.row(ofTitle: title))
        #expect(row >= lastRow)
        lastRow = row
      }
      if rows >= 3 {
        #expect(bar.rows.map(\.titles.count).reduce(0, +) == count)
      }
    }
  }
}
