import Testing

@testable import ContactInterchange

/// The rows and cells of a table, by the bytes.
struct TableScannerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let rows: [[String]]
    var openQuotes = 0

    init(_ description: String, _ text: String, _ rows: [[String]], openQuotes: Int = 0) {
      (testDescription, self.text, self.rows) = (description, text, rows)
      self.openQuotes = openQuotes
    }
  }

  static let cases = [
    Case(
      "lines end in LF, CR LF, CR or nothing", "a,b\nc,d\r\ne,f\rg,h",
      [
        ["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"],
      ]),
    Case("empty cells and an empty last one", ",a,\n,,\n", [["", "a", ""], ["", "", ""]]),
    Case("an empty line is a row without text", "a\n\nb", [["a"], [""], ["b"]]),
    Case(
      "quotes keep separators and line ends", "\"a,b\",\"c\r\nd\"\ne", [["a,b", "c\r\nd"], ["e"]]),
    Case("two quotes are one", "\"say \"\"hi\"\"\",\"\"\"\"", [["say \"hi\"", "\""]]),
    Case("an empty cell in quotes", "\"\",a", [["", "a"]]),
    Case("blanks around quotes do not count", "a, \"b,c\" ,d", [["a", "b,c", "d"]]),
    Case(
      "blanks at the ends of a cell do not count, those in quotes do", " a ,\" b \"",
      [["a", " b "]]),
    Case("quotes within a cell are text", "5\" pipe,b", [["5\" pipe", "b"]]),
    Case(
      "quotes that are not doubled", "\"He said \"hi\" twice\",b", [["He said \"hi\" twice", "b"]]),
    Case("text behind a closing quote", "\"a\" b,c\nd", [["a b", "c"], ["d"]]),
    Case(
      "a quote that nothing closes is text", "\"a,b\nc,d\n", [["\"a", "b"], ["c", "d"]],
      openQuotes: 1),
    Case(
      "a stray quote does not swallow rows up to the next quoted cell",
      "\"a,1\nb,2\nc,\"d,e\"\n", [["\"a", "1"], ["b", "2"], ["c", "d,e"]], openQuotes: 1),
    Case("a stray quote at the end of the file", "a,\"", [["a", "\""]], openQuotes: 1),
    Case("a NUL is text", "a\0,b", [["a\0", "b"]]),
  ]

  @Test(arguments: cases)
  func `finds the cells`(_ sample: Case) {
    let bytes = Array(sample.text.utf8)
    var scanner = TableScanner(separator: 0x2C)
    var row = TableRow()
    var rows: [[String]] = []
    var openQuotes = 0
    while scanner.next(in: bytes.span, into: &row) {
      rows.append(row.cells.map { String(decoding: $0.text(in: bytes.span), as: UTF8.self) })
      openQuotes += row.hasOpenQuote ? 1 : 0
    }
    #expect(rows == sample.rows)
    #expect(openQuotes == sample.openQuotes)
    #expect(scanner.position == bytes.count)
  }

  @Test func `counts lines as an editor does`() {
    let bytes = Array("a\r\n\"b\nc\",d\r\re\n".utf8)
    var scanner = TableScanner(separator: 0x2C)
    var row = TableRow()
    var lines: [Int] = []
    while scanner.next(in: bytes.span, into: &row) { lines.append(row.line) }
    #expect(lines == [1, 2, 4, 5])
  }

  /// Each opening quote looks for its end; many must not make the work grow with the square of the size.
  @Test(arguments: [
    "\"a\n", "\"a\"b\n", "\"\"a\n", "\"a,\n", "\"a\"\"\n", " \"x\"\"\"\"\n", "\"", "\"\"\"\n,",
    "a\"\n\"",
  ])
  func `takes time in proportion to the size`(_ line: String) {
    let bytes = Array(String(repeating: line, count: 40_000).utf8)
    var scanner = TableScanner(separator: 0x2C)
    var row = TableRow()
    var count = 0
    while scanner.next(in: bytes.span, into: &row) { count += row.cells.count }
    #expect(count > 0)
    #expect(scanner.position == bytes.count)
  }
}
