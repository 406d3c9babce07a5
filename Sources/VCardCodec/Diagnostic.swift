/// A fault found while reading cards: where it is, how grave it is, and what was done about it.
///
/// Reading never stops at a fault; it is reported and the rest is read (promise: one bad card never
/// hides the others).
public struct Diagnostic: Hashable, Sendable {
  /// How grave a fault is.
  public enum Severity: String, Hashable, Sendable {
    /// The value was understood, though its spelling is not that of the standard.
    case warning
    /// Something of the card could not be understood; its bytes are kept.
    case error
  }

  /// The kind of a fault: a stable word that scripts may rely on.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// The bytes hold no card at all.
    case notACard = "not-a-vcard"
    /// Lines that end in `END:VCARD` without a `BEGIN:VCARD` before them.
    case missingBegin = "missing-begin"
    /// A card that the next `BEGIN:VCARD` or the end of the file cuts off.
    case missingEnd = "missing-end"
    /// Lines of a card that stand after another card nested in it.
    case nestedCard = "nested-card"
    /// `END:VCARD` and the next `BEGIN:VCARD` on one line.
    case gluedCards = "glued-cards"
    /// A line that belongs to no card.
    case textOutside = "text-outside"
    /// A line of a card that is no property, for example one without a colon.
    case invalidLine = "invalid-line"
    /// A line with nothing on it between the lines of a card, where no photo ends; it is passed over.
    case blankLine = "blank-line"
    /// `END:VCARD` behind a blank, as a folded line would be: the end of the card where no more of it follows, else
    /// text of the value.
    case foldedEnd = "folded-end"
    /// Lines of base64 without a blank in front; they are joined.
    case unfoldedBase64 = "unfolded-base64"
    /// Lines that end in a lone CR or in CR CR LF.
    case lineEnds = "line-ends"
    /// A card without VERSION.
    case missingVersion = "missing-version"
    /// A VERSION other than 2.1, 3.0 and 4.0; the card is read as 3.0.
    case unknownVersion = "unknown-version"
    /// A card without any name (FN and N).
    case missingName = "missing-name"
    /// The file is UTF-16 and was converted for reading.
    case convertedEncoding = "converted-encoding"
    /// A value whose bytes are not those of its character set.
    case invalidText = "invalid-text"
    /// A CHARSET that is not known.
    case unknownCharset = "unknown-charset"
    /// A quoted-printable escape that is none; it stays as written.
    case invalidQuotedPrintable = "invalid-quoted-printable"
    /// A base64 text with characters that are not base64.
    case invalidBase64 = "invalid-base64"
    /// A UID that another card of the same file has too.
    case duplicateUID = "duplicate-uid"
    /// A part of a file of another format that is not taken, such as an address that would have to be opened.
    case notTaken = "not-taken"
    /// A file of a folder that holds more than one card.
    case severalCards = "several-cards"
  }

  /// The line of the file, counted from 1.
  public var line: Int
  /// How grave the fault is.
  public var severity: Severity
  /// The kind of the fault.
  public var code: Code
  /// One sentence for a reader, without a full stop and without text of the card.
  public var text: String

  /// Makes a diagnostic.
  public init(line: Int, severity: Severity, code: Code, text: String) {
    self.line = line
    self.severity = severity
    self.code = code
    self.text = text
  }
}
