import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// The changes of a book that carry out an import, to be gone through once.
///
/// Each card is made when it is asked for, and those before it are given up, so that a big import does not stand in memory
/// twice.
final class ImportChanges: Sequence, IteratorProtocol {
  /// What becomes of a card of the import.
  private struct Decision {
    enum Action {
      case add
      case addUnderNewUID
      case replace(ContactID, readAs: [UInt8])
    }

    let file: Int
    let index: Int
    let action: Action
  }

  private var files: [ReadCards]
  private var decisions: [Decision] = []
  private var position = 0
  /// How many cards are left out because of a conflict.
  private(set) var skipped = 0

  init(
    _ plan: ImportPlan, files: consuming [ReadCards], rule: ConflictRule, of access: BookAccess
  ) throws(CommandError) {
    self.files = files
    var replaced: Set<ContactID> = []
    for entry in plan.entries {
      let action: Decision.Action
      switch (entry.finding, rule) {
      case (.new, _): action = .add
      case (.identical, _): continue
      case (.changed(let id), .replace) where replaced.insert(id).inserted:
        action = .replace(id, readAs: try access.card(of: id))
      case (_, .keepBoth): action = .addUnderNewUID
      case (.changed, _), (.duplicate, _), (.repeated, _):
        skipped += 1
        continue
      }
      decisions.append(Decision(file: entry.file, index: entry.index, action: action))
    }
  }

  var isEmpty: Bool { decisions.isEmpty }

  /// The files again, as long as no change was asked for; nil afterwards.
  func takeBack() -> [ReadCards]? {
    guard position == 0 else { return nil }
    defer { files = [] }
    return files
  }

  /// The next change, in the order of the import.
  func next() -> CardChange? {
    guard position < decisions.count else { return nil }
    let decision = decisions[position]
    position += 1
    files[decision.file].giveUp(before: decision.index)
    let cards = files[decision.file]
    return switch decision.action {
    case .add: .addText(cards.bytes(at: decision.index))
    case .addUnderNewUID: .add(Self.withoutUID(cards.card(at: decision.index)))
    case .replace(let id, let bytes): .replace(id, cards.card(at: decision.index), readAs: bytes)
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
