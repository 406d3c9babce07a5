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
    words = arguments.operands
    isDryRun = arguments.has("dry-run")
    if !isDryRun { try HistoryAccess.checkWritable(global) }
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let history = try HistoryAccess(global, in: surroundings).store
    let date = surroundings.clock()
    let cards = try Retrying.run(global, in: &surroundings) { access, _ throws(CommandError) in
      let ids = try contacts(in: access)
      let names = ids.map { access.book.string(.displayName, of: $0) ?? "" }
      guard !isDryRun else {
        return zip(ids, names).map {
          "\(ShownName.text($1)) (\(access.book.identity(of: $0) ?? ""))"
        }
      }
      let saved = try Retrying.unlessChanged { () throws(StorageError) in
        try access.opened.save(
          ids.map(CardChange.delete), label: StepLabel.make("delete", names), in: history,
          at: date)
      }
      guard let saved else { return nil }
      return saved.cards.map { "\(ShownName.text($0.name)) (\($0.identity))" }
    }
    for card in cards { surroundings.say("\(isDryRun ? "would be deleted" : "deleted"): \(card)") }
    return .done
  }

  private func contacts(in access: BookAccess) throws(CommandError) -> [ContactID] {
    var resolution = ContactResolution(access)
    var ids: [ContactID] = []
    for word in words {
      let id = try resolution.contact(named: word)
      // The same contact may be named twice.
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}
