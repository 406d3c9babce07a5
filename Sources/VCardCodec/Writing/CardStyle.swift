/// How a card is spelled where the format leaves a choice.
public struct CardStyle: Hashable, Sendable {
  /// What ends a line.
  public enum LineEnding: Hashable, Sendable {
    /// CR LF, which the standards ask for.
    case crlf
    /// LF, as most programs on Unix write.
    case lf
    /// CR alone, as old Mac programs wrote.
    case cr
    /// CR CR LF: CR LF after a conversion too many.
    case crcrlf

    var bytes: [UInt8] {
      switch self {
      case .crlf: [ASCII.carriageReturn, ASCII.lineFeed]
      case .lf: [ASCII.lineFeed]
      case .cr: [ASCII.carriageReturn]
      case .crcrlf: [ASCII.carriageReturn, ASCII.carriageReturn, ASCII.lineFeed]
      }
    }
  }

  /// How several types of one value are written.
  public enum TypeSpelling: Hashable, Sendable {
    /// `TEL;TYPE=home,fax:`.
    case list
    /// `TEL;TYPE=home;TYPE=fax:`.
    case repeated
    /// `TEL;HOME;FAX:`, which 2.1 alone allows.
    case bare
  }

  /// The version that is written.
  public var version: VCardVersion
  /// What ends a line.
  public var lineEnding: LineEnding
  /// Whether a continued line begins with a tab instead of a space.
  public var foldsWithTab = false
  /// The character set that CHARSET names for text that is not ASCII; nil for UTF-8.
  public var charset: String?
  /// How several types are written.
  public var typeSpelling: TypeSpelling
  /// Whether the standard types are written in upper case (`HOME`).
  public var hasUpperCaseTypes: Bool

  /// The usual style of a version.
  ///
  /// - Parameters:
  ///   - version: The version that is written.
  ///   - lineEnding: What ends a line.
  public init(version: VCardVersion, lineEnding: LineEnding = .crlf) {
    self.version = version
    self.lineEnding = lineEnding
    typeSpelling = version == .v21 ? .bare : .list
    hasUpperCaseTypes = version != .v40
  }

  var foldBlank: UInt8 { foldsWithTab ? ASCII.tab : ASCII.space }
}
