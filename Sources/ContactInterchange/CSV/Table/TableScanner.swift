/// Finds the rows of a table in bytes, without copying them (RFC 4180, and what programs write instead).
///
/// CR, LF and CR LF end a row. A cell that begins with a quote goes to the next quote before a separator or
/// a line end; two quotes are one. Quotes within a cell that begins with none are text.
///
/// A quote that a stray one opens must not swallow the rest of the file: when a cell has passed a line end
/// and then meets a quote that neither closes it nor is doubled, or the file ends, the cell is read again
/// as one without quotes. Such a quote ends the search for every cell before it, so each byte is passed at
/// most twice.
struct TableScanner {
  let separator: UInt8
  /// Where the next row begins.
  private(set) var position: Int
  /// The line at which it begins, counted from 1.
  private(set) var line: Int

  init(separator: UInt8, position: Int = 0, line: Int = 1) {
    self.separator = separator
    self.position = position
    self.line = line
  }

  /// Finds the next row.
  ///
  /// - Parameters:
  ///   - bytes: The whole file in UTF-8 or another superset of ASCII, the same in each call.
  ///   - row: Emptied, then filled.
  /// - Returns: Whether there was a row; empty lines are rows without text.
  /// - Complexity: linear in the row.
  mutating func next(in bytes: Span<UInt8>, into row: inout TableRow) -> Bool {
    guard position < bytes.count else { return false }
    row.cells.removeAll(keepingCapacity: true)
    row.line = line
    row.hasOpenQuote = false
    while true {
      row.cells.append(cell(in: bytes, &row))
      guard position < bytes.count else { return true }
      if bytes[position] == separator {
        position += 1
        continue
      }
      passLineEnd(in: bytes)
      return true
    }
  }

  private mutating func passLineEnd(in bytes: Span<UInt8>) {
    let isReturn = bytes[position] == 0x0D
    position += 1
    if isReturn, position < bytes.count, bytes[position] == 0x0A { position += 1 }
    line += 1
  }

  /// Reads a cell; afterwards `position` is at the separator, the line end or the end of the file.
  private mutating func cell(in bytes: Span<UInt8>, _ row: inout TableRow) -> TableRow.Cell {
    var start = position
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09,
      bytes[start] != separator
    {
      start += 1
    }
    if start < bytes.count, bytes[start] == 0x22 {
      if let cell = quotedCell(openedAt: start, in: bytes) { return cell }
      row.hasOpenQuote = true
    }
    return plainCell(from: start, in: bytes)
  }

  private mutating func plainCell(from start: Int, in bytes: Span<UInt8>) -> TableRow.Cell {
    let end = endOfText(from: start, in: bytes)
    position = end
    var last = end
    while last > start, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    return TableRow.Cell(range: start..<last, tail: last..<last)
  }

  /// The next separator or line end.
  private func endOfText(from start: Int, in bytes: Span<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != separator, bytes[index] != 0x0A,
      bytes[index] != 0x0D
    {
      index += 1
    }
    return index
  }

  private func isEndOfCell(_ index: Int, in bytes: Span<UInt8>) -> Bool {
    index >= bytes.count || bytes[index] == separator || bytes[index] == 0x0A
      || bytes[index] == 0x0D
  }

  /// Reads a cell in quotes; nil when nothing closes it, with nothing changed.
  private mutating func quotedCell(openedAt start: Int, in bytes: Span<UInt8>) -> TableRow.Cell? {
    var hasDoubledQuotes = false
    var lines = 0
    var firstClose: Int?
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case 0x22:
        if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
          hasDoubledQuotes = true
          index += 2
          continue
        }
        let end = endOfBlanks(from: index + 1, in: bytes)
        if isEndOfCell(end, in: bytes) {
          position = end
          line += lines
          return TableRow.Cell(
            range: (start + 1)..<index, isQuoted: true, hasDoubledQuotes: hasDoubledQuotes,
            tail: index..<index)
        }
        // A quote in the text that should have been doubled, or a stray one that opened this cell.
        if lines > 0 { return nil }
        firstClose = firstClose ?? index
      case 0x0A, 0x0D:
        if let firstClose { return cellWithTail(start, firstClose, hasDoubledQuotes, in: bytes) }
        if bytes[index] == 0x0A || index + 1 == bytes.count || bytes[index + 1] != 0x0A {
          lines += 1
        }
      default: break
      }
      index += 1
    }
    guard let firstClose else { return nil }
    return lines == 0 ? cellWithTail(start, firstClose, hasDoubledQuotes, in: bytes) : nil
  }

  /// A cell whose text goes on behind its closing quote: `"a" b`.
  private mutating func cellWithTail(
    _ start: Int, _ close: Int, _ hasDoubledQuotes: Bool, in bytes: Span<UInt8>
  ) -> TableRow.Cell {
    position = endOfText(from: close + 1, in: bytes)
    return TableRow.Cell(
      range: (start + 1)..<close, isQuoted: true, hasDoubledQuotes: hasDoubledQuotes,
      tail: (close + 1)..<position)
  }

  private func endOfBlanks(from start: Int, in bytes: Span<UInt8>) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09,
      bytes[index] != separator
    {
      index += 1
    }
    return index
  }
}
