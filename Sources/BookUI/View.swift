import ContactBook
package import TerminalGrid

/// Draws the model: the same model and size always give the same frame.
///
/// - Complexity: O(rows × columns), whatever the size of the book.
package func view(_ model: Model, _ size: GridSize) -> Grid {
  var grid = Grid(size: size)
  var model = model
  model.size = size
  if model.isTooSmall {
    grid.drawTooSmall(size)
    return grid
  }
  switch model.overlays.last {
  case .help: grid.drawHelp(model)
  case .faults: grid.drawFaults(model)
  case .chooser: grid.drawChooser(model)
  case .detail, nil: grid.drawBook(model)
  }
  return grid
}

extension Grid {
  /// The list or the page in its place, and the open contact.
  fileprivate mutating func drawBook(_ model: Model) {
    switch model.phase {
    case .loading: drawPage(.loading, model)
    case .firstRun(let path): drawPage(.firstRun(path: path, model.keymap), model)
    case .empty(let fault): drawPage(.empty(fault, model.keymap), model)
    case .unreadable(let fault): drawPage(.unreadable(fault, model.keymap), model)
    case .open:
      guard let list = model.list, list.all.count > 0 else {
        return drawPage(.withoutContacts(model.list, model.keymap), model)
      }
      drawTitle(model)
      let isDetailInFront = model.overlays.last == .detail
      if model.isWide || !isDetailInFront { drawList(list, model, isActive: !isDetailInFront) }
      if model.isWide || isDetailInFront { drawDetail(list, model, isActive: isDetailInFront) }
    }
  }
}
