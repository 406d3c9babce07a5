import TerminalGrid
import TestSupport
import Testing

struct FieldCase: CustomTestStringConvertible, Sendable {
  let text: String
  let width: Width?
  let alignment: TextAlignment
  let drawn: String
  let used: Width

  init(
    _ text: String, _ width: Width?, _ drawn: String, _ used: Width,
    alignment: TextAlignment = .leading
  ) {
    self.text = text
    self.width = width
    self.alignment = alignment
    self.drawn = drawn
    self.used = used
  }

  var testDescription: String { "\(text) in \(width?.value ?? -1), \(alignment)" }

  /// Each is written on a row of ten dots, from column 2.
  static let all: [FieldCase] = [
    FieldCase("ab", nil, "..ab......", 2),
    FieldCase("ab", 4, "..ab  ....", 4),
    FieldCase("ab", 4, "..  ab....", 4, alignment: .trailing),
    FieldCase("ab", 5, ".. ab  ...", 5, alignment: .center),
    FieldCase("abcdef", 4, "..abc…....", 4),
    FieldCase("abcd", 4, "..abcd....", 4),
    FieldCase("abcd", 1, "..….......", 1),
    FieldCase("abcd", 0, "..........", 0),
    FieldCase("王小明", nil, "..王小明..", 6),
    FieldCase("王小明", 6, "..王小明..", 6),
    FieldCase("王小明", 5, "..王小…...", 5),
    FieldCase("王小明", 4, "..王… ....", 4),
    FieldCase("王小明", 2, "..… ......", 2),
    FieldCase("e\u{301}a", 4, "..éa  ....", 4),
    FieldCase("", 3, "..   .....", 3),
    FieldCase("", nil, "..........", 0),
    FieldCase("abcdefghijkl", nil, "..abcdefgh", 12),
    FieldCase("abcdefg王", nil, "..abcdefg ", 9),
  ]
}

@Suite struct GridTests {
  private func dotted(columns: Int = 10, rows: Int = 1) -> Grid {
    var grid = Grid(size: GridSize(rows: rows, columns: columns))
    for row in 0..<rows {
      grid.write(String(repeating: ".", count: columns), at: Row(row), 0)
    }
    return grid
  }

  @Test(arguments: FieldCase.all)
  func `a field is cut, aligned and padded`(example: FieldCase) {
    var grid = dotted()
    let used = grid.write(
      example.text, at: 0, 2, width: example.width, alignment: example.alignment)
    #expect(grid.line(0) == example.drawn)
    #expect(used == example.used)
  }

  @Test func `half of an overwritten wide cluster becomes a blank`() {
    var grid = dotted()
    grid.write("王小明", at: 0, 2)
    grid.write("x", at: 0, 3)
    grid.write("y", at: 0, 6)
    #expect(grid.line(0) == ".. x小y ..")
  }

  @Test func `a wide cluster over two others leaves no half`() {
    var grid = dotted()
    grid.write("王小", at: 0, 2)
    grid.write("明", at: 0, 3)
    #expect(grid.line(0) == ".. 明 ....")
  }

  @Test func `what lies outside is not drawn`() {
    var grid = dotted(columns: 4, rows: 2)
    grid.write("abc", at: 0, -1)
    grid.write("王", at: 1, -1)
    grid.write("never", at: 2, 0)
    grid.write("never", at: -1, 0)
    #expect(FrameDifference(of: grid, from: "bc..\n ...") == nil)
  }

  @Test func `the cells of a wide cluster know their part`() {
    var grid = dotted()
    grid.write("王", at: 0, 0, style: .accent)
    #expect(grid[0, 0].text == "王")
    #expect(grid[0, 0].width == 2)
    #expect(grid[0, 1].isWideTail)
    #expect(grid[0, 1].style == .accent)
  }

  @Test func `runs keep their styles and are cut as one field`() {
    var grid = Grid(size: GridSize(rows: 1, columns: 10))
    grid.write(
      [TextRun("An", .accent), TextRun("na Berg")], at: 0, 0, width: 6, fill: .secondary)
    let frame = """
      Anna …
      --- styles
      aa   s
      """
    #expect(FrameDifference(of: grid, from: frame) == nil)
  }

