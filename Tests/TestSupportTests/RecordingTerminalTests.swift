import TerminalGrid
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct RecordingTerminalTests {
  private let size = GridSize(rows: 2, columns: 10)

  @Test func `it plays its script and then hangs up`() throws {
    var terminal = RecordingTerminal(size: size, script: try TerminalEvent.script("a<resize:5x20>"))
    let first = terminal.nextEvent(EventWait())
    #expect(first == .key(.character("a")))
    let second = terminal.nextEvent(EventWait())
    #expect(second == .resize(GridSize(rows: 5, columns: 20)))
    #expect(terminal.size == GridSize(rows: 5, columns: 20))
    let last = terminal.nextEvent(EventWait())
    #expect(last == .hangUp)
  }

  @Test func `without time to wait there is no event`() {
    var terminal = RecordingTerminal(size: size, script: [.key(.up)])
    let event = terminal.nextEvent(EventWait(timeout: .zero))
    #expect(event == nil)
  }

  @Test func `pending work comes before the next key`() {
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    defer {
      close(ends[0])
      close(ends[1])
    }
    var terminal = RecordingTerminal(size: size, script: [.key(.up)])
    #expect(unsafe write(ends[1], [1], 1) == 1)
    let wait = EventWait(wakeDescriptor: ends[0], isWorkPending: true)
    let woken = terminal.nextEvent(wait)
    #expect(woken == .wake)
    var byte: [UInt8] = [0]
    #expect(unsafe read(ends[0], &byte, 1) == 1)
    let key = terminal.nextEvent(EventWait(wakeDescriptor: ends[0]))
    #expect(key == .key(.up))
  }

  @Test func `frames and copies are kept`() {
    var terminal = RecordingTerminal(size: size)
    var grid = Grid(size: size)
    terminal.present(grid)
    grid.write("a", at: 0, 0)
    terminal.present(grid)
    terminal.copy("x")
    #expect(terminal.frames.count == 2)
    #expect(terminal.frame == grid)
    #expect(terminal.copied == ["x"])
  }
}

@Suite struct FrameTextTests {
  @Test func `a frame is its lines without the blanks at their ends`() {
    var grid = Grid(size: GridSize(rows: 4, columns: 10))
    grid.write("王小明 x", at: 1, 1, style: .current)
    grid.cursor = Grid.Cursor(row: 1, column: 3)
    let text = FrameText(grid, [.cursor, .styles]).description
    let expected = """

       王小明 x
      --- cursor
      1,3
      --- styles

       CCCCCCCC
      """
    #expect(text == expected)
  }

  @Test func `the expected text decides what is compared`() {
    var grid = Grid(size: GridSize(rows: 2, columns: 4))
    grid.write("ab", at: 0, 0, style: .error)
    #expect(FrameDifference(of: grid, from: "ab\n\n") == nil)
    #expect(FrameDifference(of: grid, from: "ab\n--- cursor\nhidden") == nil)
    #expect(FrameDifference(of: grid, from: "ab\n--- styles\nee") == nil)
    #expect(FrameDifference(of: grid, from: "ab\n--- styles\n") != nil)
    #expect(FrameDifference(of: grid, from: "ab\n--- cursor\n0,0") != nil)
  }

  @Test func `a difference shows both frames and the places`() throws {
    var grid = Grid(size: GridSize(rows: 2, columns: 8))
    grid.write("Anna", at: 0, 0)
    grid.write("王", at: 1, 0)
    let difference = try #require(FrameDifference(of: grid, from: "Anne\n玉x"))
    let expected = """
      expected:
        0|Anne|
        1|玉x|
      actual:
        0|Anna|
        1|王|
      line 0: at 3 ‘e’ became ‘a’;
      line 1: at 0 ‘玉’ (7389) became ‘王’ (738B); at 1 ‘x’ became nothing;

      """
    #expect(difference.description == expected)
  }
}

@Suite struct SeededGeneratorTests {
  @Test func `the same seed gives the same numbers, another one others`() {
    var first = SeededGenerator(seed: 1)
    var second = SeededGenerator(seed: 1)
    var other = SeededGenerator(seed: 2)
    let numbers = (0..<8).map { _ in first.next() }
    #expect(numbers == (0..<8).map { _ in second.next() })
    #expect(numbers != (0..<8).map { _ in other.next() })
    #expect(Set(numbers).count == 8)
  }
}
