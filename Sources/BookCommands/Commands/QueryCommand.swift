import UnicodeText

/// `kith query`: recipients for mutt and neomutt.
struct QueryCommand: Command {
  static let description = CommandDescription(
    name: "query", operands: "TERM…",
    summary: "Print addresses for mutt and neomutt (query_command).",
    discussion: """
      The first line is a message. Each further line is one address:
      ADDRESS<tab>NAME<tab>OTHER, the best match first; OTHER is the address's label and the
      organisation. A group gives the address of each of its members. Nothing in a name can end a
      line or a field, and what is not one address is left out. Terms are joined by a blank; none
      match every contact. Without a match there is a message only, and the exit status is 1.

        set query_command = "kith query -- %s"
      """,
    takesDashedTerms: true)

  private let terms: [String]
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    terms = arguments.operands
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let search: MailSearch
    let lines: [MailLine]
    do {
      search = try MailSearch(terms, global, in: surroundings)
      lines = try search.lines()
    } catch {
      // Mutt shows the first line of standard output, whatever went wrong.
      if case .data(let text) = error { try write("kith: \(text)", in: &surroundings) }
      throw error
    }
    let sought = terms.joined(separator: " ")
    guard !lines.isEmpty else {
      try write("no address matches ‘\(sought.shortened)’\(search.query.reason)", in: &surroundings)
      return .nothingFound
    }
    let count = lines.count == 1 ? "1 address" : "\(lines.count) addresses"
    try write("\(count) for ‘\(sought.shortened)’", in: &surroundings)
    for line in lines {
      let fields = [line.address.text, line.name, line.other]
      try surroundings.writeLine(Array(fields.joined(separator: "\t").utf8))
    }
    return .done
  }

  private func write(
    _ message: String, in surroundings: inout Surroundings
  ) throws(CommandError) {
    try surroundings.output.write(VisibleEscape.escape(message) + "\n")
  }
}
