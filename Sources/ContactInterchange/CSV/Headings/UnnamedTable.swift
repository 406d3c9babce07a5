/// A table of contacts without headings, which cannot be read: nothing says what its columns hold.
package enum UnnamedTable {
  /// How many rows are looked at.
  private static let rowLimit = 20

  /// Whether bytes look like one: rows of the same number of cells, with an e-mail address or a number in each.
  ///
  /// - Parameter bytes: A file.
  /// - Returns: True when it is none that can be read but surely a table.
  /// - Complexity: O(1); its first 64 KiB are looked at.
  package static func isSeen(in bytes: [UInt8]) -> Bool {
    let text = TableText(Array(bytes.prefix(65_536)))
    let isWhole = bytes.count <= 65_536
    return [0x2C, 0x3B, 0x09, 0x7C].contains { separator in
      isSeen(in: text.bytes.span, from: text.start, separatedBy: separator, isWhole: isWhole)
    }
  }

  private static func isSeen(
    in bytes: Span<UInt8>, from start: Int, separatedBy separator: UInt8, isWhole: Bool
  ) -> Bool {
    var scanner = TableScanner(separator: separator, position: start)
    var row = TableRow()
    var rows = 0
    var width = 0
    while rows < rowLimit, scanner.next(in: bytes, into: &row) {
      // The last row of a part of a file may be cut off.
      guard isWhole || scanner.position < bytes.count else { break }
      if row.isEmpty { continue }
      let cells = row.cells.map { String(decoding: $0.text(in: bytes), as: UTF8.self) }
      if rows == 0 { width = cells.count }
      guard cells.count > 1, cells.count == width, cells.contains(where: isAddressOrNumber) else {
        return false
      }
      rows += 1
    }
    return rows > 0
  }

  /// Whether a cell holds an e-mail address, or as many digits as a telephone number, and not a heading.
  static func isAddressOrNumber(_ cell: String) -> Bool {
    let parts = cell.utf8.split(separator: 0x40, omittingEmptySubsequences: false)
    if parts.count == 2, let last = parts[0].last, last > 0x20, parts[1].dropFirst().contains(0x2E)
    {
      return true
    }
    let digits = cell.utf8.count { 0x30...0x39 ~= $0 }
    return digits >= 7 && !cell.unicodeScalars.contains(where: \.properties.isAlphabetic)
  }
}
