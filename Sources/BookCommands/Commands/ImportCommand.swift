import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// `kith import`: contacts of another program or book.
struct ImportCommand: Command {
  static let description = CommandDescription(
    name: "import", operands: "FILE…",
    summary: "Add the contacts of files of any format.",
    discussion: """
      The format is recognised from the content: vCard, CSV, LDIF, abook, jCard, kith's JSON, mutt aliases.
      ‘-’ is standard input, a folder is read as a vdir. First each card is listed: new, identical, changed
      (the book has its UID with another content), or a probable duplicate (the same e-mail address, or the
      same name and a number in common; a group of the same name). On a terminal it is asked what to do;
      otherwise the new ones are added and the conflicts follow ‘--on-conflict’. A probable duplicate is never
      replaced. ‘kith undo’ takes the whole import back.
      """,
    options: [
      OptionSpecification(
        "from", value: "FORMAT", choices: ForeignFormat.allCases.map(\.rawValue),
        help: "The format, when it is not to be recognised."),
      OptionSpecification(
        "on-conflict", value: "RULE", choices: ConflictRule.allCases.map(\.rawValue),
        help: "For the changed and probable duplicates: skip (the default), keep-both or replace."),
      OptionSpecification("dry-run", help: "Only list what would be done."),
    ])

  private let paths: [String]
  private let format: ForeignFormat?
  private let rule: ConflictRule?
  private let isDryRun: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("‘kith import’ needs a FILE") }
    guard !arguments.operands.contains("") else {
      throw .usage("‘kith import’ cannot take an empty FILE")
    }
    isDryRun = arguments.has("dry-run")
    if !isDryRun { try HistoryAccess.checkWritable(global) }
    paths = arguments.operands
    format = arguments.value("from").flatMap(ForeignFormat.init(rawValue:))
    rule = arguments.value("on-conflict").flatMap(ConflictRule.init(rawValue:))
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    var source = try ImportSource(paths, as: format, in: &surroundings)
    guard !isDryRun else {
      let access = try BookAccess.forAdding(global, in: surroundings, isDryRun: true)
      let preview = try ImportPreview(of: source.files, into: access)
      try preview.write(to: &surroundings)
      return .done
    }
    return try Retrying.times { isFirst throws(CommandError) in
      try carryOut(&source, isFirst: isFirst, in: &surroundings)
    }
  }

  /// Compares the cards with the book, asks and saves; nil when another program has changed the book meanwhile, which
  /// may have what was to be imported now.
  private func carryOut(
    _ source: inout ImportSource, isFirst: Bool, in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus? {
    let access = try BookAccess.forAdding(global, in: surroundings)
    if isFirst {
      access.sayFaults(in: &surroundings)
    } else {
      surroundings.say("another program has changed the book; it is compared again")
    }
    let preview = try ImportPreview(of: source.files, into: access)
    try preview.write(to: &surroundings)
    var rule = rule
    if surroundings.isInputTerminal, !source.usesInput {
      guard try ImportQuestions.ask(about: preview.plan, &rule, in: &surroundings) else {
        surroundings.say("nothing was imported")
        return .nothingFound
      }
    }
    let changes = try ImportChanges(
      preview.plan, files: source.takeFiles(), rule: rule ?? .skip, of: access)
    guard !changes.isEmpty else {
      let skipped = changes.skipped > 0 ? ", \(changes.skipped) skipped" : ""
      surroundings.say("nothing to import\(skipped)")
      return .done
    }
    if let saved = try save(changes, in: access, surroundings) {
      say(saved, skipped: changes.skipped, &surroundings)
      return .done
    }
    guard let files = changes.takeBack() else {
      throw .data("another program has changed cards that were to be replaced; nothing was written")
    }
    source.files = files
    return nil
  }

  private func save(
    _ changes: ImportChanges, in access: BookAccess, _ surroundings: Surroundings
  ) throws(CommandError) -> SavedChanges? {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let history = try HistoryAccess(global, in: surroundings).store
    let date = surroundings.clock()
    return try Retrying.unlessChanged { () throws(StorageError) in
      try access.opened.save(
        changes, label: StepLabel.make("import", names), in: history, at: date,
        ifStill: access.state)
    }
  }

  private func say(
    _ saved: SavedChanges, skipped: Int, _ surroundings: inout Surroundings
  ) {
    let added = saved.cards.count { $0.action == .added }
    let replaced = saved.cards.count - added
    var parts = ["\(added) added"]
    if replaced > 0 { parts.append("\(replaced) replaced") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    surroundings.say(parts.joined(separator: ", ") + "; ‘kith undo’ takes it back")
  }
}
