import UnicodeText

/// One contact's folded text being put together: its fields, each behind its mark.
///
///     bytes        01 john smith 02 … 03 杜鵑 05 acme 06 john example org
///                                           ↑ plain
///     phoneBytes   04 +16505551212
///
/// Words in ASCII alone are plain: there a match is letters one after the other, which can be
/// looked for faster than by a walk. They stand last. One value serves for many entries: it keeps
/// its memory.
struct FoldedEntry {
  private(set) var bytes: [UInt8] = []
  /// How many of `bytes` are in use.
  private(set) var count = 0
  /// Where the plain words begin; `count` when there are none.
  private(set) var plain = 0
  private(set) var phoneBytes: [UInt8] = []
  /// How many of `phoneBytes` are in use.
  private(set) var phoneCount = 0

  /// Begins anew.
  mutating func removeAll() {
    count = 0
    plain = 0
    phoneCount = 0
  }

  /// What the entry may begin with and contain; after the last field.
  var letters: EntryLetters {
    EntryLetters(
      bytes.span.extracting(..<count), plain: plain,
      phones: phoneBytes.span.extracting(..<phoneCount)
    )
  }

  /// Adds a field; the name, which is one field, is the first.
  mutating func add(_ field: FoldedField, _ source: Span<UInt8>) {
    guard field != .phone else { return addPhone(source) }
    Self.reserve(&bytes, count + SearchFolding.capacity(forBytes: source.count) + 1)
    let start = count
    bytes[start] = field.rawValue
    var target = bytes.mutableSpan
    count = SearchFolding.fold(source, into: &target, at: start + 1, separatingScripts: true)
    if field == .name || field == .phonetic || !Self.isPlain(bytes.span.extracting(start..<count)) {
      movePlainWords(behind: start)
    }
  }

  /// Puts the plain words behind the field that begins at `start`.
  private mutating func movePlainWords(behind start: Int) {
    guard plain < start else {
      plain = count
      return
    }
    let words = Array(bytes[plain..<start])
    plain += count - start
    for index in start..<count { bytes[index - words.count] = bytes[index] }
    for index in words.indices { bytes[plain + index] = words[index] }
  }

  private mutating func addPhone(_ source: Span<UInt8>) {
    let start = phoneCount + 1
    Self.reserve(&phoneBytes, start + SearchFolding.capacity(forBytes: source.count))
    phoneBytes[phoneCount] = FoldedField.phone.rawValue
    var target = phoneBytes.mutableSpan
    let end = SearchFolding.fold(source, into: &target, at: start, separatingScripts: false)
    phoneCount = start
    for index in start..<end {
      let byte = phoneBytes[index]
      guard TextUnit.isDigit(byte) || byte == UInt8(ascii: "+") && phoneCount == start else {
        continue
      }
      phoneBytes[phoneCount] = byte
      phoneCount += 1
    }
  }

  /// Whether folded text is ASCII, with no sign for a symbol in it.
  private static func isPlain(_ text: Span<UInt8>) -> Bool {
    for index in 0..<text.count
    where text[index] >= 0x80 || text[index] == SearchFolding.symbolMark {
      return false
    }
    return true
  }

  private static func reserve(_ bytes: inout [UInt8], _ count: Int) {
    let missing = count - bytes.count
    if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: missing + bytes.count)) }
  }
}
