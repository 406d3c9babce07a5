import ContactBook
import InviteLedger

/// `kith invite mark`: marks contacts for invitation.
struct InviteMarkCommand: Command {
  static let description = CommandDescription(
    name: "invite mark", operands: "CONTACT…",
    summary: "Mark contacts for invitation.",
    discussion:
      "All are marked or, when one of them cannot be found, none. Who was marked is told on standard error."
  )

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
    access.sayFaults(in: &surroundings)
    var resolution = ContactResolution(access)
    var marks: [Mark] = []
    let date = surroundings.clock()
    for word in words {
      let id = try resolution.contact(named: word)
      marks.append(
        Mark(
          identity: access.book.identity(of: id) ?? "",
          name: access.book.string(.displayName, of: id) ?? "", date: date))
    }
    _ = try InviteLedgerAccess(global, in: surroundings).apply(marks.map(LedgerEntry.mark))
    for mark in marks {
      surroundings.say("marked: \(ShownName.text(mark.name)) (\(mark.identity))")
    }
    return .done
  }
}
