/// A save that the history knows.
package struct HistoryStep: Sendable, Hashable {
  package let number: Int64
  /// What it did, in a few words.
  package let label: String
  /// When, in seconds since 1970-01-01 00:00 UTC.
  package let date: Int64
}

/// How far a step is.
enum StepState: String {
  /// Its files are being written.
  case doing
  case done
  /// They are being written back.
  case undoing
  case undone
  /// They are being written again.
  case redoing

  /// How it stands once no process writes it any more.
  ///
  /// - Parameter isApplied: Whether any of its files has the form after the step.
  /// - Returns: The state, nil for a step that never happened.
  func settled(isApplied: Bool) -> StepState? {
    if isApplied { return .done }
    return self == .doing ? nil : .undone
  }
}

/// A file of a step, as the history has it.
struct HistoryFile: Sendable {
  let number: Int64
  /// The change, with the file as it was last left.
  var change: FileChange
  /// How many bytes the file had before the step.
  var sizeBefore: Int
  var isApplied: Bool
  let temporaryName: String?
}
