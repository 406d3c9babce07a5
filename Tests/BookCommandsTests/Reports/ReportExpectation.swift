/// A line of a `.right` file: something that is true of what the commands print, written by hand.
///
/// | line | says |
/// | --- | --- |
/// | `cards: N` | so many cards are found |
/// | `inspect: CARD PROPERTY INDEX VALUE` | `inspect` prints this value |
/// | `no inspect: CARD PROPERTY INDEX` | and it prints none of this name and number |
/// | `list: NAME` | a contact of this name is listed |
/// | `order: NAME` | the same, and it comes after those of the `order` lines before it |
/// | `show: LABEL VALUE` | a line of `show` says this, blanks between words counted as one |
/// | `check: LINE CODE` | `check` names this fault at this line |
/// | `check: nothing` | it finds none |
/// | `never: TEXT` | nothing that is printed holds this text |
/// | `plain: terminal` | the input has control characters, and none of them reaches a terminal |
struct ReportExpectation: CustomStringConvertible {
  let key: Substring
  let text: Substring

  var description: String { "\(key): \(text)" }

  struct Malformed: Error {
    let line: Substring
  }

  init(_ line: Substring) throws {
    guard let colon = line.firstIndex(of: ":"), line[colon...].hasPrefix(": ") else {
      throw Malformed(line: line)
    }
    key = line[..<colon]
    text = line[colon...].dropFirst(2)
  }

  /// Whether it is true.
  func holds(of output: ReportOutput, onTerminal: ReportOutput) throws -> Bool {
    switch key {
    case "cards": return has("-1\tCARDS\t0\t\(text)", in: output.inspect)
    case "inspect":
      let words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      return has(words.joined(separator: "\t"), in: output.inspect)
    case "no inspect":
      let start = text.split(separator: " ").joined(separator: "\t") + "\t"
      return !output.inspect.split(separator: "\n").contains { $0.hasPrefix(start) }
    case "list", "order": return names(in: output).contains(text)
    case "show":
      return output.show.split(separator: "\n").contains { line in
        line.split(separator: " ").joined(separator: " ")
          == text.split(separator: " ").joined(separator: " ")
      }
    case "check" where text == "nothing": return output.check.isEmpty
    case "check":
      let words = text.split(separator: " ")
      return output.check.split(separator: "\n").contains {
        $0.hasPrefix("INPUT:\(words[0]): ") && $0.hasSuffix("[\(words[1])]")
      }
    case "never": return !output.text.contains(text) && !onTerminal.text.contains(text)
    case "plain":
      return Self.hasControls(output.text) && !Self.hasControls(onTerminal.text)
    default: throw Malformed(line: Substring(description))
    }
  }

  private func has(_ line: String, in text: String) -> Bool {
    text.split(separator: "\n").contains { $0 == line }
  }

  private func names(in output: ReportOutput) -> [Substring] {
    output.list.split(separator: "\n").compactMap {
      $0.split(separator: "\t", omittingEmptySubsequences: false).first
    }
  }

  /// Whether a text holds a control character other than a line feed or a tab.
  static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || (0x7F..<0xA0).contains($0.value)
    }
  }

  /// Whether the names of the `order` lines are listed in their order.
  static func isInOrder(_ expectations: [ReportExpectation], _ output: ReportOutput) -> Bool {
    let wanted = expectations.filter { $0.key == "order" }.map(\.text)
    guard let first = expectations.first else { return true }
    return first.names(in: output).filter { wanted.contains($0) } == wanted
  }
}
