/// One card: its content lines, in order, with every byte.
///
/// Nothing of a card is ever thrown away: what is not understood is a line like any other. Values are
/// views of lines (``ContentLine/text``, ``ContentLine/components``, …), so that a card that is not
/// edited is written as the same bytes.
public struct VCard: Sendable, Hashable {
  /// All content lines, BEGIN and END, empty and invalid ones too.
  public internal(set) var lines: [ContentLine]
  /// The line of the file at which the card begins, counted from 1.
  public let number: Int
  /// The indices in ``lines`` at which lines begin that stand elsewhere in the file, after cards nested in
  /// this one.
  var tailStarts: [Int] = []
  /// The version that the card states; nil when it states none or an unknown one.
  public internal(set) var version: VCardVersion?

  /// Reads one card.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the card, from BEGIN to END.
  ///   - number: The line of the file at which they begin.
  /// - Complexity: linear in the bytes; values are decoded only when asked for.
  public init(_ bytes: ArraySlice<UInt8>, number: Int = 1) {
    var diagnostics: [Diagnostic] = []
    self.init(bytes, number: number, diagnostics: &diagnostics)
  }

  /// Reads one card.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the card, from BEGIN to END.
  ///   - number: The line of the file at which they begin.
  ///   - diagnostics: Gets the faults of single lines.
  public init(_ bytes: ArraySlice<UInt8>, number: Int, diagnostics: inout [Diagnostic]) {
    var first = LineCursor()
    let ends = first.next(in: bytes.span)?.endsInLoneCarriageReturn(in: bytes.span) ?? false
    var reader = ContentLineReader(bytes, number: number, endsLinesInCarriageReturn: ends)
    reader.readAll()
    diagnostics += reader.diagnostics
    self.number = number
    version = reader.statedVersion
    lines = reader.takeLines()
  }

  /// Reads one card of a file.
  ///
  /// - Parameters:
  ///   - outline: Where it is.
  ///   - bytes: The bytes of the file.
  ///   - diagnostics: Gets the faults of single lines.
  public init(
    _ outline: CardOutline.Card, in bytes: ArraySlice<UInt8>, diagnostics: inout [Diagnostic]
  ) {
    let start = bytes.startIndex
    func slice(_ extent: CardOutline.Extent) -> ArraySlice<UInt8> {
      bytes[(start + extent.bytes.lowerBound)..<(start + extent.bytes.upperBound)]
    }
    self.init(slice(outline.head), number: outline.head.number, diagnostics: &diagnostics)
    for tail in outline.tails {
      append(VCard(slice(tail), number: tail.number, diagnostics: &diagnostics).lines)
    }
  }

  /// Appends lines that stand elsewhere in the file.
  mutating func append(_ lines: [ContentLine]) {
    tailStarts.append(self.lines.count)
    self.lines += lines
    // As a scan does, the first that is known.
    version = all("VERSION").lazy.compactMap { VCardVersion(text: $0.rawText) }.first
    guard let version, version != .v30 else { return }
    for index in self.lines.indices { self.lines[index].version = version }
  }

  /// The bytes of the card; those that were read, when nothing was edited.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.bytes.count })
    for line in lines { bytes += line.bytes }
    return bytes
  }
}

extension VCard {
  /// The lines that are properties.
  public var properties: some Sequence<ContentLine> { lines.lazy.filter { $0.kind == .property } }

  /// The first property of a name (in upper case), nil when there is none.
  public subscript(name: String) -> ContentLine? {
    firstIndex(of: name, from: 0).map { lines[$0] }
  }

  /// All properties of a name, in order.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The properties, none when the card has none.
  /// - Complexity: O(number of lines).
  public func all(_ name: String) -> [ContentLine] {
    var found: [ContentLine] = []
    var start = 0
    while let index = firstIndex(of: name, from: start) {
      found.append(lines[index])
      start = index + 1
    }
    return found
  }

  /// The next property of a name; lines are looked at in place, since a copy of each would cost more.
  private func firstIndex(of name: String, from start: Int) -> Int? {
    let lines = self.lines.span
    for index in start..<lines.count
    where lines[index].kind == .property && lines[index].name == name {
      return index
    }
    return nil
  }
}
