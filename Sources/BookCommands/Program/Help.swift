/// The help texts, made from the command table.
enum Help {
  /// Help fits a terminal of the usual width.
  private static let width = 80

  /// The program's help.
  static func text() -> String {
    let commands = CommandTable.all.map { type in
      (type.description.name, type.description.summary)
    }
    return """
      Usage: kith [OPTION…]            browse the address book
             kith COMMAND [OPTION…]    do one thing and stop

      Commands:
      \(columns(commands))
      Options:
      \(columns(GlobalOptions.specifications.map { (synopsis($0), $0.help) }))
      ‘kith help COMMAND’ says more about one command.

      """
  }

  /// The help of a group of commands.
  static func text(ofGroup group: String) -> String {
    let commands = CommandTable.all.map({ $0.description }).filter {
      $0.name.hasPrefix(group + " ")
    }
    return """
      Usage: kith \(group) COMMAND [OPTION…]

      Commands:
      \(columns(commands.map { ($0.name, $0.summary) }))
      """
  }

  /// The help of one command.
  static func text(of command: CommandDescription) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var text = "Usage: kith \(command.name) [OPTION…]\(operands)\n\n\(command.summary)\n"
    if !command.discussion.isEmpty {
      text += "\n" + FilledText.lines(of: command.discussion, width: width).joined(separator: "\n")
      text += "\n"
    }
    if !command.options.isEmpty {
      text += "\nOptions:\n" + columns(command.options.map { (synopsis($0), $0.help) })
    }
    return text + "\n‘kith --help’ lists the options of every command.\n"
  }

  static func synopsis(_ option: OptionSpecification) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return letter + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  /// Two columns; the second starts where the longest of the first ends.
  private static func columns(_ rows: [(String, String)]) -> String {
    let first = rows.map(\.0.count).max() ?? 0
    let indentation = String(repeating: " ", count: first + 4)
    return rows.map { row in
      let name = "  " + row.0 + String(repeating: " ", count: first - row.0.count) + "  "
      let lines = FilledText.lines(of: row.1, width: width - first - 4)
      return name + lines.joined(separator: "\n" + indentation) + "\n"
    }.joined()
  }
}
