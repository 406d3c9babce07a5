import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// `kith add`: puts new contacts into a book.
struct AddCommand: Command {
  static let description = CommandDescription(
    name: "add", operands: "[K=V…]",
    summary: "Put a new contact into the book, and print its UID.",
    discussion: """
      K is a key such as name, given, family, org, tel.mobile, email.work, birthday or note, as in
      name="Anna Berg" tel.mobile="+49 151 234". Without K=V an editor ($VISUAL, else $EDITOR, else vi) opens
      on an empty form. With ‘--vcf’ the vCards on standard input are added as they are. The contact goes into
      the first book named or into the default one, which is made when it is not there yet.
      """,
    options: [
      OptionSpecification("vcf", help: "Add the vCards on standard input."),
      OptionSpecification("dry-run", help: "Print the cards instead of adding them."),
    ])

  private let edits: [CardEdit]
  private let isVCF: Bool
  private let isDryRun: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    isVCF = arguments.has("vcf")
    isDryRun = arguments.has("dry-run")
    guard arguments.operands.isEmpty || !isVCF else { throw .usage("‘--vcf’ takes no K=V") }
    if !isDryRun { try HistoryAccess.checkWritable(global) }
    edits = try CardEdits.parsed(arguments.operands.map { (.add, $0) })
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    if edits.isEmpty, !isVCF { try EditorDialogue.checkTerminal(surroundings, instead: "K=V") }
    let access = try BookAccess.forAdding(global, in: surroundings, isDryRun: isDryRun)
    if isVCF {
      let cards = try NewCards.read(in: &surroundings)
      try NewCards.checkAbsent(cards, in: access.book)
      return try add(cards.map { ($0, nil) }, to: access, in: &surroundings)
    }
    let new = NewContact(for: access, at: surroundings.clock())
    if edits.isEmpty { return try dialogue(new, access, in: &surroundings) }
    let card: VCard
    do throws(CardEditError) {
      card = try new.card(edits)
    } catch {
      throw .usage(error.text)
    }
    return try add([(card, new.uuid)], to: access, in: &surroundings)
  }

  private func dialogue(
    _ new: NewContact, _ access: BookAccess, in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus {
    let dialogue = try EditorDialogue(EditForm.newContactText, in: surroundings)
    let status = try dialogue.run(
      in: &surroundings,
      read: { text throws(EditFormError) in
        let edits = try EditForm.edits(ofNew: text)
        do throws(CardEditError) {
          let changes = edits.map { EditedValue(key: $0.key.text, old: nil, new: $0.text) }
          return EditorDialogue.Reading(card: try new.card(edits), changes: changes)
        } catch {
          throw EditFormError(line: 1, text: error.text)
        }
      },
      save: { card, surroundings throws(CommandError) in
        try add([(card, new.uuid)], to: access, in: &surroundings)
      })
    guard let status else { throw .notFound("nothing added") }
    return status
  }

  private func add(
    _ cards: [(card: VCard, uuid: String?)], to access: BookAccess,
    in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus {
    guard !isDryRun else {
      for (card, _) in cards { try surroundings.writeCard(card.bytes) }
      return .done
    }
    let date = surroundings.clock()
    let names = cards.map { Contact(card: $0.card).displayName }
    let saved = try HistoryAccess(global, in: surroundings).perform {
      history throws(StorageError) in
      try access.opened.save(
        cards.map { .add($0.card, uuid: $0.uuid) }, label: StepLabel.make("add", names),
        in: history, at: date)
    }
    for card in saved.cards { try surroundings.writeLine(Array(TSV.escape(card.identity).utf8)) }
    return .done
  }
}

extension CardEdit {
  /// The value as a text.
  fileprivate var text: String {
    guard case .text(let text) = value else { return "" }
    return text
  }
}
