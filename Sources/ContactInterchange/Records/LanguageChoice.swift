import VCardCodec

/// Which of several wordings of one thing a reader of a language wants.
struct LanguageChoice {
  /// The reader's language as a BCP 47 tag in lower case; empty when nothing is known.
  private let wanted: String

  init(_ language: String) {
    wanted = language.lowercased()
  }

  /// How far a wording is from the one wanted: 0 is the very language, 1 another variety of it, 2 one that does not
  /// say its language, 3 another language.
  ///
  /// - Parameter language: The LANGUAGE of the wording; empty when it has none.
  /// - Returns: The distance; the same for all when no language is wanted.
  func distance(to language: String) -> Int {
    guard !wanted.isEmpty else { return 0 }
    let language = language.lowercased()
    if language.isEmpty { return 2 }
    if language == wanted { return 0 }
    return Self.primary(language) == Self.primary(wanted) ? 1 : 3
  }

  /// The place of the best of some lines, the first of equals; nil when there is none.
  func best(of lines: [ContentLine]) -> Int? {
    lines.indices.min { left, right in
      distance(to: lines[left].language) < distance(to: lines[right].language)
    }
  }

  private static func primary(_ tag: String) -> Substring {
    tag.prefix { $0 != "-" && $0 != "_" }
  }
}

extension ContentLine {
  /// The language the value is in (RFC 6350 §5.1); empty when the card does not say.
  var language: String { parameter("LANGUAGE") ?? "" }
}
