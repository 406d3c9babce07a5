/// All commands, in the order of the help.
///
/// A command is a file in `Commands` and a row here.
package enum CommandTable {
  package static let all: [any Command.Type] = [
    ListCommand.self,
    ShowCommand.self,
    SearchCommand.self,
    QueryCommand.self,
    CompleteCommand.self,
    PickCommand.self,
    AddCommand.self,
    EditCommand.self,
    ImportCommand.self,
    ExportCommand.self,
    DeleteCommand.self,
    RestoreCommand.self,
    UndoCommand.self,
    RedoCommand.self,
    InviteMarkCommand.self,
    InviteUnmarkCommand.self,
    InviteListCommand.self,
    CheckCommand.self,
    InspectCommand.self,
    SortCommand.self,
    FilterCommand.self,
  ]

  /// Whether a word begins the name of a command or group.
  static func hasGroup(_ word: String) -> Bool {
    all.contains { $0.description.name.hasPrefix(word + " ") }
  }

  static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.description.name == name }
  }

  /// The first words of all names.
  static var firstWords: [String] {
    all.map { String($0.description.name.prefix { $0 != " " }) }
  }

  /// The second words of a group's names.
  static func secondWords(of group: String) -> [String] {
    all.map({ $0.description.name }).filter { $0.hasPrefix(group + " ") }
      .map { String($0.dropFirst(group.count + 1)) }
  }
}
