import BookStorage
import ContactBook

/// `kith delete`: puts cards into the trash.
struct DeleteCommand: Command {
  static let description = CommandDescription(
    name: "delete", operands: "CONTACT…",
    summary: "Put contacts into the trash.",
    discussion: """
      All are deleted or, when one of them cannot be found, none. ‘kith restore’ lists the trash and brings
      back from it; ‘kith undo’ takes the deletion back. Groups that have a deleted contact as a member
      are left as they are.
      """,
    options: [OptionSpecification("dry-run", help: "Only say who would be deleted.")])

  private let words: [String]
  private let isDryRun: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("‘kith delete’ needs a CONTACT") }
    try HistoryAccess.checkWritable(global)
    words = arguments.operands
    isDryRun = arguments.has("dry-run")
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try BookAccess(global, in: surroundings)
    access.sayFaults(in: &surroundings)
    var resolution = ContactResolution(access)
    var ids: [ContactID] = []
    for word in words {
      let id = try resolution.contact(named: word)
      // The same contact may be named twice.
      if !ids.contains(id) { ids.append(id) }
    }
    let names = ids.map { access.book.string(.displayName, of: $0) ?? "" }
    guard !isDryRun else {
      for (id, name) in zip(ids, names) {
        surroundings.say("would be deleted: \(name) (\(access.book.identity(of: id) ?? ""))")
      }
      return .done
    }
    let date = surroundings.clock()
    let saved = try HistoryAccess(global, in: surroundings).perform {
      history throws(StorageError) in
      try access.opened.save(
        ids.map(CardChange.delete), label: StepLabel.make("delete", names), in: history, at: date)
    }
    for card in saved.cards { surroundings.say("deleted", card) }
    return .done
  }
}
