import TerminalGrid

/// What is wrong in the book's files: where on one line, what below it.
///
/// Every fault takes the same number of lines, so that any place in a list of thousands is found
/// without going through those before it.
struct FaultsPage {
  enum Line {
    case place(BookFaultLine)
    case text(String)
    case blank
  }

  private let faults: [BookFaultLine]
  private let textWidth: Width
  private let textLines: Int

  init(_ faults: [BookFaultLine], width: Width) {
    self.faults = faults
    textWidth = max(1, width - Self.margins)
    textLines = width < 80 ? 2 : 1
  }

  /// Blanks before the text and at the right.
  private static let margins = Width(3 + 1)

  private var linesPerFault: Int { textLines + 2 }

  /// All lines but the blank one after the last fault.
  var count: Int { max(0, faults.count * linesPerFault - 1) }

  subscript(line: Int) -> Line {
    let (fault, place) = line.quotientAndRemainder(dividingBy: linesPerFault)
    guard fault < faults.count else { return .blank }
    switch place {
    case 0: return .place(faults[fault])
    case ...textLines: return .text(text(of: faults[fault], line: place - 1))
    default: return .blank
    }
  }

  /// A line of the text; what is left over goes onto the last one, which is cut when drawn.
  private func text(of fault: BookFaultLine, line: Int) -> String {
    let wrapped = TextWrapping.wrap(fault.text.clipped, to: textWidth, lines: textLines)
    return line < wrapped.count ? wrapped[line] : ""
  }
}

extension Model {
  var faultsPage: FaultsPage { FaultsPage(list?.faults ?? [], width: size.width) }
}

extension Grid {
  mutating func drawFaults(_ model: Model) {
    let count = model.list?.faults.count ?? 0
    let page = model.faultsPage
    let top = model.faults.scroll.top
    let area = drawPager(
      "Faults  \(count.grouped)", model.faults.scroll, count: page.count, context: .faults, model)
    let width = area.width - 2
    if count == 0 {
      write("Nothing is wrong in the book's files.", at: area.row, area.column + 1, width: width)
    }
    for row in 0..<area.rows {
      let at = area.row + row
      switch page[top + row] {
      case .place(let fault):
        let severity = fault.isError ? "error  " : "warning  "
        let room = width - Grid.width(of: severity)
        let runs = [
          TextRun(severity, fault.isError ? .error : .warning),
          TextRun(fault.place.clipped.keepingEnd(in: room), .secondary),
        ]
        write(runs, at: at, area.column + 1, width: width)
      case .text(let text): write(text, at: at, area.column + 3, width: width - 2)
      case .blank: break
      }
    }
  }
}

extension String {
  /// The text, its beginning cut off when it is wider: of a path the end says most.
  fileprivate func keepingEnd(in width: Width) -> String {
    guard Grid.width(of: self) > width else { return self }
    var rest = dropFirst()
    while !rest.isEmpty, Grid.width(of: String(rest)) > width - 1 { rest = rest.dropFirst() }
    return "…" + rest
  }
}
