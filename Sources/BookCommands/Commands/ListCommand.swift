import ContactBook

/// `kith list`: the contacts in the order of the list.
struct ListCommand: Command {
  static let description = CommandDescription(
    name: "list", operands: "[QUERY…]",
    summary: "Print contacts in the order of the list.",
    discussion: """
      With words, only the contacts that match all of them, as in ‘kith search’; an empty query is none. The fields of tsv are
      name, phone, e-mail, organisation and UID; a tab, line feed, carriage return or backslash in one is
      \\t, \\n, \\r or \\\\.
      """,
    options: [
      ListFormat.option,
      OptionSpecification("sections", help: "Put the label of its section before each contact."),
    ])

  private let arguments: ParsedArguments
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    if arguments.has("sections"), arguments.value("format") == ListFormat.vcf.rawValue {
      throw .usage("‘--sections’ has no place in cards")
    }
    self.arguments = arguments
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    try global.sayLocale(in: &surroundings)
    let access = try BookAccess(global, in: surroundings, isForList: true)
    var list = try access.arranged()
    let isQuery = !BookAccess.isEmptyQuery(arguments.operands)
    if isQuery {
      list = list.filtered(by: access.matches(arguments.operands))
    }
    access.sayFaults(in: &surroundings)
    if list.count == 0, isQuery {
      throw access.noMatch(for: arguments.operands)
    }
    let showsSections = arguments.has("sections")
    let rows = list.sections.flatMap { section in
      section.range.map { position in
        Listing.Row(id: list[position], section: showsSections ? section.title : nil)
      }
    }
    let format = ListFormat(arguments, isTerminal: surroundings.isOutputTerminal)
    try Listing(access: access, rows: rows).write(format, in: &surroundings)
    return access.statusOfReading
  }
}
