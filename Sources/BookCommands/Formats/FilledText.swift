/// Text in lines of a given width, broken between words.
enum FilledText {
  /// The lines of a text.
  ///
  /// Lines that follow each other are one paragraph. An empty line stays, and so does one that begins with a blank, as an
  /// example does. A word wider than a line gets a line of its own.
  ///
  /// - Parameters:
  ///   - text: A text of letters that are one column wide.
  ///   - width: The columns of a line.
  /// - Returns: The lines, without what ends them.
  /// - Complexity: linear in the text.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let first = line.first, first != " " else {
        lines.append(String(line))
        isOpen = false
        continue
      }
      for word in line.split(separator: " ") {
        if isOpen, let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
          isOpen = true
        }
      }
    }
    return lines
  }
}
