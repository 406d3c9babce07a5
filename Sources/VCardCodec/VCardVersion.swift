/// The version of the format that a card states.
public enum VCardVersion: String, CaseIterable, Hashable, Sendable {
  /// vCard 2.1 (versit Consortium, 1996).
  case v21 = "2.1"
  /// vCard 3.0 (RFC 2426).
  case v30 = "3.0"
  /// vCard 4.0 (RFC 6350).
  case v40 = "4.0"

  /// The version that the text of a VERSION property names, blanks around it allowed.
  public init?(text: String) {
    let utf8 = Array(text.utf8)
    self.init(utf8.span, in: 0..<utf8.count)
  }

  /// The version that some bytes name.
  init?(_ bytes: Span<UInt8>, in range: Range<Int>) {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, ASCII.isBlank(bytes[start]) { start += 1 }
    while end > start, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    guard end - start == 3, bytes[start + 1] == ASCII.dot else { return nil }
    switch (bytes[start], bytes[start + 2]) {
    case (0x32, 0x31): self = .v21
    case (0x33, 0x30): self = .v30
    case (0x34, 0x30): self = .v40
    default: return nil
    }
  }
}
