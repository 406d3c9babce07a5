import UnicodeText

/// Where text stands in a field that is wider.
package enum TextAlignment: Sendable {
  case leading
  case center
  case trailing
}

/// A piece of text of one style, for lines that mix several.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

extension Grid {
  /// Writes text on one row and returns the columns it used.
  ///
  /// With a `width` the field gets exactly that many columns: shorter text is padded with blanks of
  /// the style, longer text is cut at a cluster's border and ends in `…`. Without, the text takes
  /// what it needs. What lies outside the grid is not drawn.
  @discardableResult
  package mutating func write(
    _ text: String, at row: Row, _ column: Column, width: Width? = nil,
    style: Style = .plain, alignment: TextAlignment = .leading
  ) -> Width {
    write([TextRun(text, style)], at: row, column, width: width, fill: style, alignment: alignment)
  }

  /// Writes several runs of text as one field and returns the columns it used.
  ///
  /// `fill` is the style of the padding and of the `…`. A cluster never spans two runs.
  @discardableResult
  package mutating func write(
    _ runs: [TextRun], at row: Row, _ column: Column, width: Width? = nil,
    fill: Style = .plain, alignment: TextAlignment = .leading
  ) -> Width {
    let room = width ?? max(.zero, column.width(to: Column(size.columns)))
    var field: [Cell] = []
    for run in runs {
      for cluster in DisplayText(Self.drawablePart(of: run.text, room: room)).clusters {
        field.append(Cell(cluster, style: run.style))
      }
    }
    return place(field, at: row, column, width: width, fill: fill, alignment: alignment)
  }

  /// The columns that a text takes when it is drawn whole.
  package static func width(of text: String) -> Width { Width(DisplayText(text).width) }

  /// The start of a text that is surely more than the room can hold.
  ///
  /// A note may have megabytes; reducing it all for one row would be felt. A cluster has rarely
  /// more than a dozen scalars, and one that has is cut to four marks anyway.
  private static func drawablePart(of text: String, room: Width) -> String {
    let most = 1024 + 16 * room.value
    guard text.utf8.count > most else { return text }
    return String(text.unicodeScalars.prefix(most))
  }
}

extension Cell {
  /// The cell of a reduced cluster; what stands for another character is reversed and dim, also
  /// in a line that is in reverse itself, so that it is no `?` that somebody typed.
  init(_ cluster: DisplayCluster, style: Style) {
    var style = style
    switch cluster.kind {
    case .plain, .flagged: break
    case .substitute:
      style.attributes.formSymmetricDifference(.reverse)
      style.attributes.insert(.dim)
    case .dim: style.attributes.insert(.dim)
    }
    self.init(
      CellText(cluster.text.unicodeScalars), width: cluster.width, style: style,
      flags: cluster.kind == .flagged ? .flagged : [])
  }
}
