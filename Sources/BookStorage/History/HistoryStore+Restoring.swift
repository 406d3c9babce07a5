extension HistoryStore {
  /// Brings a card back from the trash, as a step that can be taken back.
  ///
  /// In a folder it gets its file name again, or a new one when something has that now; in a file it goes to the end.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - date: The present moment in seconds since 1970-01-01 00:00 UTC.
  /// - Returns: The card and the file that it is in.
  /// - Throws: `StorageError`; nothing was written then.
  package func restore(
    _ card: TrashedCard, at date: Int64
  ) throws(StorageError) -> SavedChanges.Card {
    let session = try begin()
    guard try trash().contains(where: { $0.number == card.number }) else {
      throw StorageError(path: card.name, kind: .changed, cause: "no longer in the trash")
    }
    let change = try card.path == card.book ? appending(card) : creating(card)
    let saved = SavedChanges.Card(
      action: .restored, identity: card.identity, name: card.name, path: change.path)
    var plan = SavePlan(
      files: [change], cards: [saved])
    try session.write(
      &plan, label: "restore \(card.name)", date: date, restoring: card.number)
    return saved
  }

  private func appending(_ card: TrashedCard) throws(StorageError) -> FileChange {
    let present = try PresentFile(path: card.path)
    let text = FileText(try present.contents())
    let splice = Splice(
      start: present.stamp.size, old: [], new: text.separated(text.encode(card.card)))
    return FileChange(
      path: card.path, kind: .rewrite, splices: [splice], stamp: present.stamp)
  }

  private func creating(_ card: TrashedCard) throws(StorageError) -> FileChange {
    var path = card.path
    do throws(SystemError) {
      let parts = PathParts(path)
      if try OpenFolder(parts.folder).status(of: parts.name) != nil {
        path = "\(parts.folder)/\(RandomName.uuid()).vcf"
      }
    } catch {
      throw StorageError(path: card.book, error)
    }
    let splice = Splice(start: 0, old: [], new: card.card)
    return FileChange(path: path, kind: .create, splices: [splice])
  }
}
