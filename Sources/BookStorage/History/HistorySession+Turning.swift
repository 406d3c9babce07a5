/// Writing the files of a step back, or again.
extension HistorySession {
  /// Settles what is to be written, and enters that it is about to be.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - state: What it is until the files are written.
  ///   - files: Its files that are to be turned.
  ///   - isBackward: Whether they get the form before the step.
  /// - Returns: What is left to be run.
  /// - Throws: `StorageError`, of kind `.changed` when a card is no longer as the history has it; nothing is entered then.
  func turn(
    _ step: Int64, _ state: StepState, _ files: [HistoryFile], isBackward: Bool
  ) throws(StorageError) -> JournaledWriting {
    var files = files
    var changes: [FileChange] = []
    var areKnownForms: [Bool] = []
    for index in files.indices {
      let change = files[index].change
      let wanted = isBackward ? change.inverted(stamp: change.stamp) : change
      let settled = try wanted.settled()
      changes.append(settled)
      areKnownForms.append(settled.stamp == wanted.stamp)
      // The places of the step are kept up with the file of now.
      files[index].change = isBackward ? settled.inverted(stamp: nil) : settled
      files[index].sizeBefore = isBackward ? settled.sizeAfter : settled.sizeBefore
    }
    let writer = try FileWriter(changes)
    try resume(step, state, files, temporaryNames: writer.temporaryNames)
    return JournaledWriting(
      session: self, step: step, state: state, files: files.map(\.number), writer: writer,
      areKnownForms: areKnownForms)
  }
}
