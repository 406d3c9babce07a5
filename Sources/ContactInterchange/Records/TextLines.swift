/// Line ends of texts.
enum TextLines {
  /// A text with line feeds for all line ends.
  static func unified(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var result = String.UnicodeScalarView()
    var follows = false
    for scalar in text.unicodeScalars {
      if scalar == "\n", follows {
        follows = false
        continue
      }
      follows = scalar == "\r"
      result.append(follows ? "\n" : scalar)
    }
    return String(result)
  }
}
