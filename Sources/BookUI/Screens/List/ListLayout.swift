import ContactBook
import TerminalGrid

/// Where the parts of the list's screen stand; drawing and the mouse share it.
///
///     title                                title
///     search                               search              │ detail
///     heading of the first line   bar      heading        bar  │
///     lines                       bar      lines          bar  │
///     hints                       bar      hints          bar  │ hints
struct ListLayout {
  /// From here on, list and detail stand side by side.
  static let wideColumns = 100

  let title: Rect
  let search: Rect
  /// The heading that stays, then the lines below it.
  let list: Rect
  let bar: Rect
  let hints: Rect
  /// The divider's column and the area to its right, when list and detail stand side by side.
  let divider: Column?
  let detail: Rect?

  init(size: GridSize, barColumns: Int) {
    let (title, below) = size.bounds.splitTop(1)
    self.title = title
    var pane = below
    if size.columns >= Self.wideColumns {
      let (left, right) = below.splitLeft(Self.paneWidth(of: size.columns))
      pane = left
      divider = right.column + 1
      detail = right.splitLeft(2).rest
    } else {
      divider = nil
      detail = nil
    }
    let (search, body) = pane.splitTop(1)
    self.search = search
    let (left, bar) = body.splitRight(Width(barColumns))
    self.bar = bar
    let (list, hints) = left.splitRight(1).rest.splitBottom(1)
    self.list = list
    self.hints = hints
  }

  /// The list's share of a wide screen: a little less than half, never so much that rows look empty.
  private static func paneWidth(of columns: Int) -> Width {
    Width(min(84, max(54, columns * 9 / 20)))
  }

  /// The columns that the longest label of the index bar takes.
  static func barColumns(_ contacts: SectionedContacts) -> Int {
    min(4, contacts.indexTitles.map { Grid.width(of: $0).value }.max() ?? 1)
  }
}

/// The columns of a row: mark of the selection, name, the first way to reach, organisation.
struct RowColumns {
  let name: Width
  let reach: Width
  /// Nothing on a narrow screen.
  let organization: Width

  /// Columns before the name: a blank, the mark of the selection, a blank.
  static let gutter = Width(3)
  static let gap = Width(2)

  init(width: Width) {
    let room = max(0, width.value - Self.gutter.value)
    guard room >= 54 else {
      let name = (room - Self.gap.value + 1) / 2
      self.name = Width(max(0, name))
      reach = Width(max(0, room - Self.gap.value - name))
      organization = .zero
      return
    }
    let name = min(34, max(18, room * 3 / 10))
    let reach = min(30, max(19, room * 3 / 10))
    self.name = Width(name)
    self.reach = Width(reach)
    organization = Width(room - name - reach - 2 * Self.gap.value)
  }
}
