import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// A contact while it is edited: its card as it was read, to be compared when it is saved.
struct EditedContact {
  let id: ContactID
  let access: BookAccess
  let bytes: [UInt8]
  let date: Int64

  private init(_ id: ContactID, _ bytes: [UInt8], of access: BookAccess, date: Int64) {
    self.id = id
    self.access = access
    self.date = date
    self.bytes = bytes
  }

  /// Opens the book and reads the card of the contact that a word means.
  static func open(
    _ word: String, _ global: GlobalOptions, in surroundings: inout Surroundings
  ) throws(CommandError) -> EditedContact {
    try Retrying.run(global, in: &surroundings) { access, surroundings throws(CommandError) in
      var resolution = ContactResolution(access)
      let id = try resolution.contact(named: word)
      let bytes = try Retrying.unlessChanged { () throws(StorageError) in
        try access.opened.card(of: id)
      }
      guard let bytes else { return nil }
      return EditedContact(id, bytes, of: access, date: surroundings.clock())
    }
  }

  /// The card as it was read.
  var card: VCard { VCard(bytes[...]) }

  /// The moment of the change for REV.
  var revision: CardRevision { CardRevision(secondsSince1970: Int(date)) }

  private var name: String { access.book.string(.displayName, of: id) ?? "" }

  /// The card with edits applied, and what they changed.
  func applying(
    _ edits: [CardEdit]
  ) throws(CommandError) -> (card: VCard, changes: [EditedValue]) {
    do throws(CardEditError) {
      return try card.applying(edits, revision: revision)
    } catch {
      switch error.kind {
      case .notFound, .ambiguous: throw .notFound(error.text)
      default: throw .usage(error.text)
      }
    }
  }

  /// Says what an edit of the name leaves as it is.
  func sayRemark(on card: VCard, in surroundings: inout Surroundings) {
    if let remark = FormattedName.remark(from: self.card, to: card) { surroundings.say(remark) }
  }

  /// Saves the card, and says so; when another program changed it meanwhile, both are shown.
  func save(_ card: VCard, in surroundings: inout Surroundings) throws(CommandError) {
    let history = try HistoryAccess(access.global, in: surroundings).store
    do throws(StorageError) {
      let saved = try access.opened.save(
        [.replace(id, card, readAs: bytes)], label: StepLabel.make("edit", [name]), in: history,
        at: date)
      for card in saved.cards { surroundings.say("changed", card) }
    } catch {
      switch error.kind {
      case .changed: show(card, in: &surroundings)
      case .missing:
        throw .data("the card of ‘\(name)’ is gone: \(error.path) is no longer there")
      default: break
      }
      throw .data(error.message)
    }
  }

  /// Shows how the card differs from the one that was read, here and on the disk, as far as it is there.
  private func show(_ mine: VCard, in surroundings: inout Surroundings) {
    guard let identity = access.book.identity(of: id) else { return }
    let theirs: VCard?
    do throws(CommandError) {
      let book = try BookAccess(access.global, in: surroundings)
      theirs = try book.book.contactID(identity: identity).map { other throws(CommandError) in
        VCard(try book.card(of: other)[...])
      }
    } catch {
      if case .data(let cause) = error { surroundings.say("the book as it is now: \(cause)") }
      return
    }
    guard let theirs else {
      surroundings.say("the card of ‘\(name)’ is no longer in the book")
      return
    }
    let read = EditForm.text(of: card)
    let versions = [
      ("in the book now", EditForm.text(of: theirs)), ("yours", EditForm.text(of: mine)),
    ]
    for (title, text) in versions {
      for line in LineDifference.lines(from: read, to: text) {
        surroundings.say("\(title): \(line)")
      }
    }
  }
}
