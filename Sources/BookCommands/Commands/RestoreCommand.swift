import BookStorage
import ContactBook

/// `kith restore`: lists the trash and brings contacts back from it.
struct RestoreCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case table
    case tsv
    case json
  }

  static let description = CommandDescription(
    name: "restore", operands: "[CONTACT…]",
    summary: "List the trash, or bring contacts back from it.",
    discussion: """
      Without CONTACT the trash is listed, what was deleted last first; the fields of tsv are UID, name, the
      moment of the deletion (UTC) and the file. CONTACT is a UID in the trash, a start of one, or words of
      the name. A card gets its file name again, or a new one when that is taken, and replaces nothing. What
      is deleted stays in the trash for 90 days.
      """,
    options: [
      OptionSpecification(
        "format", choices: Format.allCases.map(\.rawValue),
        help: "Form of the list; table on a terminal, else tsv."),
      OptionSpecification(
        "empty", help: "Forget the contacts for good: those named, else all that are listed."),
    ])

  private let words: [String]
  private let format: Format?
  private let isEmptying: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    words = arguments.operands
    format = arguments.value("format").flatMap(Format.init(rawValue:))
    isEmptying = arguments.has("empty")
    guard format == nil || (words.isEmpty && !isEmptying) else {
      throw .usage("‘--format’ is for the list of the trash")
    }
    if isEmptying || !words.isEmpty { try HistoryAccess.checkWritable(global) }
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try HistoryAccess(global, in: surroundings)
    let trash = try access.perform { history throws(StorageError) in
      try history.trash(in: access.locations)
    }
    guard !trash.isEmpty else { throw .notFound("the trash is empty") }
    let named = try TrashResolution(trash).cards(named: words)
    if isEmptying { return try forget(words.isEmpty ? trash : named, access, in: &surroundings) }
    if words.isEmpty { return try list(trash, in: &surroundings) }
    for card in named { try checkAbsent(card) }
    let date = surroundings.clock()
    for card in named {
      let saved = try access.perform { history throws(StorageError) in
        try history.restore(card, at: date)
      }
      surroundings.say("restored", saved)
    }
    return .done
  }

  /// Throws when the book has a card with the same UID again.
  private func checkAbsent(_ card: TrashedCard) throws(CommandError) {
    do {
      let location = BookLocation(path: card.book, mayBeEmpty: true)
      let book = try OpenedBook.open([location]).book
      guard book.contactID(identity: card.identity) == nil else {
        throw CommandError.notFound(
          "\(ShownName.text(card.name)) is in the book again: \(card.identity) in \(card.book)")
      }
    } catch let error as StorageError {
      throw .data(error.message)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .data("\(card.book): \(error)")
    }
  }

  private func forget(
    _ cards: [TrashedCard], _ access: HistoryAccess, in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus {
    try access.perform { history throws(StorageError) in try history.empty(cards) }
    for card in cards {
      surroundings.say("forgotten: \(ShownName.text(card.name)) (\(card.identity))")
    }
    return .done
  }

  private func list(
    _ trash: [TrashedCard], in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus {
    let isTerminal = surroundings.isOutputTerminal
    switch format ?? (isTerminal ? .table : .tsv) {
    case .table:
      var table = TextTable()
      for card in trash {
        table.append([ShownName.text(card.name), CalendarDate.text(card.date), card.identity])
      }
      try surroundings.output.write(table.text(width: isTerminal ? surroundings.width : nil))
    case .tsv:
      for card in trash {
        let fields = [card.identity, card.name, CalendarDate.text(card.date), card.path]
        try surroundings.writeLine(Array(fields.map(TSV.escape).joined(separator: "\t").utf8))
      }
    case .json:
      let lines = trash.map { card in
        JSONValue.object([
          ("uid", .string(card.identity)), ("name", .string(card.name)),
          ("deleted", .string(CalendarDate.text(card.date))), ("file", .string(card.path)),
        ]).text(isForTerminal: isTerminal)
      }
      try surroundings.output.write("[" + lines.joined(separator: ",\n ") + "]\n")
    }
    return .done
  }
}
