/// One card: its content lines, in order, with every byte.
///
/// Nothing of a card is ever thrown away: what is not understood is a line like any other. Values are
/// views of lines (``ContentLine/text``, ``ContentLine/components``, …), so that a card that is not
/// edited is written as the same bytes.
public struct VCard: Sendable, Hashable {
  /// All content lines, BEGIN and END, empty and invalid ones too.
  public internal(set) var lines: ContentLines
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
    self.number = number
    (lines, version) = ContentLines.read(bytes, number: number, diagnostics: &diagnostics)
  }

  /// Makes a card of lines that were read.
  init(_ lines: ContentLines, number: Int, version: VCardVersion?) {
    self.lines = lines
    self.number = number
    self.version = version
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
  mutating func append(_ tail: ContentLines) {
    tailStarts.append(lines.count)
    lines.edit { $0 += tail }
    // As a scan does, the first that is known.
    version = all("VERSION").lazy.compactMap { VCardVersion(text: $0.rawText) }.first
    guard let version, version != .v30 else { return }
    lines.edit { lines in
      for index in lines.indices { lines[index].version = version }
    }
  }

  /// The bytes of the card; those that were read, when nothing was edited.
  public var bytes: [UInt8] { lines.bytes }
}

extension VCard {
  /// The lines that are properties.
  public var properties: some Sequence<ContentLine> { lines.lazy.filter { $0.kind == .property } }

  /// The first property of a name (in upper case), nil when there is none.
  public subscript(name: String) -> ContentLine? {
    lines.nextProperty(SoughtName(name), from: 0).map { lines[$0] }
  }

  /// All properties of a name, in order.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The properties, none when the card has none.
  /// - Complexity: O(number of lines).
  public func all(_ name: String) -> [ContentLine] {
    let name = SoughtName(name)
    var found: [ContentLine] = []
    var start = 0
    while let index = lines.nextProperty(name, from: start) {
      found.append(lines[index])
      start = index + 1
    }
    return found
  }
}
