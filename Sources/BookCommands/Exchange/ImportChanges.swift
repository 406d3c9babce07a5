import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// The changes of a book that carry out an import.
///
/// Each card is made when it is asked for, so that a big import does not stand in memory twice.
struct ImportChanges {
  /// What becomes of a card of the import.
  private enum Decision {
    case add(ImportPlan.Entry)
    case addUnderNewUID(ImportPlan.Entry)
    case replace(ContactID, ImportPlan.Entry, readAs: [UInt8])
  }

  private let files: [ReadCards]
  private var decisions: [Decision] = []
  /// How many cards are left out because of a conflict.
  private(set) var skipped = 0

  init(
    _ plan: ImportPlan, files: [ReadCards], rule: ConflictRule, of access: BookAccess
  ) throws(CommandError) {
    self.files = files
    var replaced: Set<ContactID> = []
    for entry in plan.entries {
      switch (entry.finding, rule) {
      case (.new, _): decisions.append(.add(entry))
      case (.identical, _): continue
      case (.changed(let id), .replace) where replaced.insert(id).inserted:
        decisions.append(.replace(id, entry, readAs: try access.card(of: id)))
      case (_, .keepBoth): decisions.append(.addUnderNewUID(entry))
      case (.changed, _), (.duplicate, _), (.repeated, _): skipped += 1
      }
    }
  }

  var isEmpty: Bool { decisions.isEmpty }

  /// The changes, in the order of the import.
  var list: some Sequence<CardChange> {
    decisions.lazy.map { decision in
      switch decision {
      case .add(let entry): .add(card(entry))
      case .addUnderNewUID(let entry): .add(Self.withoutUID(card(entry)))
      case .replace(let id, let entry, let bytes): .replace(id, card(entry), readAs: bytes)
      }
    }
  }

  private func card(_ entry: ImportPlan.Entry) -> VCard {
    files[entry.file].card(at: entry.index)
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
