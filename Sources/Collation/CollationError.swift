/// Why a collation cannot be opened.
public enum CollationError: Error, Equatable, Sendable {
  /// The text is no well-formed language tag (BCP 47, RFC 5646).
  case malformedLocaleTag(String)
  /// The tag is well formed, but ICU knows no such language.
  case unknownLanguage(tag: String, language: String)
  /// ICU cannot open its data; the text is ICU's name of the fault.
  case dataUnavailable(String)
}

extension CollationError: CustomStringConvertible {
  /// One line for a person, saying what is wrong and how a tag looks.
  public var description: String {
    switch self {
    case .malformedLocaleTag(let tag):
      "‘\(tag)’ is no locale tag. \(Self.tagExamples)"
    case .unknownLanguage(let tag, let language):
      "‘\(tag)’: no language ‘\(language)’ is known. \(Self.tagExamples)"
    case .dataUnavailable(let fault):
      "the collation data of ICU cannot be opened (\(fault))"
    }
  }

  private static let tagExamples =
    "Tags look like en, de-AT, zh-Hans, zh-Hant-TW, sr-Latn, de-u-co-phonebk or zh-u-co-stroke (BCP 47)."
}
