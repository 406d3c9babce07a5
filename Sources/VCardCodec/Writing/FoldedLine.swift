/// A content line while it is written: no physical line gets longer than 75 octets, and no unit is cut.
///
/// A unit is what belongs together: a character, an escape, the triplets of a quoted-printable character.
struct FoldedLine {
  /// Octets a line may have without its end (RFC 6350 §3.2, RFC 2426 §2.6).
  static let limit = 75

  private(set) var bytes: [UInt8] = []
  private let ending: [UInt8]
  private let blank: UInt8
  /// The octets of the physical line so far.
  private(set) var column = 0
  /// Octets that a line must have left, for a soft break.
  var reserve = 0
  /// The last place of this physical line where a fold has no blank beside it.
  private var calmPlace: Int?

  init(style: CardStyle) {
    ending = style.lineEnding.bytes
    blank = style.foldBlank
  }

  /// Appends a unit, after a fold when it does not fit.
  ///
  /// A fold beside a blank of the text is avoided: programs exist that take all blanks there for the fold.
  mutating func append(_ unit: some Collection<UInt8>) {
    guard let first = unit.first else { return }
    let isBeside = ASCII.isBlank(first) || bytes.last.map(ASCII.isBlank) ?? false
    if column + unit.count > Self.limit - reserve, column > 1 {
      if isBeside, let calmPlace, bytes.count - calmPlace + unit.count < Self.limit - 1 {
        let rest = Array(bytes[calmPlace...])
        bytes.removeSubrange(calmPlace...)
        fold()
        bytes += rest
        column += rest.count
      } else {
        fold()
      }
    } else if !isBeside, column > 30 {
      calmPlace = bytes.count
    }
    bytes += unit
    column += unit.count
  }

  /// Appends a unit where it is.
  mutating func append(unbroken unit: [UInt8]) {
    bytes += unit
    column += unit.count
  }

  /// Appends text that may be cut anywhere.
  mutating func append(anywhere text: ArraySlice<UInt8>) {
    var rest = text
    while !rest.isEmpty {
      if column >= Self.limit { fold() }
      let part = rest.prefix(Self.limit - column)
      bytes += part
      column += part.count
      rest = rest.dropFirst(part.count)
    }
  }

  /// Goes on on a new line that begins with a blank, which does not count.
  mutating func fold() {
    bytes += ending
    bytes.append(blank)
    column = 1
    calmPlace = nil
  }

  /// Goes on on a new line after a soft break (RFC 2045 §6.7).
  mutating func breakSoftly() {
    bytes.append(ASCII.equals)
    bytes += ending
    column = 0
  }

  /// Ends the line.
  mutating func end() {
    bytes += ending
    column = 0
  }
}
