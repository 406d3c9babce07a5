import ContactBook
import TypeAhead

/// `kith pick`: the browser as a picker for scripts and other programs.
struct PickCommand: Command {
  static let description = CommandDescription(
    name: "pick", operands: "[QUERY…]",
    summary: "Pick contacts on the terminal, and print what was picked.",
    discussion: """
      The list is drawn on the terminal itself, so standard input and output may be pipes. Each pick is
      one line, in the order of the list, with \\t, \\n, \\r and \\\\ for what would end it; a card is
      printed as it stands in its file. Of several numbers or addresses the one to use is
      chosen; a contact without any is dim. Exit status: 0 picked, 1 nothing matches, 2 an error,
      130 left by Esc or Ctrl-C.
      """,
    options: [
      OptionSpecification(
        "query", letter: "q", value: "QUERY", allowsEmpty: true,
        help: "What to begin the search with."),
      OptionSpecification(
        "field", choices: PickField.allCases.map(\.rawValue),
        help: "What to print of a contact; uid if not said."),
      OptionSpecification("multi", letter: "m", help: "Allow several: Tab or Space selects."),
      OptionSpecification("print0", help: "End each pick with NUL, without escapes."),
      OptionSpecification(
        "select-1", letter: "1", help: "When only one is left by the query, print it at once."),
      OptionSpecification(
        "exit-0", letter: "0", help: "When nothing matches the query, end at once."),
    ])

  private let request: PickRequest
  private let printsZero: Bool
  private let selectsOne: Bool
  private let exitsWithoutMatch: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    let words = arguments.values("query").suffix(1) + arguments.operands
    request = PickRequest(
      field: arguments.value("field").flatMap(PickField.init(rawValue:)) ?? .uid,
      allowsSeveral: arguments.has("multi"),
      query: words.filter { !$0.isEmpty }.joined(separator: " "))
    printsZero = arguments.has("print0")
    selectsOne = arguments.has("select-1")
    exitsWithoutMatch = arguments.has("exit-0")
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    do {
      return try pick(in: &surroundings)
    } catch {
      // Callers know the numbers of fzf, where 2 is every error.
      guard case .data(let text) = error else { throw error }
      throw .usage(text)
    }
  }

  private func pick(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access =
      selectsOne || exitsWithoutMatch
      ? try BookAccess(global, in: surroundings, isForList: true) : nil
    if let access {
      let picks = try candidates(access)
      if picks.isEmpty, exitsWithoutMatch { return .nothingFound }
      if picks.count == 1, selectsOne {
        try write([try data(of: picks[0], access)], in: &surroundings)
        return .done
      }
    }
    let call = PickerCall(
      request: request, global: global, environment: surroundings.environment,
      opened: access?.opened)
    switch try surroundings.picker(call) {
    case .picked(let items):
      try write(items, in: &surroundings)
      return .done
    case .noMatch: return .nothingFound
    case .cancelled: return .interrupted
    case .failed(let reason): throw .usage(reason)
    }
  }

  /// All that could be picked now; a contact with several numbers is as many.
  private func candidates(_ access: BookAccess) throws(CommandError) -> [Pick] {
    let words = [request.query]
    return access.matches(words).flatMap { id in
      access.book.texts(for: request.field, of: id).map {
        Pick(contact: id, field: request.field, text: $0)
      }
    }
  }

  private func data(of pick: Pick, _ access: BookAccess) throws(CommandError) -> [UInt8] {
    pick.field == .vcf ? try access.card(of: pick.contact) : Array(pick.text.utf8)
  }

  private func write(
    _ items: [[UInt8]], in surroundings: inout Surroundings
  ) throws(CommandError) {
    for (index, item) in items.enumerated() {
      if request.field == .vcf {
        try writeCard(item, isLast: index == items.count - 1, in: &surroundings)
      } else if printsZero, !surroundings.isOutputTerminal {
        try surroundings.output.write(item + [0])
      } else {
        var line: [UInt8] = []
        TSV.append(item, to: &line)
        try surroundings.writeLine(line)
      }
    }
  }

  /// Writes a card as it is; only between cards there is a line end where the first has none.
  private func writeCard(
    _ card: [UInt8], isLast: Bool, in surroundings: inout Surroundings
  ) throws(CommandError) {
    guard !surroundings.isOutputTerminal else { return try surroundings.writeCard(card) }
    try surroundings.output.write(card)
    if printsZero {
      try surroundings.output.write([0])
    } else if !isLast, card.last != 0x0A, card.last != 0x0D {
      try surroundings.output.write("\n")
    }
  }
}
