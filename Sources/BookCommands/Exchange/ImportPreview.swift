import BookStorage
import ContactBook
import ContactInterchange

/// What an import would do, for a person to read.
struct ImportPreview {
  let plan: ImportPlan
  private let book: Book

  /// Compares cards with a book.
  init(of files: [ReadCards], into access: BookAccess) throws(CommandError) {
    book = access.book
    var cards = OpenedCards(of: access.opened)
    do throws(StorageError) {
      plan = try ImportPlan(of: files, into: book) { id throws(StorageError) in
        try cards.bytes(of: id)
      }
    } catch {
      throw .data(error.message)
    }
  }

  /// Writes a line for each card, and how many there are of each kind.
  func write(to surroundings: inout Surroundings) throws(CommandError) {
    for entry in plan.entries { try surroundings.writeShown(line(of: entry)) }
    let duplicates = plan.count(\.isDuplicate)
    let counts: [(Int, String)] = [
      (plan.count { $0 == .new }, "new"), (plan.count { $0 == .identical }, "identical"),
      (plan.count(\.isChanged), "changed"),
      (duplicates, duplicates == 1 ? "probable duplicate" : "probable duplicates"),
      (plan.count { $0 == .repeated }, "repeated"),
    ]
    let shown = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    try surroundings.writeShown(shown.joined(separator: ", "))
  }

  private func line(of entry: ImportPlan.Entry) -> String {
    let name = ShownName.text(entry.name)
    return switch entry.finding {
    case .new: "new: \(name)"
    case .identical: "identical: \(name)"
    case .changed(let id): "changed: \(name) (same UID as \(shown(id)))"
    case .duplicate(let id): "probable duplicate: \(name) (of \(shown(id)))"
    case .repeated: "repeated: \(name) (same UID as a card of the import before it)"
    }
  }

  private func shown(_ id: ContactID) -> String {
    "\(ShownName.text(book.string(.displayName, of: id))), \(book.identity(of: id) ?? "")"
  }
}

extension ImportPlan.Finding {
  var isChanged: Bool { if case .changed = self { true } else { false } }
  var isDuplicate: Bool { if case .duplicate = self { true } else { false } }
  /// Whether a rule decides what becomes of the card.
  var isConflict: Bool { isChanged || isDuplicate || self == .repeated }
}
