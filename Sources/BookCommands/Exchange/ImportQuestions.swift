import ContactInterchange

/// What an import asks on a terminal before it does anything.
enum ImportQuestions {
  /// Asks what to do with conflicts, when no option says it, and whether to go on.
  ///
  /// - Parameters:
  ///   - plan: What would be done.
  ///   - rule: The rule of the option; gets the answer.
  ///   - surroundings: The terminal.
  /// - Returns: False when nothing is to be done: the answer was no, none, or the input ended.
  /// - Throws: `CommandError`.
  static func ask(
    about plan: ImportPlan, _ rule: inout ConflictRule?, in surroundings: inout Surroundings
  ) throws(CommandError) -> Bool {
    let conflicts = plan.count(\.isConflict)
    if conflicts > 0, rule == nil {
      let question =
        "The book has \(conflicts) of these, or somebody like them: skip, keep both, or replace the same UIDs? [s/k/r] "
      switch try answer(question, in: &surroundings) {
      case "s", "skip": rule = .skip
      case "k", "keep", "keep-both", "keep both": rule = .keepBoth
      case "r", "replace": rule = .replace
      default: return false
      }
    }
    let isAnythingNew = plan.count { $0 == .new } > 0
    guard isAnythingNew || conflicts > 0 && rule != .skip else { return true }
    return try ["y", "yes"].contains(answer("Import? [y/n] ", in: &surroundings))
  }

  private static func answer(
    _ question: String, in surroundings: inout Surroundings
  ) throws(CommandError) -> String {
    // What is asked about must be on the screen before.
    try surroundings.output.flush()
    try surroundings.errors.write(question)
    try surroundings.errors.flush()
    let line = try surroundings.input.readLine() ?? []
    return String(decoding: line.filter { $0 > 0x20 || $0 == 0x20 }, as: UTF8.self).lowercased()
  }
}
