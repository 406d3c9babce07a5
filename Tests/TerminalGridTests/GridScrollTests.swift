import TerminalGrid
import TestSupport
import Testing

@Suite struct GridScrollTests {
  private func list(from first: Int, rows: Int = 20, heading: String = "") -> Grid {
    var grid = Grid(size: GridSize(rows: rows, columns: 40))
    for row in 0..<rows {
      grid.write("Name \((first + row) * 7919)", at: Row(row), 2)
      grid.write(row.isMultiple(of: 2) ? "•" : "M", at: Row(row), 39)
    }
    if !heading.isEmpty { grid.write(heading, at: 0, 0, width: 38) }
    return grid
  }

  @Test(arguments: [1, 3, 10, -1, -7])
  func `a list that moved is found, whatever stands at its edge`(lines: Int) throws {
    let before = list(from: 100)
    let after = list(from: 100 + lines)
    let scroll = try #require(GridScroll(from: before, to: after))
    #expect(scroll.lines == lines)
    #expect(scroll.rows == 0..<20)
    #expect(!GridDiff(from: before.scrolled(scroll), to: after).runs.isEmpty)
  }

  @Test func `a heading that stays does not hide the move`() throws {
    let before = list(from: 100, heading: "W")
    let after = list(from: 101, heading: "W")
    #expect(try #require(GridScroll(from: before, to: after)).lines == 1)
  }

  @Test func `people of one name are told apart by what stands beside it`() throws {
    func list(from first: Int) -> Grid {
      var grid = Grid(size: GridSize(rows: 20, columns: 60))
      for row in 0..<20 {
        grid.write("Anna Berg", at: Row(row), 2, width: 24)
        grid.write("+46 70 \(first + row)", at: Row(row), 30)
      }
      return grid
    }
    #expect(try #require(GridScroll(from: list(from: 10), to: list(from: 12))).lines == 2)
  }

  @Test func `without a move there is none`() {
    #expect(GridScroll(from: list(from: 0), to: list(from: 0)) == nil)
    #expect(GridScroll(from: list(from: 0), to: list(from: 500)) == nil)
    #expect(GridScroll(from: list(from: 0), to: list(from: 18)) == nil)
    #expect(GridScroll(from: list(from: 0), to: list(from: 1, rows: 10)) == nil)
    let blank = Grid(size: GridSize(rows: 20, columns: 40))
    #expect(GridScroll(from: blank, to: blank) == nil)
  }

  @Test func `a moved frame has its rows elsewhere and blanks where rows come in`() throws {
    let before = list(from: 0)
    let scroll = try #require(GridScroll(from: before, to: list(from: 4)))
    let moved = before.scrolled(scroll)
    #expect(moved.line(0) == before.line(4))
    #expect(moved.line(15) == before.line(19))
    #expect(moved.line(16).allSatisfy { $0 == " " })
  }
}
