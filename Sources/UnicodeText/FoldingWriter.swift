/// Writes folded characters one after the other and keeps words apart.
struct FoldingWriter {
  private(set) var end: Int
  private let separatesScripts: Bool
  private let takesNotes: Bool
  private var last = SearchFolding.Class.separator
  private let start: Int

  init(start: Int, separatesScripts: Bool, takesNotes: Bool) {
    self.start = start
    end = start
    self.separatesScripts = separatesScripts
    self.takesNotes = takesNotes
  }

  @inline(__always)
  mutating func add(ascii byte: UInt8, to target: inout MutableSpan<UInt8>) {
    let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
    let kind: SearchFolding.Class =
      lower &- 0x61 < 26 ? .letter : lower &- 0x30 < 10 ? .digit : .separator
    begin(kind, in: &target)
    // A control character in a name separates, and is not to be taken for a mark of our own.
    target[end] = byte < 0x20 || byte == 0x7F ? 0x20 : lower
    end += 1
  }

  @inline(__always)
  mutating func add(_ scalar: Unicode.Scalar, to target: inout MutableSpan<UInt8>) {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF:
      begin(.han, in: &target)
      put(scalar, to: &target)
    case 0xAC00...0xD7A3:
      begin(.hangul, in: &target)
      put(scalar, to: &target)
    case 0x3041...0x3096:
      begin(.kana, in: &target)
      put(scalar, to: &target)
    case 0x30A1...0x30F6:
      begin(.kana, in: &target)
      put(Unicode.Scalar(scalar.value - 0x60) ?? scalar, to: &target)
    default: addFolded(scalar, to: &target)
    }
  }

  private mutating func addFolded(_ scalar: Unicode.Scalar, to target: inout MutableSpan<UInt8>) {
    if composed(scalar, in: &target) { return }
    let folded = FoldedScalar.lookUp(scalar)
    if folded.count == 0 { return addNote(of: scalar, to: &target) }
    if folded.isInline {
      write(folded, to: &target)
      return
    }
    for scalar in ScalarFolding.fold(scalar) { write(FoldedScalar(scalar), to: &target) }
  }

  private mutating func write(_ folded: FoldedScalar, to target: inout MutableSpan<UInt8>) {
    let isSymbol = folded.kind == .symbol && separatesScripts
    if isSymbol {
      target[end] = 0x20
      target[end + 1] = SearchFolding.symbolMark
      end += 2
    } else {
      begin(folded.kind, in: &target)
    }
    var bytes = folded.bytes
    for _ in 0..<folded.count {
      let byte = UInt8(truncatingIfNeeded: bytes)
      if LetterNote.isNote(byte), !takesNotes { break }
      target[end] = byte
      bytes >>= 8
      end += 1
    }
    guard isSymbol else { return }
    target[end] = 0x20
    end += 1
    last = .separator
  }

  /// Notes an accent that is a character of its own, behind a letter that has no note yet.
  private mutating func addNote(of mark: Unicode.Scalar, to target: inout MutableSpan<UInt8>) {
    guard takesNotes, last == .letter, end > start, ScalarFolding.isAccent(mark),
      !LetterNote.isNote(target[end - 1])
    else { return }
    target[end] = LetterNote.note(of: mark, behind: target[end - 1]).rawValue
    end += 1
  }

  /// Notes the class of the next character, and puts a space where a word begins without one.
  @inline(__always)
  private mutating func begin(_ kind: SearchFolding.Class, in target: inout MutableSpan<UInt8>) {
    guard kind != last, kind != .mark else { return }
    if separatesScripts, kind != .separator, last != .separator {
      target[end] = 0x20
      end += 1
    }
    last = kind
  }

  @inline(__always)
  private mutating func put(_ scalar: Unicode.Scalar, to target: inout MutableSpan<UInt8>) {
    let value = scalar.value
    target[end] = UInt8(truncatingIfNeeded: 0xE0 | value >> 12)
    target[end + 1] = UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F)
    target[end + 2] = UInt8(truncatingIfNeeded: 0x80 | value & 0x3F)
    end += 3
  }

  /// Joins a voicing mark or a conjoining jamo to what was written last, if it belongs there.
  private mutating func composed(
    _ scalar: Unicode.Scalar, in target: inout MutableSpan<UInt8>
  ) -> Bool {
    guard ScalarFolding.mayCompose(scalar), end - start >= 3 else { return false }
    var index = end - 3
    let previous = UTF8Decoding.next(target.span, &index)
    guard index == end, let joined = ScalarFolding.compose(previous, scalar) else { return false }
    end -= 3
    put(joined, to: &target)
    return true
  }
}
