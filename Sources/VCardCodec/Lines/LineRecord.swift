/// What reading finds out about a content line, beside where it is.
struct LineShape: Hashable, Sendable {
  /// Where the parts of the header are; they are taken apart when asked for.
  var header = HeaderExtent()
  /// The name of the property; `other` when it is not a known one or the line is no property.
  var name = KnownName.other
  var kind: ContentLine.Kind
  var joining = ContentLine.Joining.none
  /// Whether the parameters may say that the value is encoded or in a character set of its own.
  var mayEncode = false
  /// Whether a lone CR ends a line.
  var endsLinesInCarriageReturn = false
}

/// Where a content line is in a span of bytes, and what it is.
///
/// A file of a million cards is ten million of these in one array, so there is nothing in them that would
/// have to be allocated or counted.
struct LineRecord: Sendable {
  /// Where the bytes with all line ends are.
  var start: Int
  var end: Int
  /// The line of the file at which they begin, counted from 1.
  var number: UInt32
  var shape: LineShape
}

/// Lines as they were read, shared by the cards that have them.
final class LineTable: Sendable {
  let source: ArraySlice<UInt8>
  let records: [LineRecord]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - records: The lines; positions are counted from the start of the bytes.
  init(source: ArraySlice<UInt8>, records: [LineRecord]) {
    self.source = source
    self.records = records
  }

  /// The bytes of lines that follow each other.
  func bytes(_ range: ClosedRange<Int>) -> ArraySlice<UInt8> {
    let base = source.startIndex
    return source[
      (base + records[range.lowerBound].start)..<(base + records[range.upperBound].end)]
  }

  /// One of the lines, of a card of a version.
  func line(at index: Int, version: VCardVersion) -> ContentLine {
    ContentLine(
      bytes: bytes(index...index), storedNumber: records[index].number, version: version,
      shape: records[index].shape)
  }

  /// The index of the first property of a name; only lines of unknown names are made to see theirs.
  func nextProperty(
    _ name: SoughtName, in range: Range<Int>, version: VCardVersion
  ) -> Int? {
    for index in range {
      guard records[index].shape.name == name.known, records[index].shape.kind == .property else {
        continue
      }
      if name.known != .other || line(at: index, version: version).name == name.text {
        return index
      }
    }
    return nil
  }
}
