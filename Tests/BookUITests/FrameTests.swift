import BookUI
import TerminalGrid
import TestSupport
import Testing

@Suite struct FrameTests {
  static let mixed = [
    "Adler, Ada | +49 30 555 0100 | | Acme", "王, 小明 | +86 138 0013 | | 北京", "김, 철수 | +82 2 555",
    "たなか, けん | +81 3 555", "Cohen, שרה | +972 3", "e\u{301}clair, Jose\u{301} | +33 1",
    "👩‍👩‍👧 Familie, 🇸🇪 | +46 8", "Evil\u{1B}]0;owned\u{7}, \u{202E}txt | +1\u{1B}[2J",
    String(repeating: "Lang", count: 500) + ", Otto | " + String(repeating: "5", count: 3_000),
    "Zo\u{E9}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}, Zoe | 1",
  ]

  @Test(arguments: [40, 41, 53, 57, 58, 80, 99, 100, 120, 200])
  func `what stands to the right of a name begins at the same column in every row`(
    _ columns: Int
  ) throws {
    let browser = try Browser(Self.mixed, rows: 40, columns: columns)
    let grid = browser.grid
    let rows = (3..<39).map(Row.init(_:)).filter {
      grid[$0, 0].text == " " && grid[$0, 3].text != "─" && grid[$0, 3].text != " "
    }
    #expect(rows.count == Self.mixed.count)
    let starts = Set(
      rows.map { row in
        (0..<columns).first {
          grid[row, Column($0)].text == "+" || grid[row, Column($0)].text == "1"
            || grid[row, Column($0)].text == "5"
        }
      })
    #expect(starts.count == 1)
  }

  @Test func `no character of a card reaches a cell that could control the terminal`() throws {
    var browser = try Browser(Self.mixed, rows: 40, columns: 120)
    for keys in ["", "<ret>", "q /", "<paste:a>", "<ret> o"] {
      try browser.type(keys)
      let grid = browser.grid
      for row in 0..<40 {
        for scalar in grid.line(Row(row)).unicodeScalars {
          let isHarmless =
            scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
            && !(0x202A...0x202E).contains(scalar.value) && scalar.value != 0x200D
          #expect(isHarmless, "U+\(String(scalar.value, radix: 16)) in row \(row)")
        }
      }
    }
  }

  /// Every size, every screen: nothing to compare, only that there is a frame of the size asked for.
  @Test(arguments: ["", "/an", "/xyz", "<right>", "v j", "+ i", "<ret> j", "?", "!", "<end>"])
  func `every screen can be drawn at any size`(_ keys: String) throws {
    var browser = try Browser(Self.mixed, rows: 24, columns: 80)
    try browser.type(keys)
    for rows in [0, 1, 2, 3, 5, 9, 10, 11, 12, 30] {
      for columns in [0, 1, 2, 7, 39, 40, 41, 99, 100, 101] {
        let size = GridSize(rows: rows, columns: columns)
        browser.send(.terminal(.resize(size)))
        let grid = browser.grid
        #expect(grid.size == size)
        if rows < 10 || columns < 40 { #expect(!grid.line(Row(rows / 2)).contains("─")) }
      }
    }
  }

  @Test func `a window that shrinks and grows again shows what it showed`() throws {
    var browser = try Browser(ListMovingTests.people, rows: 24, columns: 80)
    try browser.type("E <space> /a")
    let before = FrameText(browser.grid, [.cursor, .styles])
    try browser.type("<resize:1x1> x ? j q")
    #expect(browser.effects == [.quit(.done)])
    try browser.type("<resize:24x80>")
    #expect(FrameText(browser.grid, [.cursor, .styles]) == before)
  }

  @Test func `too small says so`() {
    let browser = Browser(rows: 9, columns: 40)
    #expect(
      FrameDifference(
        of: browser.grid,
        from: """



                     kith needs 40×10,
                   this window has 40×9.
          """) == nil)
  }

  @Test func `meaning does not hang on colour alone`() throws {
    var browser = try Browser(ListMovingTests.people, rows: 12, columns: 60)
    try browser.type("j")
    #expect(browser.grid[4, 3].style.attributes.contains(.reverse))
    try browser.type("<right>")
    let row = browser.grid[4, 3].style.attributes
    #expect(row.contains(.bold) && !row.contains(.reverse))
    #expect(browser.grid[2, 59].style.attributes.isSuperset(of: [.reverse, .bold]))
    #expect(browser.grid[2, 1].style.attributes.contains(.bold))
  }
}
