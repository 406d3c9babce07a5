import ContactInterchange

/// What is fuzzed.
enum FuzzTarget: Hashable {
  /// Bytes are read as a format.
  case reading(ForeignFormat)
  /// The cards of a file are written in every format, and these are read.
  case export
  /// A property of a card of a file is changed, put in or taken out.
  case edit
  /// The form of a card is changed and read.
  case form
  /// A text is searched for.
  case query

  /// The target of a name: that of a format, or of a case.
  init?(_ name: String) {
    switch name {
    case "export": self = .export
    case "edit": self = .edit
    case "form": self = .form
    case "query": self = .query
    default:
      guard let format = ForeignFormat(rawValue: name) else { return nil }
      self = .reading(format)
    }
  }
}
