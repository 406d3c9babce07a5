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
  /// `fill` is the style of the padding and of the `…`.
  @discardableResult
  package mutating func write(
    _ runs: [TextRun], at row: Row, _ column: Column, width: Width? = nil,
    fill: Style = .plain, alignment: TextAlignment = .leading
  ) -> Width {
    let field = runs.flatMap { Self.cells(of: $0) }
    return place(field, at: row, column, width: width, fill: fill, alignment: alignment)
  }

  /// The columns that a text takes when it is drawn whole.
  package static func width(of text: String) -> Width {
    Width(cells(of: TextRun(text)).reduce(0) { $0 + Int($1.width) })
  }

  private static func cells(of run: TextRun) -> [Cell] {
    run.text.map { cluster in
      let isWide = cluster.unicodeScalars.first.map(Self.isWide) ?? false
      return Cell(text: String(cluster), width: isWide ? 2 : 1, style: run.style)
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFE30...0xFE6F).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
      || (0x1F300...0x1F64F).contains(scalar.value) || (0x20000...0x3FFFD).contains(scalar.value)
  }
}
