import BookUI
import ContactBook
import TerminalGrid
import TestSupport
import Testing

@Suite struct ListLinesTests {
  /// The slow, obvious way: all lines of the list, one after the other.
  private func allLines(of list: ListModel) -> [String] {
    list.shown.sections.flatMap { section in
      [section.title + " ─"]
        + section.range.map { list.book.summary(of: list.shown[$0])?.displayName ?? "" }
    }
  }

  @Test func `the frame shows the lines from the scroll position on, whatever was typed`() throws {
    var random = SeededGenerator(seed: 8)
    let names = ["Ada", "Bo", "Cid", "Dora", "Ed", "Fay", "Gil", "Uma", "Vic", "Zoe"]
    for _ in 0..<6 {
      let people = (0..<Int.random(in: 1...40, using: &random)).map { number in
        "\(names.randomElement(using: &random) ?? "")\(number)"
      }
      var browser = try Browser(people, rows: 13, columns: 40)
      for _ in 0..<40 {
        let key = ["j", "k", "<pagedown>", "<pageup>", "C-d", "C-u", "<end>", "g", "D", "V", "Z"]
          .randomElement(using: &random)
        let pointer = ["<wheel-down:4,4>", "<wheel-up:4,4>", "<click:7,4>", "<click:9,39>", "q"]
          .randomElement(using: &random)
        try browser.type((Int.random(in: 0..<3, using: &random) == 0 ? pointer : key) ?? "")
        if browser.model.overlays == [.detail] { try browser.type("q") }
        try check(browser)
      }
    }
  }

  private func check(_ browser: Browser) throws {
    let list = try #require(browser.model.list)
    let all = allLines(of: list)
    let frame = browser.frame.lines
    let top = list.firstLine
    #expect(top >= 0 && top <= max(0, all.count - 9))
    if top + 1 < all.count { #expect(!(all[top + 1].hasSuffix("─") && !all[top].hasSuffix("─"))) }
    for row in 1..<10 {
      let shown = frame[2 + row].dropFirst(1).trimmingPrefix { $0 == " " }
      let expected = top + row < all.count ? all[top + row] : ""
      #expect(shown.hasPrefix(expected), "row \(row) of \(frame)")
      if expected.isEmpty { #expect(shown.count <= 1) }
    }
    let heading = all[...top].last { $0.hasSuffix("─") } ?? ""
    #expect(frame[2].hasPrefix(" " + heading), "heading of \(frame)")
    let current = browser.current
    let isVisible = (1..<10).contains {
      browser.grid[Row(2 + $0), 3].style.attributes.contains(.reverse)
    }
    #expect(isVisible, "the row of \(current) is on the screen")
  }
}
