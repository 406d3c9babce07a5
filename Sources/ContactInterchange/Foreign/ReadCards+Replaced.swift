import VCardCodec

extension ReadCards {
  /// Tells where reading put U+FFFD, which stands for what a card cannot hold; a file that has one itself is left alone.
  mutating func reportReplacedCharacters(in file: [UInt8]) {
    guard !Self.hasReplacement(file[...]) else { return }
    for index in 0..<count where Self.hasReplacement(bytes(at: index)) {
      report(
        .invalidText, .warning, line: line(at: index),
        "a character that a card cannot hold is written as U+FFFD")
    }
    diagnostics.sort { $0.line < $1.line }
  }

  private static func hasReplacement(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while let start = rest.firstIndex(of: 0xEF) {
      rest = rest[start...]
      if rest.starts(with: [0xEF, 0xBF, 0xBD]) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
