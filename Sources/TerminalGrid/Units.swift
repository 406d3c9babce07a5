/// A line of the screen, counted from 0 at the top.
///
/// Rows, columns and widths are types of their own, so that a count of characters, which says
/// nothing about columns, cannot be used in their place.
package struct Row: Hashable, Sendable {
  package var value: Int

  package init(_ value: Int) { self.value = value }
}

/// A column of the screen, counted from 0 at the left.
package struct Column: Hashable, Sendable {
  package var value: Int

  package init(_ value: Int) { self.value = value }
}

/// A number of columns.
package struct Width: Hashable, Sendable {
  package static let zero = Width(0)

  package var value: Int

  package init(_ value: Int) { self.value = value }
}

extension Row: Comparable, ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }

  package static func < (left: Row, right: Row) -> Bool { left.value < right.value }
  package static func + (row: Row, lines: Int) -> Row { Row(row.value + lines) }
  package static func - (row: Row, lines: Int) -> Row { Row(row.value - lines) }
  package static func - (left: Row, right: Row) -> Int { left.value - right.value }
  package static func += (row: inout Row, lines: Int) { row.value += lines }
}

extension Column: Comparable, ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }

  package static func < (left: Column, right: Column) -> Bool { left.value < right.value }
  package static func + (column: Column, width: Width) -> Column {
    Column(column.value + width.value)
  }
  package static func - (column: Column, width: Width) -> Column {
    Column(column.value - width.value)
  }
  /// The columns from this one up to `end`; negative when `end` is to the left.
  package func width(to end: Column) -> Width { Width(end.value - value) }
  package static func += (column: inout Column, width: Width) { column.value += width.value }
}

extension Width: Comparable, AdditiveArithmetic, ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }

  package static func < (left: Width, right: Width) -> Bool { left.value < right.value }
  package static func + (left: Width, right: Width) -> Width { Width(left.value + right.value) }
  package static func - (left: Width, right: Width) -> Width { Width(left.value - right.value) }
  package static func * (width: Width, factor: Int) -> Width { Width(width.value * factor) }
}