  @Test func `what must not reach a terminal is a dim and reversed question mark`() {
    var grid = Grid(size: GridSize(rows: 2, columns: 12))
    grid.write("a\u{1B}[2Jb\u{202E}c\u{9B}", at: 0, 0)
    grid.write("x\ny\u{FFFF}", at: 1, 0, style: .current)
    let frame = """
      a?[2Jb?c?
      x?y?
      --- styles
       R    R R
      CcCc
      """
    #expect(FrameDifference(of: grid, from: frame) == nil)
    #expect(grid[0, 1].style.attributes == [.reverse, .dim])
    #expect(grid[1, 1].style.attributes == [.dim])
  }

  @Test func `a field with a cluster of doubtful width is flagged from end to end`() {
    var grid = Grid(size: GridSize(rows: 1, columns: 12))
    grid.write("கோx", at: 0, 1, width: 6)
    grid.write("plain", at: 0, 7)
    let flags = (0..<12).map { grid[0, Column($0)].flags }
    #expect(flags[1] == [.flagged, .fieldStart])
    #expect(Array(flags[2...6]) == Array(repeating: .flagged, count: 5))
    #expect(flags[0].isEmpty)
    #expect(Array(flags[7...]) == Array(repeating: [], count: 5))
  }

  @Test func `a text of megabytes is cut before it is reduced`() {
    var grid = Grid(size: GridSize(rows: 1, columns: 10))
    let marks = String(repeating: "\u{301}", count: 1_000_000)
    grid.write("e" + marks, at: 0, 0)
    grid.write(String(repeating: "x", count: 1_000_000), at: 0, 2, width: 5)
    #expect(grid.line(0).hasSuffix("xxxx…   "))
    #expect(grid[0, 0].text.unicodeScalars.count <= 5)
  }

  @Test func `a box with a title that fits, and one that does not`() {
    var grid = Grid(size: GridSize(rows: 6, columns: 12))
    grid.box(Rect(row: 0, column: 0, rows: 3, width: 12), title: "Help")
    grid.box(Rect(row: 3, column: 0, rows: 3, width: 12), title: "Invitations")
    let frame = """
      ┌─ Help ───┐
      │          │
      └──────────┘
      ┌─ Invit… ─┐
      │          │
      └──────────┘
      """
    #expect(FrameDifference(of: grid, from: frame) == nil)
  }

  @Test func `fill and restyle stay in the grid`() {
    var grid = dotted(columns: 3, rows: 2)
    grid.fill(Rect(row: 1, column: 1, rows: 9, width: 9))
    grid.restyle(Rect(row: -1, column: 2, rows: 9, width: 9)) { $0.adding(.reverse) }
    let frame = """
      ...
      .
      --- styles
        R
        R
      """
    #expect(FrameDifference(of: grid, from: frame) == nil)
  }
}

@Suite struct RectTests {
  private let area = Rect(row: 1, column: 2, rows: 5, width: 10)

  @Test func `splits meet without a gap`() {
    let (top, rest) = area.splitTop(2)
    #expect(top == Rect(row: 1, column: 2, rows: 2, width: 10))
    #expect(rest == Rect(row: 3, column: 2, rows: 3, width: 10))
    let (left, right) = area.splitRight(3)
    #expect(left == Rect(row: 1, column: 2, rows: 5, width: 7))
    #expect(right == Rect(row: 1, column: 9, rows: 5, width: 3))
  }

  @Test func `what is missing makes the parts shorter`() {
    let (top, rest) = area.splitTop(9)
    #expect(top == area)
    #expect(rest.isEmpty)
    let (above, bottom) = area.splitBottom(9)
    #expect(above.isEmpty)
    #expect(bottom == area)
    #expect(area.inset(rows: 3, columns: 1).isEmpty)
  }

  @Test func `the border belongs to an area at its top and left only`() {
    #expect(area.contains(1, 2))
    #expect(area.contains(5, 11))
    #expect(!area.contains(6, 11))
    #expect(!area.contains(5, 12))
  }

  @Test func `areas apart have nothing in common`() {
    let other = Rect(row: 9, column: 0, rows: 1, width: 3)
    #expect(area.intersection(other).isEmpty)
    #expect(area.intersection(Rect(row: 0, column: 0, rows: 2, width: 3)).width == 1)
  }
}
