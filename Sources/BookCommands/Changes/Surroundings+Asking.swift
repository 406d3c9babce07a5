extension Surroundings {
  /// Asks the user a question.
  ///
  /// - Parameters:
  ///   - question: The question, with the answers that there are.
  ///   - letters: What an answer begins with, in lower case.
  /// - Returns: The letter, nil when the input ends.
  /// - Throws: `CommandError`.
  mutating func ask(
    _ question: String, among letters: [Character]
  ) throws(CommandError) -> Character? {
    try output.flush()
    while true {
      try errors.write("\(question) ")
      try errors.flush()
      guard let line = try input.readLine() else {
        try errors.write("\n")
        return nil
      }
      let answer = String(decoding: line, as: UTF8.self).lowercased().first { $0 != " " }
      if let answer, letters.contains(answer) { return answer }
    }
  }
}
