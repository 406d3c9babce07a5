import ContactBook
import TerminalGrid

/// The line at the top: what is shown on the left, its state on the right, as much as fits.
struct TitleLine {
  struct Piece {
    var run: TextRun
    /// How long it stays when the line gets narrow: the lowest goes first.
    var weight: Int
  }

  var name: String
  var count: String
  var pieces: [Piece] = []

  func draw(on grid: inout Grid, in area: Rect) {
    let left = [TextRun(name, .heading), TextRun("  "), TextRun(count, .secondary)]
    let used = grid.write(left, at: area.row, area.column + 1)
    var pieces = pieces
    let room = area.width - used - 4
    while total(pieces) > room, let lightest = pieces.map(\.weight).min() {
      pieces.removeAll { $0.weight == lightest }
    }
    var runs: [TextRun] = []
    for piece in pieces {
      if !runs.isEmpty { runs.append(TextRun(" · ", .secondary)) }
      runs.append(piece.run)
    }
    let width = total(pieces)
    grid.write(runs, at: area.row, area.endColumn - width - 1)
  }

  private func total(_ pieces: [Piece]) -> Width {
    pieces.reduce(.zero) { $0 + Grid.width(of: $1.run.text) } + Width(3) * max(0, pieces.count - 1)
  }
}

extension Grid {
  /// The title of the book, over the list and over an open contact.
  mutating func drawTitle(_ model: Model) {
    guard let list = model.list else { return }
    let request = model.picker?.request
    let name = request.map { $0.field.title(several: $0.allowsSeveral) } ?? "Contacts"
    var line = TitleLine(name: name, count: list.all.count.grouped)
    if !list.faults.isEmpty {
      let style: Style = list.hasErrors ? .error : .warning
      let count = list.faults.count
      line.pieces.append(
        .init(
          run: TextRun(
            "\(count.grouped) fault\(count == 1 ? "" : "s")"
              + " (\(model.keymap.label(of: .showFaults, in: .list)))", style), weight: 2))
    }
    if list.markedCount > 0, request == nil {
      line.pieces.append(
        .init(run: TextRun("\(list.markedCount.grouped) marked", .marked), weight: 3))
    }
    if model.isReadOnly, request == nil {
      line.pieces.append(.init(run: TextRun("read-only", .warning), weight: 4))
    }
    if let order = list.all.nameOrder.title {
      line.pieces.append(.init(run: TextRun(order, .secondary), weight: 1))
    }
    // Without a language, the order is that of all languages: a tag for it says nothing to a reader.
    if list.all.locale != "und" {
      line.pieces.append(.init(run: TextRun(list.all.locale, .secondary), weight: 0))
    }
    line.draw(on: &self, in: size.bounds.splitTop(1).top)
  }
}
