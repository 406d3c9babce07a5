import ContactBook

/// What the browser keeps when it is a picker.
package struct PickerModel: Sendable {
  let request: PickRequest
  /// The texts chosen of the selected contacts that have several, by identity: they outlive that the book is read again.
  var chosen: [String: [String]] = [:]
  /// The page on which one of several is chosen, while it is open.
  package internal(set) var chooser: ChooserModel?

  init(_ request: PickRequest) { self.request = request }

  /// The commands that have nothing to act on.
  var idle: Set<Command> { request.allowsSeveral ? [] : [.toggleSelection] }

  /// Why a contact can't be picked; nil when it can.
  func refusal(of id: ContactID, in book: Book) -> String? {
    book.has(request.field, id) ? nil : request.field.absence
  }

  /// What a selected contact gives: what was chosen of it, else its preferred text.
  func picks(of id: ContactID, in book: Book) -> [Pick] {
    let texts = book.texts(for: request.field, of: id)
    let chosen = book.identity(of: id).flatMap { self.chosen[$0] } ?? []
    let kept = texts.filter(chosen.contains)
    return (kept.isEmpty ? Array(texts.prefix(1)) : kept)
      .map { Pick(contact: id, field: request.field, text: $0) }
  }
}

extension PickField {
  /// Why a contact without it can't be picked.
  var absence: String {
    switch self {
    case .uid, .vcf: "no card"
    case .name: "no name"
    case .tel: "no phone number"
    case .email: "no e-mail address"
    }
  }

  /// What the title line asks for.
  func title(several: Bool) -> String {
    switch self {
    case .uid, .vcf: several ? "Pick contacts" : "Pick a contact"
    case .name: several ? "Pick names" : "Pick a name"
    case .tel: several ? "Pick phone numbers" : "Pick a phone number"
    case .email: several ? "Pick e-mail addresses" : "Pick an e-mail address"
    }
  }
}
