import ContactBook
import VCardCodec

/// Makes a plan of changes of a book: which bytes of which files they are.
struct SavePlanner {
  private let opened: OpenedBook
  /// The drafts by path, and the paths in the order in which they came.
  private var drafts: [String: FileDraft] = [:]
  private var paths: [String] = []
  private var plan = SavePlan()
  private var known: Set<ContactID> = []
  private var addedTo: AddedTo?

  /// A book that cards are added to.
  private struct AddedTo {
    let location: BookLocation
    /// Its path without symbolic links.
    let path: String
    let isFolder: Bool
  }

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
        try planner.add(card.bytes[...], to: location ?? opened.locations.first, uuid)
      case .addText(let card, let location, let uuid):
        try planner.add(card, to: location ?? opened.locations.first, uuid)
      case .replace(let id, let card, let readAs):
        try planner.edit(id, to: card, readAs: readAs)
      case .delete(let id):
        try planner.edit(id, to: nil, readAs: nil)
      }
    }
    for path in planner.paths {
      // What is no longer needed of many drafts is given up on the way.
      guard let draft = planner.drafts.removeValue(forKey: path),
        let file = try draft.fileChange()
      else { continue }
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
    let saved = SavedChanges.Card(
      action: card == nil ? .deleted : .changed, identity: opened.book.identity(of: id) ?? "",
      name: opened.book.string(.displayName, of: id) ?? "", path: path)
    plan.cards.append(saved)
    guard card == nil else { return }
    let book = file.folder.isEmpty ? path : FolderCalls.realPath(file.folder) ?? file.folder
    plan.deleted.append(DeletedCard(saved: saved, book: book, bytes: edit.old))
  }

  private mutating func add(
    _ card: ArraySlice<UInt8>, to location: BookLocation?, _ uuid: String?
  ) throws(StorageError) {
    guard let location else { throw StorageError(path: "book", cause: "none is open") }
    let book = try place(of: location)
    let name = uuid ?? (book.isFolder ? RandomName.uuid() : nil)
    let card = NewCard(card) { name ?? RandomName.uuid() }
    let path = if book.isFolder, let name { book.path + "/" + name + ".vcf" } else { book.path }
    var draft = take(path) ?? FileDraft(path: path, file: nil)
    draft.append(card.bytes, isNewFile: book.isFolder)
    drafts[path] = draft
    plan.cards.append(
      SavedChanges.Card(
        action: .added, identity: card.identity, name: card.name, path: path))
  }

  /// Where a book is that cards are added to; it is looked for once.
  private mutating func place(of location: BookLocation) throws(StorageError) -> AddedTo {
    if let known = addedTo, known.location == location { return known }
    let isFolder: Bool
    do {
      isFolder = try FileCalls.kind(location.path) == .folder
    } catch {
      throw StorageError(path: location.path, error)
    }
    guard let path = FolderCalls.realPath(location.path) else {
      throw StorageError(path: location.path, .notFound)
    }
    let place = AddedTo(location: location, path: path, isFolder: isFolder)
    addedTo = place
    return place
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
