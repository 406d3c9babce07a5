/// One content line of a card: its bytes, untouched, and a view of what they say.
///
/// A content line is a property with its group, name, parameters and value; it may be several lines of
/// the file (folded, or continued after a quoted-printable soft break). Lines that are no property are
/// content lines as well, so that a card is exactly its lines.
public struct ContentLine: Sendable, Hashable {
  /// What a line is.
  public enum Kind: Hashable, Sendable {
    /// A property of the card.
    case property
    /// `BEGIN:VCARD`.
    case begin
    /// `END:VCARD`.
    case end
    /// A line with nothing on it.
    case blank
    /// A line that is no property, for example one without a colon.
    case invalid
    /// A line of a card inside the card (AGENT of 2.1).
    case nested
  }

  /// How a line is continued on the next one.
  enum Joining: Hashable, Sendable {
    case none
    /// The next line begins with a blank that does not count (RFC 6350 §3.2).
    case folding
    /// As `folding`; and a line ends in a soft break (RFC 2045 §6.7).
    case quotedPrintable
    /// As `folding`; lines of base64 without the blank.
    case base64
  }

  /// The bytes of the line with all its line ends.
  public internal(set) var bytes: ArraySlice<UInt8>
  let storedNumber: UInt32
  /// The version of the card, which decides how values are escaped.
  public internal(set) var version: VCardVersion
  let shape: LineShape

  /// The line of the file at which it begins, counted from 1.
  public var number: Int { Int(storedNumber) }

  /// Where the value begins in `bytes`.
  var valueStart: Int { bytes.startIndex + Int(header.value) }
}

extension ContentLine {
  /// What the line is.
  public var kind: Kind { shape.kind }

  var joining: Joining { shape.joining }
  var endsLinesInCarriageReturn: Bool { shape.endsLinesInCarriageReturn }
  var header: HeaderExtent { shape.header }

  /// The name of the property in upper case; empty when the line is none.
  ///
  /// - Complexity: O(1) for the names of the standards, else linear in the name, which is made each time.
  public var name: String {
    guard kind == .property else { return "" }
    if shape.name != .other { return shape.name.text }
    if header.isFolded { return unfoldedHeader?.name ?? "" }
    return NameScan(from: Int(header.name), to: Int(header.value), in: bytes.span)
      .text(in: bytes.span)
  }

  /// The group before the name (`item1` of `item1.TEL`), the case as written.
  public var group: String? {
    guard kind == .property else { return nil }
    if header.isFolded { return unfoldedHeader?.group }
    guard header.name > header.start else { return nil }
    return String(decoding: bytes(from: header.start, to: header.name - 1), as: UTF8.self)
  }

  /// The parameters, in order.
  ///
  /// - Complexity: linear in the parameters, which are read anew each time.
  public var parameters: [Parameter] {
    guard kind == .property else { return [] }
    if header.isFolded { return unfoldedHeader?.parameters ?? [] }
    guard header.parameters < header.value else { return [] }
    return ParameterReader.read(bytes(from: header.parameters, to: header.value - 1))
  }

  private func bytes(from start: UInt32, to end: UInt32) -> ArraySlice<UInt8> {
    bytes[(bytes.startIndex + Int(start))..<(bytes.startIndex + Int(end))]
  }

  private var unfoldedHeader: FoldedHeader? {
    FoldedHeader(from: Int(header.start), to: bytes.count, in: bytes.span)
  }
}

extension ContentLine {
  /// The parameters of a name, in order.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The parameters, none when the line has none.
  public func parameters(named name: String) -> [Parameter] {
    mayHaveParameter(name) ? parameters.filter { $0.name == name } : []
  }

  /// The first value of the first parameter of a name, nil when there is none.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The value, the case as written.
  public func parameter(_ name: String) -> String? {
    mayHaveParameter(name) ? parameters.first { $0.name == name }?.values.first : nil
  }

  /// Whether there may be a parameter of a name: false only where there is none.
  ///
  /// Taking parameters apart costs far more than looking for a word that few of them have.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: Whether the name, or a bare word that may stand for it, is in the header.
  /// - Complexity: linear in the parameters.
  func mayHaveParameter(_ name: String) -> Bool {
    guard header.hasParameters else { return false }
    if header.isFolded || ParameterReader.impliedNames.contains(name) { return true }
    let bytes = self.bytes.span
    let end = Int(header.value) - name.utf8.count
    var index = Int(header.parameters)
    while index < end {
      if bytes.holds(name, at: index) { return true }
      index += 1
    }
    return false
  }
}
