/// The bytes of a paste that are there so far.
struct PasteAssembly: Hashable, Sendable {
  /// The most that is kept; the rest of a longer paste is dropped up to its end.
  static let limit = 1 << 20

  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// The last bytes, to find the end also when the paste is over the limit.
  private var matched = 0

  /// Adds a byte; true when it completes the end marker.
  mutating func append(_ byte: UInt8) -> Bool {
    if bytes.count < Self.limit + Self.end.count { bytes.append(byte) }
    if byte == Self.end[matched] {
      matched += 1
    } else {
      matched = byte == Self.end[0] ? 1 : 0
    }
    guard matched == Self.end.count else { return false }
    if bytes.suffix(Self.end.count).elementsEqual(Self.end) { bytes.removeLast(Self.end.count) }
    return true
  }

  /// The text, with a blank for every control character and for every line's end.
  var text: String {
    var text = ""
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes.prefix(Self.limit), as: UTF8.self).unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      if !(scalar == "\n" && previous == "\r") {
        text.unicodeScalars.append(isControl ? " " : scalar)
      }
      previous = scalar
    }
    return text
  }
}
