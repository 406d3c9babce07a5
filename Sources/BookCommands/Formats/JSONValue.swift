import ContactInterchange

/// A value of JSON (RFC 8259), with the members of objects in the order they are written.
enum JSONValue: Sendable, Equatable {
  case string(String)
  case integer(Int64)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.text() == right.text()
  }

  /// The value on one line.
  ///
  /// - Parameter isForTerminal: Whether whatever does not print is written as an escape too, so that no
  ///   text can control the terminal; the value is the same either way.
  /// - Returns: The text, without a line end.
  func text(isForTerminal: Bool = false) -> String {
    var text = ""
    write(to: &text, isForTerminal)
    return text
  }

  private func write(to text: inout String, _ isForTerminal: Bool) {
    switch self {
    case .string(let string):
      JSONText.append(string, to: &text) { isForTerminal && !Self.prints($0) }
    case .integer(let number):
      text += "\(number)"
    case .bool(let value):
      text += value ? "true" : "false"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text, isForTerminal)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSONText.append(member.0, to: &text) { isForTerminal && !Self.prints($0) }
        text += ":"
        member.1.write(to: &text, isForTerminal)
      }
      text += "}"
    }
  }

  /// Whether a scalar shows; fillers and joiners of any category do not.
  private static func prints(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    default:
      true
    }
  }
}
