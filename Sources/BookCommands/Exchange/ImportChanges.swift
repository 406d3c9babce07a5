import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// The changes of a book that carry out an import.
struct ImportChanges {
  private(set) var list: [CardChange] = []
  /// How many cards are left out because of a conflict.
  private(set) var skipped = 0

  init(
    _ plan: ImportPlan, files: [ReadCards], rule: ConflictRule, of access: BookAccess
  ) throws(CommandError) {
    var replaced: Set<ContactID> = []
    for entry in plan.entries {
      func card() -> VCard { files[entry.file].card(at: entry.index) }
      switch (entry.finding, rule) {
      case (.new, _): list.append(.add(card()))
      case (.identical, _): continue
      case (.changed(let id), .replace) where replaced.insert(id).inserted:
        list.append(.replace(id, card(), readAs: try access.card(of: id)))
      case (_, .keepBoth): list.append(.add(Self.withoutUID(card())))
      case (.changed, _), (.duplicate, _), (.repeated, _): skipped += 1
      }
    }
  }

  /// The card for a UID of its own, which it gets when it is saved.
  private static func withoutUID(_ card: VCard) -> VCard {
    var card = card
    while let index = card.lines.firstIndex(where: { $0.kind == .property && $0.name == "UID" }) {
      card.removeLine(at: index)
    }
    return card
  }
}
