import TerminalGrid
import TestSupport
import Testing

@Suite struct GridDiffTests {
  private func grid(_ lines: String...) -> Grid {
    var grid = Grid(size: GridSize(rows: lines.count, columns: 8))
    for (row, line) in lines.enumerated() { grid.write(line, at: Row(row), 0) }
    return grid
  }

  private func runs(_ before: Grid?, _ after: Grid) -> [String] {
    GridDiff(from: before, to: after).runs.map { "\($0.row.value):\($0.columns)" }
  }

  @Test func `equal frames differ in nothing`() {
    #expect(runs(grid("abc", "王"), grid("abc", "王")).isEmpty)
  }

  @Test func `only changed cells are in a run`() {
    #expect(runs(grid("abcdef", "x"), grid("aXYdeZ", "x")) == ["0:1..<3", "0:5..<6"])
  }

  @Test func `a run takes wide clusters whole`() {
    #expect(runs(grid("a王b"), grid("a小b")) == ["0:1..<3"])
    #expect(runs(grid("abcd"), grid("a王d")) == ["0:1..<3"])
    #expect(runs(grid("a王d"), grid("abcd")) == ["0:1..<3"])
    #expect(runs(grid("王小"), grid("a王b")) == ["0:0..<4"])
  }

  @Test func `without a previous frame, or with another size, all is new`() {
    #expect(runs(nil, grid("a")) == ["0:0..<8"])
    #expect(runs(Grid(size: GridSize(rows: 2, columns: 8)), grid("a")) == ["0:0..<8"])
  }

  @Test func `a style alone is a change`() {
    var after = grid("abc")
    after.restyle(Rect(row: 0, column: 1, rows: 1, width: 1)) { $0.adding(.bold) }
    #expect(runs(grid("abc"), after) == ["0:1..<2"])
  }

  @Test func `a flagged field that comes, changes or goes makes its row one run`() {
    let plain = grid("a b", "x")
    let flagged = grid("a கோ", "x")
    #expect(runs(plain, flagged) == ["0:0..<8"])
    #expect(runs(flagged, plain) == ["0:0..<8"])
    #expect(runs(flagged, grid("a கோb", "x")) == ["0:0..<8"])
    #expect(runs(flagged, grid("a கோ", "y")) == ["1:0..<1"])
    #expect(GridDiff(from: plain, to: flagged).runs.filter { !$0.isFlagged }.isEmpty)
  }

  /// Draws the runs over the old frame and compares with the new one: the rule that counts.
  @Test func `runs drawn over the old frame give the new one`() {
    var random = SeededGenerator(seed: 3)
    let pieces = ["a", "bc", "王", "é", "小明", " ", "한", "🙂"]
    func randomGrid() -> Grid {
      var grid = Grid(size: GridSize(rows: 3, columns: 9))
      for _ in 0..<8 {
        grid.write(
          pieces.randomElement(using: &random) ?? "",
          at: Row(Int.random(in: 0..<3, using: &random)),
          Column(Int.random(in: -1..<9, using: &random)),
          style: Bool.random(using: &random) ? .plain : .accent)
      }
      return grid
    }
    for _ in 0..<500 {
      let before = randomGrid()
      let after = randomGrid()
      var drawn = before
      for run in GridDiff(from: before, to: after).runs {
        for column in run.columns where !after[run.row, Column(column)].isWideTail {
          let cell = after[run.row, Column(column)]
          drawn.write(cell.text, at: run.row, Column(column), style: cell.style)
        }
      }
      #expect(drawn == after)
    }
  }
}
