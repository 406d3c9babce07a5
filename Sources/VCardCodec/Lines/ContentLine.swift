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
  enum Joining: Hashable {
    case none
    /// The next line begins with a blank that does not count (RFC 6350 §3.2).
    case folding
    /// As `folding`; and a line ends in a soft break (RFC 2045 §6.7).
    case quotedPrintable
    /// As `folding`; lines of base64 without the blank.
    case base64
  }

  /// The bytes of the line with all its line ends.
  public let bytes: ArraySlice<UInt8>
  /// The line of the file at which it begins, counted from 1.
  public let number: Int
  /// What the line is.
  public let kind: Kind
  /// The group before the name (`item1` of `item1.TEL`), the case as written.
  public let group: String?
  /// The name of the property in upper case; empty when the line is none.
  public let name: String
  /// The parameters, in order.
  public let parameters: [Parameter]
  /// The version of the card, which decides how values are escaped.
  public internal(set) var version: VCardVersion
  /// Where the value begins in `bytes`.
  let valueStart: Int
  let joining: Joining
  /// Whether a lone CR ends a line.
  let endsLinesInCarriageReturn: Bool
}

extension ContentLine {
  /// The parameters of a name, in order.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The parameters, none when the line has none.
  public func parameters(named name: String) -> [Parameter] {
    parameters.filter { $0.name == name }
  }

  /// The first value of the first parameter of a name, nil when there is none.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The value, the case as written.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.values.first
  }
}
