import ContactBook
import InviteLedger

/// Marks that are on their way to the disk.
struct Marking: Hashable, Sendable {
  /// Whether they are set; else they are taken back.
  var isSetting: Bool
  var count: Int
  /// How many of them the list did not show.
  var hidden: Int
  /// How the program is to end once they are kept.
  var leaving: QuitReason?

  /// What is shown meanwhile.
  var notice: String {
    let doing = "\(isSetting ? "Marking" : "Unmarking") \(count.grouped) …"
    return leaving == nil ? doing : doing + " q again leaves without that"
  }

  /// What is shown when it is done.
  var done: String {
    let done = "\(count.grouped) \(isSetting ? "marked for invitation" : "unmarked")"
    return hidden == 0 ? done : done + ", \(hidden.grouped) of them not shown"
  }
}

extension Model {
  /// Whether marks are on their way to the disk.
  package var isMarking: Bool { marking != nil }

  /// Notes the marks that effects ask for, and holds the end of the program back until they are kept.
  mutating func holdBack(_ effects: [Effect]) -> [Effect] {
    effects.filter { effect in
      switch effect {
      case .mark(let ids): note(ids, isSetting: true)
      case .unmark(let ids): note(ids, isSetting: false)
      case .quit(let reason) where reason != .abandoned && marking != nil:
        marking?.leaving = reason
        message = marking?.notice
        return false
      default: return true
      }
      message = marking?.notice
      return true
    }
  }

  private mutating func note(_ ids: [ContactID], isSetting: Bool) {
    marking = Marking(
      isSetting: isSetting, count: ids.count, hidden: list?.hiddenCount(of: ids) ?? 0)
  }

  /// Whether a command comes to the end of the program a second time, while marks are being kept.
  func abandonsMarks(_ command: Command) -> Bool {
    guard marking?.leaving != nil else { return false }
    let leaves = command == .back || command == .leave
    return command == .interrupt || (leaves && overlays.isEmpty)
  }

  /// Takes the ledger as it is on disk; tells how many marks this was, whatever others did meanwhile.
  mutating func takeMarks(_ ledger: Ledger) -> [Effect] {
    list?.ledger = ledger
    list?.countMarks()
    guard let marking else { return [] }
    self.marking = nil
    message = marking.done
    return marking.leaving.map { [.quit($0)] } ?? []
  }

  /// Tells why marks were not kept; then the program stays, so that it can be read.
  mutating func failMarks(_ reason: String) {
    marking = nil
    message = reason
  }
}
