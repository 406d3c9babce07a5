import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// `kith edit`: changes a contact.
struct EditCommand: Command {
  static let description = CommandDescription(
    name: "edit", operands: "CONTACT",
    summary: "Change a contact, by options or in an editor.",
    discussion: """
      K is a key such as name, given, family, org, tel, tel.mobile, email.work, birthday or note; a key that
      fits several values must say which, as tel.work or tel#2. The options apply in their order. Only the
      lines of the values that change are written, and what changed is printed. Without them the contact opens
      in an editor ($VISUAL, else $EDITOR, else vi); before saving, what changed is shown and asked for.
      ‘kith undo’ takes the change back.
      """,
    options: [
      OptionSpecification(
        "set", value: "K=V", help: "Put a value in the place of the one there, or add it."),
      OptionSpecification("add", value: "K=V", help: "Add a value to those there."),
      OptionSpecification("remove", value: "K[=V]", help: "Take a value out."),
      OptionSpecification("dry-run", help: "Only print what would change."),
    ])

  private static let actions: [String: CardEdit.Action] = [
    "set": .set, "add": .add, "remove": .remove,
  ]

  private let word: String
  private let edits: [CardEdit]
  private let isDryRun: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("‘kith edit’ needs a CONTACT") }
    word = arguments.operands.joined(separator: " ")
    edits = try CardEdits.parsed(
      arguments.options.compactMap { option in
        Self.actions[option.name].map { ($0, option.value) }
      })
    isDryRun = arguments.has("dry-run")
    if !isDryRun { try HistoryAccess.checkWritable(global) }
    guard !isDryRun || !edits.isEmpty else {
      throw .usage("‘--dry-run’ needs ‘--set’, ‘--add’ or ‘--remove’")
    }
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    if edits.isEmpty {
      try EditorDialogue.checkTerminal(surroundings, instead: "‘--set’, ‘--add’ and ‘--remove’")
    }
    let edited = try EditedContact.open(word, global, in: &surroundings)
    if edits.isEmpty { return try dialogue(edited, in: &surroundings) }
    let (card, changes) = try edited.applying(edits)
    guard !changes.isEmpty else { throw .notFound("nothing changed") }
    for change in changes { try surroundings.writeShown(change.text) }
    edited.sayRemark(on: card, in: &surroundings)
    if isDryRun { return .done }
    try edited.save(card, in: &surroundings)
    return .done
  }

  private func dialogue(
    _ edited: EditedContact, in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus {
    let card = edited.card
    let dialogue = try EditorDialogue(EditForm.text(of: card), in: surroundings)
    let saved: Void? = try dialogue.run(
      in: &surroundings,
      read: { text throws(EditFormError) in
        let (card, changes) = try EditForm.apply(text, to: card, revision: edited.revision)
        return EditorDialogue.Reading(card: card, changes: changes)
      },
      save: { card, surroundings throws(CommandError) in
        edited.sayRemark(on: card, in: &surroundings)
        try edited.save(card, in: &surroundings)
      })
    guard saved != nil else { throw .notFound("nothing changed") }
    return .done
  }
}
