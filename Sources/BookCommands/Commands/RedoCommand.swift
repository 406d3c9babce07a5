import BookStorage

/// `kith redo`: does again what was taken back.
struct RedoCommand: Command {
  static let description = CommandDescription(
    name: "redo",
    summary: "Do again what ‘kith undo’ took back last.",
    discussion: "That is possible until something else is changed.")

  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    if let word = arguments.operands.first {
      throw .usage("‘kith redo’ takes no operand ‘\(word)’")
    }
    try HistoryAccess.checkWritable(global)
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try HistoryAccess(global, in: surroundings)
    let step = try access.perform { history throws(StorageError) in
      try history.redo(in: access.locations)
    }
    guard let step else { throw .notFound("there is nothing to do again") }
    surroundings.say("done again: \(step.label)")
    return .done
  }
}
