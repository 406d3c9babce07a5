import ContactBook

/// `kith search`: the contacts that match, the best match first.
struct SearchCommand: Command {
  static let description = CommandDescription(
    name: "search", operands: "QUERY…",
    summary: "Print the contacts that match, best match first.",
    discussion: """
      Words match from the start of a word of a name, in any order; Chinese names by characters, pinyin \
      and initials, Korean, Greek and Cyrillic ones by Latin letters too; digits match in phone numbers, or \
      stand for letters as on a phone. Field words look in one field: org:acme, tel:138, email:, name:, \
      nick:, group:choir, note:word, with "several words" in quotation marks; has:email, -has:tel, \
      -org:acme. The forms are those of ‘kith list’. An empty query is wrong usage.
      """,
    options: [ListFormat.option])

  private let arguments: ParsedArguments
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !BookAccess.isEmptyQuery(arguments.operands) else {
      throw .usage("‘kith search’ needs a QUERY")
    }
    self.arguments = arguments
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    try global.sayLocale(in: &surroundings)
    let access = try BookAccess(global, in: surroundings, isForList: true)
    let found = access.ranked(arguments.operands, in: try access.arranged())
    access.sayFaults(in: &surroundings)
    guard !found.isEmpty else {
      throw access.noMatch(for: arguments.operands)
    }
    let format = ListFormat(arguments, isTerminal: surroundings.isOutputTerminal)
    let rows = found.map { Listing.Row(id: $0, section: nil) }
    try Listing(access: access, rows: rows).write(format, in: &surroundings)
    return access.statusOfReading
  }
}
