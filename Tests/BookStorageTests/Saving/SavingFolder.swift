import BookStorage
import ContactBook
import Glibc
import TestSupport
import VCardCodec

/// A folder with books and a history of its own.
struct SavingFolder {
  let folder: TemporaryFolder
  let history: HistoryStore

  init() throws {
    folder = try TemporaryFolder()
    history = HistoryStore(path: folder.path + "/state/kith/history.sqlite")
  }

  var path: String { folder.path }

  /// Writes a folder with one file for each card, and gives its path.
  func vdir(_ cards: [(name: String, text: String)]) throws -> String {
    let path = folder.folder("vdir")
    for (name, text) in cards { try folder.write("vdir/\(name)", text) }
    return path
  }

  func open(_ path: String) throws -> OpenedBook {
    try OpenedBook.open([BookLocation(path: path, mayBeEmpty: true)])
  }

  func bytes(_ path: String) throws -> [UInt8] { try TextFile(path).readBytes() }

  func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// All names in a folder, those that begin with a dot too.
  func names(_ path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Gives a contact another note, as a program does that edits it.
  @discardableResult
  func addNote(
    _ note: String, to name: String, in opened: OpenedBook, at date: Int64 = 1
  ) throws -> SavedChanges {
    let (id, card, bytes) = try edited(note, name, in: opened)
    return try opened.save(
      [.replace(id, card, readAs: bytes)], label: "edit \(name)", in: history, at: date)
  }

  func edited(
    _ note: String, _ name: String, in opened: OpenedBook
  ) throws -> (id: ContactID, card: VCard, bytes: [UInt8]) {
    let id = try self.id(name, in: opened)
    let bytes = try opened.card(of: id)
    var card = VCard(bytes[...])
    card.insert(PropertyDraft("NOTE", .text(note)))
    return (id, card, bytes)
  }

  func id(_ name: String, in opened: OpenedBook) throws -> ContactID {
    guard
      let id = opened.book.ids.first(where: { opened.book.string(.displayName, of: $0) == name })
    else { throw Missing(name: name) }
    return id
  }

  @discardableResult
  func delete(_ names: String..., from opened: OpenedBook, at date: Int64 = 1) throws
    -> SavedChanges
  {
    try opened.save(
      try names.map { .delete(try id($0, in: opened)) },
      label: "delete \(names.joined(separator: ", "))", in: history, at: date)
  }

  struct Missing: Error {
    let name: String
  }
}
