extension Grid {
  /// Cuts, aligns and pads a field, and stores its cells.
  mutating func place(
    _ clusters: [Cell], at row: Row, _ column: Column, width: Width?, fill: Style,
    alignment: TextAlignment
  ) -> Width {
    var clusters = clusters
    var used = clusters.reduce(0) { $0 + Int($1.width) }
    let total = width?.value ?? used
    guard total > 0 else { return .zero }
    if used > total {
      while let last = clusters.last, used > total - 1 {
        used -= Int(last.width)
        clusters.removeLast()
      }
      clusters.append(Cell(CellText(CollectionOfOne("…")), style: fill))
      used += 1
    }
    let padding = total - used
    let before =
      switch alignment {
      case .leading: 0
      case .center: padding / 2
      case .trailing: padding
      }
    let blank = Cell(.blank, style: fill)
    if before > 0 { clusters.insert(contentsOf: repeatElement(blank, count: before), at: 0) }
    clusters.append(contentsOf: repeatElement(blank, count: padding - before))
    store(clusters, at: row, column)
    return Width(total)
  }

  /// Stores clusters from a column on; those that do not fit wholly into the grid become blanks.
  private mutating func store(_ field: [Cell], at row: Row, _ column: Column) {
    let isFlagged = field.contains { $0.flags.contains(.flagged) }
    var column = column
    var isFirst = true
    for var cell in field {
      let next = column + Width(Int(cell.width))
      defer { column = next }
      if isFlagged {
        cell.flags.insert(.flagged)
        if isFirst { cell.flags.insert(.fieldStart) }
      }
      if next > 0 { isFirst = false }
      guard cell.width > 0 else { continue }
      if column >= 0, next <= Column(size.columns) {
        put(cell, at: row, column)
      } else {
        var blank = Cell(.blank, style: cell.style, flags: cell.flags)
        for half in column.value..<next.value {
          put(blank, at: row, Column(half))
          blank.flags.remove(.fieldStart)
        }
      }
    }
  }

  /// Stores one cluster; what is left of a wide one that is overwritten becomes blank.
  private mutating func put(_ cell: Cell, at row: Row, _ column: Column) {
    guard row >= 0, row.value < size.rows, column >= 0,
      column.value + Int(cell.width) <= size.columns
    else { return }
    let start = index(row, column)
    clearCluster(at: start)
    cells[start] = cell
    guard cell.width > 1 else { return }
    let tailFlags = cell.flags.subtracting(.fieldStart).union(.wideTail)
    for place in start + 1..<start + Int(cell.width) {
      clearCluster(at: place)
      cells[place] = Cell(.empty, width: 0, style: cell.style, flags: tailFlags)
    }
  }

  /// Makes blanks of a cluster of several columns that has the cell of this index.
  private mutating func clearCluster(at place: Int) {
    guard cells[place].width != 1 else { return }
    var head = place
    while cells[head].isWideTail { head -= 1 }
    for index in head..<head + Int(cells[head].width) {
      cells[index].content = .blank
      cells[index].width = 1
      cells[index].flags.remove(.wideTail)
    }
  }
}
