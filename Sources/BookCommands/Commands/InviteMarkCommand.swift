import ContactBook
import InviteLedger

/// `kith invite mark`: marks contacts for invitation.
struct InviteMarkCommand: Command {
  static let description = CommandDescription(
    name: "invite mark", operands: "CONTACT…",
    summary: "Mark contacts for invitation.",
    discussion: "All are marked or, when one of them cannot be found, none.")

  private let words: [String]
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("‘kith invite mark’ needs a CONTACT") }
    try InviteLedgerAccess.checkWritable(global)
    words = arguments.operands
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try BookAccess(global, in: surroundings)
    var entries: [LedgerEntry] = []
    let date = surroundings.clock()
    for word in words {
      let id = try access.contact(named: word)
      entries.append(
        .mark(
          Mark(
            identity: access.book.identity(of: id) ?? "",
            name: access.book.string(.displayName, of: id) ?? "", date: date)))
    }
    _ = try InviteLedgerAccess(global, in: surroundings).apply(entries)
    return .done
  }
}
