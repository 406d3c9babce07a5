import BookStorage

/// `kith undo`: takes the last change back.
struct UndoCommand: Command {
  static let description = CommandDescription(
    name: "undo",
    summary: "Take the last change back.",
    discussion: """
      Each run takes back one more change: an edit, an import as a whole, a deletion, a restoration.
      With ‘--book’ the last change of that book is meant. When a card is no longer as the change left it,
      because another program has changed it too, nothing is done; ‘--forget’ then gives the change up, so that
      those before it can be taken back. ‘kith redo’ does the change again. The last 100 changes are kept, up
      to 256 MiB.
      """,
    options: [
      OptionSpecification("list", help: "Only list the changes, the last one first."),
      OptionSpecification(
        "forget", help: "Forget the last change without taking it back; no card is touched."),
    ])

  private let isList: Bool
  private let isForgetting: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    if let word = arguments.operands.first {
      throw .usage("‘kith undo’ takes no operand ‘\(word)’")
    }
    isList = arguments.has("list")
    isForgetting = arguments.has("forget")
    guard !isList || !isForgetting else {
      throw .usage("‘--list’ and ‘--forget’ do not go together")
    }
    if !isList { try HistoryAccess.checkWritable(global) }
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try HistoryAccess(global, in: surroundings)
    guard !isList else { return try list(access, in: &surroundings) }
    let step = isForgetting ? try forget(access) : try undo(access)
    guard let step else { throw .notFound("there is no change to take back") }
    surroundings.say("\(isForgetting ? "forgotten" : "undone"): \(step.label)")
    return .done
  }

  private func forget(_ access: HistoryAccess) throws(CommandError) -> HistoryStep? {
    try access.perform { history throws(StorageError) in
      try history.forgetLast(in: access.locations)
    }
  }

  private func undo(_ access: HistoryAccess) throws(CommandError) -> HistoryStep? {
    do {
      return try access.store.undo(in: access.locations)
    } catch {
      guard error.kind == .changed || error.kind == .missing else { throw .data(error.message) }
      let last = try access.perform { history throws(StorageError) in
        try history.steps(in: access.locations).first
      }
      throw .data(
        "\(error.message) The last change is ‘\(last?.label ?? "")’; "
          + "‘kith undo --forget’ gives it up, so that those before it can be taken back.")
    }
  }

  private func list(
    _ access: HistoryAccess, in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus {
    let steps = try access.perform { history throws(StorageError) in
      try history.steps(in: access.locations)
    }
    guard !steps.isEmpty else { throw .notFound("there is no change to take back") }
    for step in steps {
      let fields = [CalendarDate.text(step.date), step.label]
      try surroundings.writeLine(Array(fields.map(TSV.escape).joined(separator: "\t").utf8))
    }
    return .done
  }
}
