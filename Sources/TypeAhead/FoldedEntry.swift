import UnicodeText

/// One contact's folded text being put together: its fields in order, each behind its mark.
///
///     01 john smith 02 … 03 acme john example org 04 +16505551212
///
/// One value serves for many entries: it keeps its memory.
struct FoldedEntry {
  private(set) var bytes: [UInt8] = []
  /// How many of `bytes` are in use.
  private(set) var count = 0
  /// Where the phone numbers begin; `count` when there are none.
  private(set) var phones = 0
  /// Where the name ends.
  private(set) var nameEnd = 0
  private(set) var hasAccents = false
  /// What the entry may begin with and contain.
  private(set) var letters = LetterSet()

  /// Begins anew.
  mutating func removeAll() {
    count = 0
    phones = 0
    nameEnd = 0
    hasAccents = false
    letters = LetterSet()
  }

  /// Adds a field; fields have to come in the order of `FoldedField`, and the name is one field.
  mutating func add(_ field: FoldedField, _ source: Span<UInt8>) {
    reserve(SearchFolding.capacity(forBytes: source.count) + 1)
    bytes[count] = field.rawValue
    if field == .phone {
      addPhone(source)
      return
    }
    let start = count + 1
    var target = bytes.mutableSpan
    count = SearchFolding.fold(source, into: &target, at: start, separatingScripts: true)
    phones = count
    guard field == .name else { return }
    nameEnd = count
    hasAccents = NameAccents.areIn(source)
  }

  private mutating func addPhone(_ source: Span<UInt8>) {
    let start = count + 1
    var target = bytes.mutableSpan
    let end = SearchFolding.fold(source, into: &target, at: start, separatingScripts: false)
    count = start
    for index in start..<end {
      let byte = bytes[index]
      guard TextUnit.isDigit(byte) || byte == UInt8(ascii: "+") && count == start else { continue }
      bytes[count] = byte
      count += 1
    }
  }

  private mutating func reserve(_ more: Int) {
    let missing = count + more - bytes.count
    if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: missing + bytes.count)) }
  }

  /// Finds out `letters`; after the last field.
  mutating func findLetters() {
    letters = Self.letters(of: bytes.span, count: count, phones: phones)
  }

  private static func letters(
    of text: Span<UInt8>, count: Int, phones: Int
  ) -> LetterSet {
    var letters = LetterSet()
    var index = 0
    var isFirst = true
    while index < count {
      let byte = text[index]
      if byte < 0x80 {
        letters.insert(ascii: byte, isFirst: isFirst)
        isFirst = !TextUnit.isWord(byte) || index >= phones
        index += 1
      } else {
        let unit = TextUnit(text, at: index)
        let next = index + unit.count
        let following =
          next < count && text[next] >= 0x80 ? TextUnit(text, at: next).scalar : 0
        letters.insert(unit, isFirst: isFirst, before: following)
        isFirst = false
        index = next
      }
    }
    return letters
  }
}
