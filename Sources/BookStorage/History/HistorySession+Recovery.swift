/// Setting right what a sudden end left.
extension HistorySession {
  /// Sets right what another process left half done.
  ///
  /// Files that it was making are removed, and it is found out how far it came. A step of which some files were written
  /// and some not is taken back to where it began, unless another program has changed these files since.
  func recover() throws(StorageError) {
    for state in [StepState.doing, .undoing, .redoing] {
      for step in try steps(state) {
        var files = try files(of: step.number)
        for file in files { file.removeTemporary() }
        files = files.map { $0.seen() }
        let isForward = state != .undoing
        let written = files.filter { $0.isApplied == isForward }
        if !written.isEmpty, written.count < files.count {
          do throws(StorageError) {
            try turn(step.number, state, written, isBackward: isForward).writer.runAll()
          } catch {
            // Then the history has what was written, and it can be taken back or done again from there.
          }
          files = files.map { $0.seen() }
        }
        try finish(
          step.number, state,
          files.map { file in
            Outcome(file: file.number, isApplied: file.isApplied, stamp: file.change.stamp)
          })
      }
    }
  }
}

extension HistoryFile {
  /// Removes the file that a process was making when it ended.
  fileprivate func removeTemporary() {
    guard let temporaryName else { return }
    do throws(SystemError) {
      let folder = try OpenFolder(change.folder)
      guard let status = try folder.status(of: temporaryName), status.kind == .regular,
        !status.isLink
      else { return }
      try folder.remove(temporaryName)
    } catch {
      // It is in nobody's way: readers of the folder pass over such names.
    }
  }

  /// The file as it is found on the disk.
  fileprivate func seen() -> HistoryFile {
    var file = self
    let (isApplied, stamp) = look()
    file.isApplied = isApplied
    file.change.stamp = stamp
    return file
  }

  /// Whether the file has the form after the step, and its stamp.
  ///
  /// Of a file that is neither as before nor as after, because another program has changed it since, it is said whether
  /// the cards are there as the step left them.
  private func look() -> (isApplied: Bool, stamp: FileStamp?) {
    do throws(StorageError) {
      let present = try PresentFile(path: change.path)
      let isApplied =
        switch change.kind {
        case .create: true
        case .remove: false
        case .rewrite: try isRewritten(present)
        }
      return (isApplied, present.stamp)
    } catch {
      // What cannot be read may well have been written: then its cards are not given up.
      return (error.kind != .missing || change.kind == .remove, nil)
    }
  }

  private func isRewritten(_ present: borrowing PresentFile) throws(StorageError) -> Bool {
    var before = change
    before.stamp = nil
    let after = before.inverted(stamp: nil)
    let sizeAfter = change.splices.reduce(sizeBefore) { $0 + $1.new.count - $1.old.count }
    if present.stamp.size == sizeAfter, try after.isHere(in: present) { return true }
    if present.stamp.size == sizeBefore, try before.isHere(in: present) { return false }
    let contents = try present.contents()
    let places = CardPlaces(contents)
    return change.splices.contains { splice in
      let text = splice.new.isEmpty ? splice.old : splice.new
      let isHere =
        places.place(of: text, near: splice.start, in: contents) != nil
        || places.places(ofCardsIn: text, near: splice.start, in: contents) != nil
      return isHere != splice.new.isEmpty
    }
  }
}

extension FileChange {
  /// Whether what the change replaces is in a file.
  fileprivate func isHere(in present: borrowing PresentFile) throws(StorageError) -> Bool {
    for splice in splices {
      guard try present.has(splice.old, at: splice.start) else { return false }
    }
    return true
  }
}
