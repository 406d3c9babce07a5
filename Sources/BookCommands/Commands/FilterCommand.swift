import TypeAhead

/// `kith filter`: names on standard input, those that match, best first.
struct FilterCommand: Command {
  static let description = CommandDescription(
    name: "filter", operands: "QUERY",
    summary: "Print the names of standard input that match, best first.",
    discussion: """
      A line is a name, or a name, its phonetic form and a phone number with tabs between them; \
      \\t, \\n, \\r and \\\\ stand for themselves inside a field. Lines are printed as they came; a terminal is shown what it would \
      have to obey, such as ^[ for an escape. An empty query matches every line.
      """)

  private let query: SearchQuery

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("‘kith filter’ needs a QUERY") }
    query = SearchQuery(arguments.operands.joined(separator: " "))
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    if let fault = query.fault { surroundings.say("nothing matches: \(fault.text)") }
    let text = try surroundings.input.readToEnd()
    let lines = LineFilter(query).find(in: text).ordered
    guard !lines.isEmpty else { return .nothingFound }
    for line in lines { try surroundings.writeLine(text[line]) }
    return .done
  }
}
