package import TerminalGrid

/// What to print when a frame is not the expected one: both frames, and where they differ.
package struct FrameDifference: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Compares a frame with its expected text; nil when they agree.
  ///
  /// The expected text decides which parts are compared, see `FrameText`.
  package init?(of grid: Grid, from expected: String) {
    let expected = FrameText(text: expected)
    self.init(of: FrameText(grid, expected.parts), from: expected)
  }

  /// Compares two texts of frames; nil when they agree.
  package init?(of actual: FrameText, from expected: FrameText) {
    guard actual != expected else { return nil }
    var text = Self.boxed("expected", expected.lines) + Self.boxed("actual", actual.lines)
    for index in 0..<max(actual.lines.count, expected.lines.count) {
      let left = index < expected.lines.count ? expected.lines[index] : ""
      let right = index < actual.lines.count ? actual.lines[index] : ""
      if left != right { text += Self.lineDifference(index, Array(left), Array(right)) }
    }
    description = text
  }

  private static func boxed(_ title: String, _ lines: [String]) -> String {
    "\(title):\n" + lines.enumerated().map { "\(padded($0.offset))|\($0.element)|\n" }.joined()
  }

  private static func lineDifference(
    _ index: Int, _ expected: [Character], _ actual: [Character]
  ) -> String {
    var text = "line \(index):"
    var shown = 0
    for place in 0..<max(expected.count, actual.count) {
      let left = place < expected.count ? spelled(expected[place]) : "nothing"
      let right = place < actual.count ? spelled(actual[place]) : "nothing"
      guard left != right else { continue }
      shown += 1
      if shown > 6 {
        text += " …"
        break
      }
      text += " at \(place) \(left) became \(right);"
    }
    return text + "\n"
  }

  private static func spelled(_ character: Character) -> String {
    let scalars = character.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return character.isASCII
      ? "‘\(character)’" : "‘\(character)’ (\(scalars.joined(separator: " ")))"
  }

  private static func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, 3 - text.count)) + text
  }
}
