/// Comparing a file with what was read, before it is written.
extension FileChange {
  /// The same change with its places in the file as it is now.
  ///
  /// In a file of many cards that another program has changed meanwhile, a card counts as unchanged when it still
  /// stands there with the very same bytes, wherever that is; what the other program wrote is kept.
  ///
  /// - Returns: The change, which holds as long as the file stays as it is now.
  /// - Throws: `StorageError`, of kind `.changed` when what is to be replaced is no longer there.
  /// - Complexity: O(bytes to be replaced); O(bytes of the file) when it was changed.
  func settled() throws(StorageError) -> FileChange {
    guard kind != .create else { return try settledForCreating() }
    let present = try PresentFile(path: path)
    var change = self
    change.stamp = present.stamp
    if kind == .remove {
      let old = splices.first?.old ?? []
      guard old.count == present.stamp.size, try present.has(old, at: 0) else {
        throw .changed(path)
      }
    } else if present.stamp == stamp {
      for splice in splices {
        guard try present.has(splice.old, at: splice.start) else { throw .changed(path) }
      }
    } else {
      change.splices = try settledSplices(in: present)
    }
    return change
  }

  private func settledForCreating() throws(StorageError) -> FileChange {
    do {
      guard try OpenFolder(folder).status(of: name) == nil else { throw Self.isThere(path) }
      return self
    } catch {
      throw StorageError(of: error, at: folder)
    }
  }

  private static func isThere(_ path: String) -> StorageError {
    StorageError(
      path: path, kind: .changed, cause: "there is a file of this name again",
      advice: "Nothing was written.")
  }

  private func settledSplices(in present: borrowing PresentFile) throws(StorageError) -> [Splice] {
    let contents = try present.contents()
    let places = CardPlaces(contents)
    let text = FileText(contents)
    var settled: [Splice] = []
    var added: [Splice] = []
    for var splice in splices {
      if splice.old.isEmpty {
        splice.start = present.stamp.size
        if added.isEmpty { splice.new = text.separated(splice.new) }
        added.append(splice)
      } else if let place = places.place(of: splice.old, near: splice.start, in: contents) {
        splice.old.removeFirst(splice.old.count - place.count)
        splice.start = place.lowerBound
        settled.append(splice)
      } else if splice.new.isEmpty,
        let found = places.places(ofCardsIn: splice.old, near: splice.start, in: contents)
      {
        // Cards that were added as one piece are looked for one by one.
        for place in found {
          settled.append(
            Splice(start: place.lowerBound, old: try present.bytes(place), new: []))
        }
      } else {
        throw .changed(path)
      }
    }
    guard !contents.isCutShort else { throw .changed(path) }
    settled.sort { $0.start < $1.start }
    for (one, next) in zip(settled, settled.dropFirst()) {
      guard one.range.upperBound <= next.start else { throw .changed(path) }
    }
    return settled + added
  }
}
