/// Folds text for search: what a person would type for a name and the name itself become the same.
///
/// Case, width and compatibility forms go; so do the accents of Latin, Greek and Cyrillic, the
/// points of Hebrew and Arabic, and the letters that no normalization folds (đ ø ł ß æ …). The
/// vowel signs and tone marks of Indic scripts and Thai stay: there they are letters. Katakana
/// becomes hiragana; Hangul syllables are composed, and a lone consonant stays one (NFKC would
/// make a conjoining jamo of it).
package enum SearchFolding {
  /// What a folded character is, as far as words are told apart.
  package enum Class: UInt8, Hashable, Sendable {
    /// Between words: spaces and punctuation.
    case separator
    case letter
    case digit
    case han
    case hangul
    case kana
    /// A symbol or an emoji: a word of its own.
    case symbol
    /// A mark that belongs to the letter before it.
    case mark
  }

  /// Stands before a symbol in text folded with `separatingScripts`.
  package static let symbolMark: UInt8 = 0x1E

  /// The most bytes that one byte of source may become, and a few for every string.
  ///
  /// U+FDFA, three bytes long, stands for four Arabic words.
  package static func capacity(forBytes count: Int) -> Int { count * 14 + 16 }

  /// The class of a folded character.
  package static func classify(_ scalar: Unicode.Scalar) -> Class {
    ScalarFolding.classify(scalar)
  }

  /// Whether a character may change the one before it when both are folded: a voicing mark or a conjoining jamo.
  package static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    ScalarFolding.mayCompose(scalar)
  }

  /// The folded form of `string`; linear in its length.
  package static func fold(_ string: String) -> String {
    var string = string
    return string.withUTF8 { buffer in
      let source = unsafe buffer.span
      var bytes = [UInt8](repeating: 0, count: capacity(forBytes: source.count))
      var target = bytes.mutableSpan
      let end = fold(source, into: &target, at: 0, separatingScripts: false)
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  /// The folded form of `string` in UTF-8, with a `LetterNote` behind each letter that lost something.
  package static func foldWithNotes(_ string: String) -> [UInt8] {
    var string = string
    return string.withUTF8 { buffer in
      let source = unsafe buffer.span
      var bytes = [UInt8](repeating: 0, count: capacity(forBytes: source.count))
      var target = bytes.mutableSpan
      var writer = FoldingWriter(start: 0, separatesScripts: false, takesNotes: true)
      write(source, to: &target, with: &writer)
      return Array(bytes[..<writer.end])
    }
  }

  /// Writes the folded form of UTF-8 text to `target` from `start` on; returns where it ends.
  ///
  /// With `separatingScripts`, as for text that is to be searched, a `LetterNote` stands behind each
  /// letter that lost something, a space goes between a letter and a digit, and between scripts that
  /// are read in different ways (Han, Hangul, kana, all others), and a symbol is written as space,
  /// `symbolMark`, symbol, space; so that every place where a word begins follows a separator.
  /// `target` needs room for `capacity(forBytes:)`.
  package static func fold(
    _ source: Span<UInt8>, into target: inout MutableSpan<UInt8>, at start: Int,
    separatingScripts: Bool
  ) -> Int {
    var writer = FoldingWriter(
      start: start, separatesScripts: separatingScripts, takesNotes: separatingScripts)
    write(source, to: &target, with: &writer)
    return writer.end
  }

  @inline(__always)
  private static func write(
    _ source: Span<UInt8>, to target: inout MutableSpan<UInt8>, with writer: inout FoldingWriter
  ) {
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte < 0x80 {
        writer.add(ascii: byte, to: &target)
        index += 1
      } else {
        writer.add(UTF8Decoding.next(source, &index), to: &target)
      }
    }
  }

  /// The folded form of `string` with the places that each of its bytes came from: for every byte
  /// of `bytes` the UTF-8 offset in `string` of the character that it was made from.
  package static func foldWithOrigins(_ string: String) -> (bytes: [UInt8], origins: [Int]) {
    var string = string
    return string.withUTF8 { buffer in
      let source = unsafe buffer.span
      var bytes = [UInt8](repeating: 0, count: capacity(forBytes: source.count))
      var origins: [Int] = []
      var target = bytes.mutableSpan
      var writer = FoldingWriter(start: 0, separatesScripts: true, takesNotes: true)
      var index = 0
      while index < source.count {
        let origin = index
        if source[index] < 0x80 {
          writer.add(ascii: source[index], to: &target)
          index += 1
        } else {
          writer.add(UTF8Decoding.next(source, &index), to: &target)
        }
        while origins.count < writer.end { origins.append(origin) }
      }
      return (Array(bytes[..<writer.end]), origins)
    }
  }
}
