/// `kith complete`: recipients for aerc and for completion in editors.
struct CompleteCommand: Command {
  static let description = CommandDescription(
    name: "complete", operands: "TERM…",
    summary: "Print addresses for aerc (address-book-cmd) and for editors.",
    discussion: """
      Each line is one address: ADDRESS<tab>NAME, the best match first, at most 100 of them, without
      a heading. Otherwise it is as ‘kith query’. Without a match nothing is printed, and the exit
      status is 1.

        address-book-cmd = kith complete -- %s
      """,
    takesDashedTerms: true)

  /// aerc kills the command after so many.
  private static let limit = 100

  private let terms: [String]
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    terms = arguments.operands
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let lines = try MailSearch(terms, global, in: surroundings).lines(limit: Self.limit)
    for line in lines {
      try surroundings.writeLine(Array("\(line.address.text)\t\(line.name)".utf8))
      // Who reads may stop at any line, and shows what is there already.
      try surroundings.output.flush()
    }
    return lines.isEmpty ? .nothingFound : .done
  }
}
