import TerminalGrid

/// A page in place of a list: what there is, why, and what to do now.
struct Page {
  var title: String
  var titleStyle: Style = .heading
  /// Paragraphs; each is wrapped, an empty one leaves a blank line.
  var paragraphs: [TextRun]
}

extension Page {
  static let loading = Page(title: "Reading the book …", titleStyle: .secondary, paragraphs: [])

  static func firstRun(path: String, _ keymap: Keymap) -> Page {
    Page(
      title: "Welcome to kith",
      paragraphs: [
        TextRun("There is no address book yet at"),
        TextRun(path, .accent),
        TextRun(""),
        waysToBegin(keymap),
        TextRun("kith import FILE", .accent),
        TextRun("kith add", .accent),
        TextRun("kith --book PATH", .accent),
      ])
  }

  /// Says how a book without contacts gets some; the commands follow it.
  private static func waysToBegin(_ keymap: Keymap) -> TextRun {
    TextRun(
      "Put vCard files (.vcf) there and press \(keymap.label(of: .retry, in: .page)), "
        + "or leave and use")
  }

  /// A folder or file without a card.
  static func empty(_ fault: UnreadableBook, _ keymap: Keymap) -> Page {
    Page(
      title: "No contacts yet",
      paragraphs: [
        TextRun(fault.path, .accent),
        TextRun(fault.reason),
        TextRun(""),
        waysToBegin(keymap),
        TextRun("kith --book PATH import FILE", .accent),
        TextRun("kith --book PATH add", .accent),
        TextRun(fault.advice, .secondary),
      ])
  }

  /// Cards were there, but none of them could be read.
  static func withoutContacts(_ list: ListModel?, _ keymap: Keymap) -> Page {
    let faults = list?.faults.count ?? 0
    let key = keymap.label(of: .showFaults, in: .page)
    return Page(
      title: "No contacts",
      paragraphs: [
        TextRun(list?.path ?? "", .accent),
        TextRun(""),
        TextRun(
          "\(faults.grouped) fault\(faults == 1 ? "" : "s") found there: press \(key)",
          .warning),
      ])
  }

  static func unreadable(_ fault: UnreadableBook, _ keymap: Keymap) -> Page {
    Page(
      title: "This book cannot be read", titleStyle: .error,
      paragraphs: [
        TextRun(fault.path, .accent),
        TextRun(fault.reason),
        TextRun(""),
        TextRun(fault.advice),
        TextRun("Then press \(keymap.label(of: .retry, in: .page)) to read it again."),
      ])
  }
}

extension Grid {
  /// Draws a page as a block a little above the middle.
  mutating func drawPage(_ page: Page, _ model: Model) {
    let width = min(size.width - 4, 64)
    var lines = [TextRun(page.title, page.titleStyle)]
    if !page.paragraphs.isEmpty { lines.append(TextRun("")) }
    for paragraph in page.paragraphs {
      lines += TextWrapping.wrap(paragraph.text.clipped, to: width)
        .map { TextRun($0, paragraph.style) }
    }
    let (body, hints) = size.bounds.splitBottom(1)
    while lines.count > body.rows, let blank = lines.lastIndex(where: \.text.isEmpty) {
      lines.remove(at: blank)
    }
    let column = Column(max(2, (size.columns - width.value) / 2))
    let top = body.row + max(0, min(body.rows - lines.count, body.rows / 4))
    for (offset, line) in lines.enumerated() where offset < body.rows {
      write([line], at: top + offset, column, width: width)
    }
    guard model.phase != .loading else { return }
    drawHints(StatusLine(model.keymap, .page), message: model.message, in: hints)
  }

  /// Draws that nothing was found, in place of the list's lines.
  mutating func drawNoMatch(_ list: ListModel, _ model: Model, in area: Rect) {
    let keymap = model.keymap
    let key =
      model.picker != nil
      ? keymap.label(of: .edit(.deleteToStart), in: .picker)
      : list.focus == .search
        ? keymap.label(of: .clearFilter, in: .search) : keymap.label(of: .back, in: .list)
    var lines = [
      TextRun("No contact matches", .secondary),
      TextRun(list.search.unmatched.clipped, .heading),
      TextRun("\(key) clears the search.", .secondary),
    ]
    if model.picker == nil, !model.isReadOnly {
      lines.append(TextRun("‘kith add’ adds a contact.", .secondary))
    }
    let top = area.row + max(0, (area.rows - lines.count) / 3)
    for (offset, line) in lines.enumerated() where offset < area.rows {
      write(
        [line], at: top + offset, area.column + 1, width: area.width - 2, alignment: .center)
    }
  }

  /// Says that the window is too small, whatever its size.
  mutating func drawTooSmall(_ size: GridSize) {
    let smallest = Model.smallestSize
    let lines = [
      "kith needs \(smallest.columns)×\(smallest.rows),",
      "this window has \(size.columns)×\(size.rows).",
    ]
    let top = Row(max(0, (size.rows - lines.count) / 2))
    for (offset, line) in lines.enumerated() {
      write(line, at: top + offset, 0, width: size.width, alignment: .center)
    }
  }
}
