import ContactBook
import ContactInterchange
import VCardCodec

/// Makes a plan of changes of a book: which bytes of which files they are.
struct SavePlanner {
  private let opened: OpenedBook
  /// The drafts by path, and the paths in the order in which they came.
  private var drafts: [String: FileDraft] = [:]
  private var paths: [String] = []
  private var plan = SavePlan()
  private var known: Set<ContactID> = []

  init(_ opened: OpenedBook) {
    self.opened = opened
  }

  /// The plan of some changes.
  ///
  /// - Throws: `StorageError`, of kind `.changed` when a file or card is no longer the one that was read.
  static func plan(
    _ changes: some Sequence<CardChange>, of opened: OpenedBook
  ) throws(StorageError) -> SavePlan {
    var planner = SavePlanner(opened)
    for change in changes {
      switch change {
      case .add(let card, let location, let uuid):
        try planner.add(
          card, to: location ?? opened.locations.first, uuid: uuid ?? RandomName.uuid())
      case .replace(let id, let card, let readAs):
        try planner.edit(id, to: card, readAs: readAs)
      case .delete(let id):
        try planner.edit(id, to: nil, readAs: nil)
      }
    }
    for path in planner.paths {
      guard let draft = planner.drafts[path], let file = try draft.fileChange() else { continue }
      planner.plan.files.append(file)
    }
    return planner.plan
  }

  private mutating func edit(
    _ id: ContactID, to card: VCard?, readAs: [UInt8]?
  ) throws(StorageError) {
    guard id.index < opened.origins.count, known.insert(id).inserted else {
      throw StorageError(
        path: "contact \(id.rawValue)", cause: "not of this book, or changed twice at once")
    }
    let file = opened.files[Int(opened.origins[id.index].file)]
    let path = try realPath(of: file)
    var draft = take(path) ?? FileDraft(path: path, file: file)
    let edit = try draft.edit(opened.extents(of: id), to: card?.bytes, readAs: readAs)
    drafts[path] = draft
    guard edit.old != edit.new else { return }
    plan.cards.append(
      PlannedCard(
        saved: SavedChanges.Card(
          action: card == nil ? .deleted : .changed, identity: opened.book.identity(of: id) ?? "",
          name: opened.book.string(.displayName, of: id) ?? "", path: path),
        book: file.folder.isEmpty ? path : FolderCalls.realPath(file.folder) ?? file.folder,
        deleted: card == nil ? edit.old : []))
  }

  private mutating func add(
    _ card: VCard, to location: BookLocation?, uuid: String
  ) throws(StorageError) {
    guard let location else { throw StorageError(path: "book", cause: "none is open") }
    let card = NewCard.prepared(card, uuid: uuid)
    let isFolder: Bool
    do {
      isFolder = try FileCalls.kind(location.path) == .folder
    } catch {
      throw StorageError(path: location.path, error)
    }
    guard let place = FolderCalls.realPath(location.path) else {
      throw StorageError(path: location.path, .notFound)
    }
    let path = isFolder ? place + "/" + uuid + ".vcf" : place
    var draft = take(path) ?? FileDraft(path: path, file: nil)
    draft.append(card.bytes, isNewFile: isFolder)
    drafts[path] = draft
    let contact = Contact(card: card)
    plan.cards.append(
      PlannedCard(
        saved: SavedChanges.Card(
          action: .added, identity: contact.identity, name: contact.displayName, path: path),
        book: place))
  }

  /// Takes a draft out to be changed, so that it need not be copied.
  private mutating func take(_ path: String) -> FileDraft? {
    let draft = drafts.removeValue(forKey: path)
    if draft == nil { paths.append(path) }
    return draft
  }

  private func realPath(of file: BookFile) throws(StorageError) -> String {
    guard let path = FolderCalls.realPath(file.path) else {
      throw StorageError(path: file.path, .notFound)
    }
    return path
  }
}
