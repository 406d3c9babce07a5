import ContactBook
import InviteLedger

/// `kith invite unmark`: takes marks back.
struct InviteUnmarkCommand: Command {
  static let description = CommandDescription(
    name: "invite unmark", operands: "CONTACT…",
    summary: "Take marks for invitation back.",
    discussion: """
      CONTACT may also be a UID that ‘kith invite list’ shows and no open book holds. When none of the
      contacts was marked, the exit status is 1. Whose mark was taken back is told on standard error.
      """,
    options: [OptionSpecification("all", help: "Take all marks back.")])

  private let words: [String]
  private let isAll: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    isAll = arguments.has("all")
    guard isAll == arguments.operands.isEmpty else {
      throw .usage("‘kith invite unmark’ needs either a CONTACT or ‘--all’")
    }
    try InviteLedgerAccess.checkWritable(global)
    words = arguments.operands
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try InviteLedgerAccess(global, in: surroundings)
    let ledger = try access.load()
    let marked = try identities(in: ledger, &surroundings).filter(ledger.isMarked)
    guard !marked.isEmpty else { throw .notFound("no such contact is marked") }
    _ = try access.apply(marked.map(LedgerEntry.unmark))
    let known = Set(marked)
    for mark in ledger.entries where known.contains(mark.identity) {
      surroundings.say("unmarked: \(ShownName.text(mark.name)) (\(mark.identity))")
    }
    return .done
  }

  private func identities(
    in ledger: Ledger, _ surroundings: inout Surroundings
  ) throws(CommandError) -> [String] {
    if isAll { return ledger.entries.map(\.identity) }
    var opened: ContactResolution?
    var identities: [String] = []
    for word in words {
      if ledger.isMarked(word) {
        identities.append(word)
        continue
      }
      var resolution: ContactResolution
      if let opened {
        resolution = opened
      } else {
        resolution = try Self.open(global, in: &surroundings)
      }
      let id = try resolution.contact(named: word)
      identities.append(resolution.access.book.identity(of: id) ?? word)
      opened = resolution
    }
    return identities
  }

  private static func open(
    _ global: GlobalOptions, in surroundings: inout Surroundings
  ) throws(CommandError) -> ContactResolution {
    let access = try BookAccess(global, in: surroundings)
    access.sayFaults(in: &surroundings)
    return ContactResolution(access)
  }
}
