import UnicodeText

/// The headings of a table: which separator it has, in which language it is, what each column holds.
struct TableHeader {
  let separator: UInt8
  let language: HeadingLanguage
  let headings: [String]
  /// What each column holds; nil for one that is not understood.
  let columns: [ColumnMeaning?]
  /// Where the first row of values begins.
  let end: Int
  /// The line at which it begins, counted from 1.
  let endLine: Int

  /// How many columns are understood.
  var knownCount: Int { columns.count { $0 != nil } }

  /// Whether this is a table of contacts: some column names, reaches or places somebody, and most are
  /// understood or many are.
  private var isOfContacts: Bool {
    let named = headings.count { !$0.isEmpty }
    guard knownCount * 2 >= named || knownCount >= 4 else { return false }
    return columns.contains { column in
      switch column?.slot.kind {
      case .formattedName, .name, .phone, .email, .organization, .nickname: true
      default: false
      }
    }
  }

  /// Finds the headings in the first rows that have text; nil when it is no table of contacts.
  ///
  /// The separator is the one with which most headings are understood; a first line `sep=;`, which
  /// spreadsheets write, names it. The language likewise.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, or its beginning, in UTF-8.
  ///   - start: Where its text begins.
  ///   - languages: Those that the headings may be in.
  /// - Complexity: linear in the first rows, at most 64 KiB of them.
  init?(
    in bytes: Span<UInt8>, from start: Int, languages: [HeadingLanguage] = HeadingLanguage.all
  ) {
    let head = bytes.extracting(0..<min(bytes.count, start + 65_536))
    var first = start
    var line = 1
    var separators: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]
    if let named = Self.namedSeparator(in: head, from: start) {
      separators = [named.separator]
      first = named.end
      line = 2
    }
    var best: TableHeader?
    for separator in separators {
      guard
        let found = Self.header(
          in: head, from: first, line: line, separatedBy: separator, languages)
      else { continue }
      if found.knownCount > best?.knownCount ?? 0 { best = found }
    }
    guard let best else { return nil }
    self = best
  }

  /// The separator in a first line `sep=;`.
  private static func namedSeparator(
    in bytes: Span<UInt8>, from start: Int
  ) -> (separator: UInt8, end: Int)? {
    let prefix = Array("sep=".utf8)
    guard bytes.count > start + prefix.count else { return nil }
    for (offset, byte) in prefix.enumerated() where bytes[start + offset] | 0x20 != byte | 0x20 {
      return nil
    }
    var end = start + prefix.count + 1
    guard end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D else { return nil }
    if bytes[end] == 0x0D, end + 1 < bytes.count, bytes[end + 1] == 0x0A { end += 1 }
    return (bytes[start + prefix.count], end + 1)
  }

  private static func header(
    in bytes: Span<UInt8>, from start: Int, line: Int, separatedBy separator: UInt8,
    _ languages: [HeadingLanguage]
  ) -> TableHeader? {
    var scanner = TableScanner(separator: separator, position: start, line: line)
    var row = TableRow()
    var tried = 0
    // A title or two may stand above the headings.
    while tried < 3, scanner.next(in: bytes, into: &row) {
      guard !row.isEmpty else { continue }
      tried += 1
      guard row.cells.count <= 2_000 else { continue }
      let headings = row.cells.map { CellText.string($0.text(in: bytes)) }
      // Whoever is in the row must not become what the columns are called.
      guard !headings.contains(where: UnnamedTable.isAddressOrNumber) else { continue }
      let found = TableHeader(
        separator: separator, headings: headings, end: scanner.position, endLine: scanner.line,
        languages: languages)
      if found.isOfContacts { return found }
    }
    return nil
  }

  /// Reads headings in the language that understands most of them.
  init(
    separator: UInt8 = 0x2C, headings: [String], end: Int = 0, endLine: Int = 1,
    languages: [HeadingLanguage] = HeadingLanguage.all
  ) {
    self.separator = separator
    self.headings = headings
    self.end = end
    self.endLine = endLine
    var best: (count: Int, language: HeadingLanguage)?
    let isAscii = headings.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    let texts = headings.map { HeadingText($0) }
    let fixed = texts.map { NumberedHeading($0)?.meaning ?? BracketedHeading.property($0) }
    let mayBeKnown = texts.map { heading in
      HeadingVocabulary.mayKnow(heading.words)
        || heading.bracketed.map { HeadingVocabulary.mayKnow($0.words) } ?? false
    }
    func columns(in language: HeadingLanguage, first count: Int) -> [ColumnMeaning?] {
      let reader = HeadingReader(language: language)
      return (0..<count).map { index in
        if let known = fixed[index] { return known }
        guard mayBeKnown[index] else { return nil }
        return reader.meaning(of: texts[index].words)
          ?? BracketedHeading.meaning(of: texts[index], in: reader)
      }
    }
    // The first hundred headings tell the language; a table with thousands must not take seconds.
    let sample = min(headings.count, 120)
    for language in languages where best?.count != sample {
      if isAscii, language.isWrittenInOtherScripts { continue }
      let count = columns(in: language, first: sample).count { $0 != nil }
      if count > best?.count ?? -1 { best = (count, language) }
    }
    let language = best?.language ?? .english
    self.language = language
    self.columns = ColumnContext.resolved(
      columns(in: language, first: headings.count), language: language)
  }
}

extension HeadingLanguage {
  /// Whether none of its words is written in ASCII.
  var isWrittenInOtherScripts: Bool {
    ["ja", "zh-Hans", "zh-Hant", "ko", "ru", "uk", "el"].contains(tag)
  }
}
