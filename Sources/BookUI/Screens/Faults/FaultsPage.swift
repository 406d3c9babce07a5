import TerminalGrid

/// What is wrong in the book's files: where on one line, what on the next.
enum FaultsPage {
  private static let linesPerFault = 3

  /// All lines but the blank one after the last fault.
  static func lineCount(of faults: Int) -> Int { max(0, faults * linesPerFault - 1) }

  enum Line {
    case place(BookFaultLine)
    case text(BookFaultLine)
    case blank
  }

  static func line(_ number: Int, of faults: [BookFaultLine]) -> Line? {
    let fault = number / linesPerFault
    guard fault < faults.count else { return nil }
    return switch number % linesPerFault {
    case 0: .place(faults[fault])
    case 1: .text(faults[fault])
    default: .blank
    }
  }
}

extension Grid {
  mutating func drawFaults(_ model: Model) {
    let faults = model.list?.faults ?? []
    let scroll = model.faults.scroll
    let area = drawPager(
      "Faults  \(faults.count.grouped)", scroll, count: FaultsPage.lineCount(of: faults.count),
      context: .faults, model)
    let width = area.width - 2
    if faults.isEmpty {
      write("Nothing is wrong in the book's files.", at: area.row, area.column + 1, width: width)
    }
    for row in 0..<area.rows {
      let at = area.row + row
      switch FaultsPage.line(scroll.top + row, of: faults) {
      case .place(let fault):
        let runs = [
          TextRun(fault.isError ? "error" : "warning", fault.isError ? .error : .warning),
          TextRun("  " + fault.place.clipped, .secondary),
        ]
        write(runs, at: at, area.column + 1, width: width)
      case .text(let fault):
        write(fault.text.clipped, at: at, area.column + 3, width: width - 2)
      case .blank, nil: break
      }
    }
  }
}
