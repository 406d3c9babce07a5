import BookStorage

/// The program without its terminal: understands the command line and runs the command.
package enum Program {
  /// What is left for the caller to do.
  package enum Outcome: Sendable, Equatable {
    /// Nothing: end with this status.
    case exit(ExitStatus)
    /// No command was named: open the browser.
    case browse(GlobalOptions)
  }

  /// Runs what the arguments say; everything is written and flushed when it returns.
  package static func run(in surroundings: inout Surroundings) -> Outcome {
    var outcome: Outcome
    do {
      outcome = try perform(in: &surroundings)
      try surroundings.output.flush()
    } catch {
      outcome = .exit(report(error, in: &surroundings))
    }
    do {
      try surroundings.errors.flush()
    } catch {
      // Nobody can be told that standard error cannot be written.
    }
    return outcome
  }

  /// Writes why a command gave up and gives its status.
  private static func report(
    _ error: CommandError, in surroundings: inout Surroundings
  ) -> ExitStatus {
    switch error {
    case .usage(let text), .notFound(let text), .data(let text):
      surroundings.say(text)
      do { try surroundings.output.flush() } catch { return error.status }
    case .ambiguous(let text, let candidates):
      surroundings.say(text)
      for candidate in candidates { surroundings.say("  \(candidate)") }
    case .output(let cause):
      // A reader that has seen enough closes the pipe; that is no fault worth a message.
      if cause != .brokenPipe { surroundings.say("standard output: \(cause)") }
    }
    return error.status
  }

  private static func perform(
    in surroundings: inout Surroundings
  ) throws(CommandError) -> Outcome {
    var parsed = ParsedArguments()
    let parser = ArgumentParser(options: GlobalOptions.specifications)
    let rest = try parser.parse(surroundings.arguments[...], into: &parsed, stopsAtOperand: true)
    if parsed.has("version") {
      try surroundings.output.write("kith \(Version.current)\n")
      return .exit(.done)
    }
    if parsed.has("help") || rest.first == "help" {
      let words = rest.first == "help" ? rest.dropFirst() : rest
      try surroundings.output.write(try help(for: words.filter { !$0.hasPrefix("-") }))
      return .exit(.done)
    }
    guard !rest.isEmpty else {
      try checkTerminal(surroundings)
      let global = try globalOptions(parsed, surroundings)
      try global.sayLocale(in: &surroundings)
      return .browse(global)
    }
    return .exit(try run(rest, parsed, in: &surroundings))
  }

  private static func run(
    _ words: ArraySlice<String>, _ parsed: ParsedArguments, in surroundings: inout Surroundings
  ) throws(CommandError) -> ExitStatus {
    var parsed = parsed
    if let group = words.first, CommandTable.hasGroup(group),
      ["--help", "-h"].contains(words.dropFirst().first)
    {
      try surroundings.output.write(Help.text(ofGroup: group))
      return .done
    }
    let (command, operands) = try find(words)
    let description = command.description
    let options = description.options + GlobalOptions.specifications
    let parser = ArgumentParser(options: options, takesDashedTerms: description.takesDashedTerms)
    _ = try parser.parse(operands, into: &parsed)
    if parsed.has("version") {
      try surroundings.output.write("kith \(Version.current)\n")
      return .done
    }
    if parsed.has("help") {
      try surroundings.output.write(Help.text(of: description))
      return .done
    }
    let global = try globalOptions(parsed, surroundings)
    return try command.init(parsed, global: global).run(in: &surroundings)
  }

  /// The command that the first one or two words name, and the words after them.
  private static func find(
    _ words: ArraySlice<String>
  ) throws(CommandError) -> (any Command.Type, ArraySlice<String>) {
    let first = words.first ?? ""
    if let command = CommandTable.command(named: first) { return (command, words.dropFirst()) }
    guard CommandTable.hasGroup(first) else {
      throw .usage("unknown command ‘\(first)’" + suggestion(first, CommandTable.firstWords))
    }
    let choices = CommandTable.secondWords(of: first)
    guard let second = words.dropFirst().first, !second.hasPrefix("-") else {
      throw .usage("‘kith \(first)’ needs one of: \(choices.joined(separator: ", "))")
    }
    guard let command = CommandTable.command(named: "\(first) \(second)") else {
      throw .usage("unknown command ‘\(first) \(second)’" + suggestion(second, choices))
    }
    return (command, words.dropFirst(2))
  }

  private static func suggestion(_ word: String, _ candidates: [String]) -> String {
    NearMiss.best(for: word, among: candidates).map { "; did you mean ‘\($0)’?" } ?? ""
  }

  private static func help(for words: [String]) throws(CommandError) -> String {
    guard let first = words.first else { return Help.text() }
    if CommandTable.hasGroup(first), words.count < 2 { return Help.text(ofGroup: first) }
    return Help.text(of: try find(words[...]).0.description)
  }
}
