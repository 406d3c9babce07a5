import UnicodeText
import VCardCodec

/// The text of a table in UTF-8, whatever it was written in.
///
/// A byte order mark says what it is; UTF-16 without one has a NUL in every other of its first bytes. What
/// is well-formed UTF-8 is UTF-8. Else it is the code page of a computer somewhere: that one in which most
/// headings are words of its languages.
struct TableText {
  /// The text; where the file was UTF-8, the very bytes of the file.
  let bytes: [UInt8]
  /// Where it begins behind a byte order mark.
  let start: Int
  /// The character set that it was converted from; nil for UTF-8.
  let charset: String?
  /// Whether single places of a text in UTF-8 are not.
  let isDamaged: Bool

  /// Converts a file.
  ///
  /// - Parameter file: The bytes of the file.
  /// - Complexity: linear; the bytes are not copied when they are UTF-8.
  init(_ file: [UInt8]) {
    let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
    if let order = Self.utf16Order(of: file.span) {
      bytes = Self.fromUTF16(file.span, order)
      (start, charset, isDamaged) = (0, "UTF-16", false)
      return
    }
    start = hasMark ? 3 : 0
    let isValid = (try? UTF8Span(validating: file.span)) != nil
    if isValid || hasMark || Self.isMostlyUTF8(file.span) {
      (bytes, charset, isDamaged) = (file, nil, !isValid)
      return
    }
    let found = Self.codePage(of: file)
    bytes = Self.converted(file, from: found)
    (charset, isDamaged) = (found.name, false)
  }

  /// The text of a cell.
  static func string(_ bytes: [UInt8]) -> String { Charset.decodeUTF8(bytes) }

  // MARK: UTF-16

  private static func utf16Order(of bytes: Span<UInt8>) -> (isBigEndian: Bool, start: Int)? {
    guard bytes.count >= 2 else { return nil }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return (false, 2) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return (true, 2) }
    // Headings in ASCII: every other byte is 0, the ones between are not.
    let count = min(bytes.count, 64) & ~1
    guard count >= 4 else { return nil }
    var zeros = (even: 0, odd: 0)
    for index in stride(from: 0, to: count, by: 2) {
      if bytes[index] == 0 { zeros.even += 1 }
      if bytes[index + 1] == 0 { zeros.odd += 1 }
    }
    if zeros.even == 0, zeros.odd * 4 >= count { return (false, 0) }
    return zeros.odd == 0 && zeros.even * 4 >= count ? (true, 0) : nil
  }

  private static func fromUTF16(
    _ bytes: Span<UInt8>, _ order: (isBigEndian: Bool, start: Int)
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var units: [UInt16] = []
    var index = order.start
    while index + 1 < bytes.count {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      let unit = order.isBigEndian ? first << 8 | second : second << 8 | first
      index += 2
      units.append(unit)
      // A piece ends where no pair of surrogates is cut.
      if units.count >= 16_384, unit & 0xFC00 != 0xD800 {
        text += String(decoding: units, as: UTF16.self).utf8
        units.removeAll(keepingCapacity: true)
      }
    }
    text += String(decoding: units, as: UTF16.self).utf8
    return text
  }

  // MARK: Code pages

  /// Whether more characters of several bytes are well formed than are broken: one bad row of a file in UTF-8
  /// must not spoil the others.
  private static func isMostlyUTF8(_ bytes: Span<UInt8>) -> Bool {
    var good = 0
    var bad = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      let start = index
      let scalar = UTF8Decoding.next(bytes, &index)
      if scalar == "\u{FFFD}", index - start == 1 { bad += 1 } else { good += 1 }
      if good + bad > 100_000 { break }
    }
    return good > bad * 2
  }

  /// The code page whose own languages know most of the headings; where these are in ASCII and no language
  /// with another page than Windows-1252 is theirs, what the bytes look like.
  private static func codePage(of file: [UInt8]) -> Charset {
    var sample = file.prefix(16_384)
    if sample.count < file.count, let end = sample.lastIndex(of: 0x0A) { sample = sample[...end] }
    // Headings in ASCII are the same in each; the language that they are in has a usual one.
    let start = Array(sample)
    if let header = TableHeader(in: start.span, from: 0),
      start[..<header.end].allSatisfy({ $0 < 0x80 })
    {
      let usual = Charset(named: header.language.charset) ?? .windows1252
      guard usual == .windows1252 else { return usual }
      return Charset(named: CodePageGuess(file.prefix(262_144)).label) ?? usual
    }
    var best = (count: -1, charset: Charset.windows1252)
    var tried: Set<String> = []
    for language in HeadingLanguage.all where tried.insert(language.charset).inserted {
      guard let charset = Charset(named: language.charset) else { continue }
      let text = Array(charset.decode(sample).utf8)
      let languages = HeadingLanguage.all.filter { $0.charset == language.charset }
      let count = TableHeader(in: text.span, from: 0, languages: languages)?.knownCount ?? 0
      if count > best.count { best = (count, charset) }
    }
    return best.charset
  }

  /// Converts piece by piece: in none of these sets is a byte of a character a line feed.
  private static func converted(_ file: [UInt8], from charset: Charset) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(file.count + file.count / 8)
    var rest = file[...]
    while !rest.isEmpty {
      var end = min(rest.endIndex, rest.startIndex + 1 << 20)
      if end < rest.endIndex, let line = rest[end...].firstIndex(of: 0x0A) {
        end = line + 1
      } else if end < rest.endIndex {
        end = rest.endIndex
      }
      text += charset.decode(rest[..<end]).utf8
      rest = rest[end...]
    }
    return text
  }
}
