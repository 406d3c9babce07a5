import TypeAhead

/// Tells options and operands apart, by the rules of `getopt_long`.
///
/// `--name value`, `--name=value`, an unambiguous start of a long name, `-x value`, `-xvalue`, `-xy` for two
/// letters without values; options and operands in any order; after `--` everything is an operand.
struct ArgumentParser {
  let options: [OptionSpecification]
  /// Whether a word that begins with a hyphen and is no option is an operand.
  var takesDashedTerms = false

  /// Parses words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - parsed: Where the result is added.
  ///   - stopsAtOperand: Whether to stop before the first operand.
  /// - Returns: The words that were not looked at, because parsing stopped.
  /// - Throws: `CommandError.usage`.
  func parse(
    _ words: ArraySlice<String>, into parsed: inout ParsedArguments, stopsAtOperand: Bool = false
  ) throws(CommandError) -> ArraySlice<String> {
    var rest = words
    while let word = rest.first {
      if word == "--" {
        rest = rest.dropFirst()
        if !stopsAtOperand {
          parsed.operands += rest
          rest = []
        }
        return rest
      }
      let isTerm = SearchQuery.isFieldWord(word) || takesDashedTerms && !isOption(word)
      if word.hasPrefix("-"), isTerm {
        rest = rest.dropFirst()
        parsed.operands.append(word)
      } else if word.hasPrefix("--") {
        rest = rest.dropFirst()
        try parseLong(word.dropFirst(2), &rest, &parsed)
      } else if word.hasPrefix("-"), word != "-" {
        rest = rest.dropFirst()
        try parseLetters(word.dropFirst(), &rest, &parsed)
      } else if stopsAtOperand {
        return rest
      } else {
        rest = rest.dropFirst()
        parsed.operands.append(word)
      }
    }
    return rest
  }

  /// Whether a word that begins with a hyphen is an option or letters of several.
  private func isOption(_ word: String) -> Bool {
    guard !word.hasPrefix("--") else {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      return !name.isEmpty && options.contains { $0.name.hasPrefix(name) }
    }
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else { return false }
      if option.takesValue { return true }
    }
    return word.count > 1
  }

  private func parseLong(
    _ text: Substring, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(CommandError) {
    let equals = text.firstIndex(of: "=")
    let name = String(text[..<(equals ?? text.endIndex)])
    let option = try find(name)
    guard let equals else {
      return try take(option, written: "--\(option.name)", &rest, &parsed)
    }
    guard option.takesValue else {
      throw .usage("option ‘--\(option.name)’ takes no value")
    }
    try add(option, String(text[text.index(after: equals)...]), &parsed)
  }

  private func find(_ name: String) throws(CommandError) -> OptionSpecification {
    if let exact = options.first(where: { $0.name == name }) { return exact }
    let candidates = name.isEmpty ? [] : options.filter { $0.name.hasPrefix(name) }
    if candidates.count == 1 { return candidates[0] }
    if candidates.count > 1 {
      let names = candidates.map { "‘--\($0.name)’" }.joined(separator: ", ")
      throw .usage("option ‘--\(name)’ is ambiguous: \(names)")
    }
    let near = NearMiss.best(for: name, among: options.map(\.name))
    throw .usage("unknown option ‘--\(name)’" + (near.map { "; did you mean ‘--\($0)’?" } ?? ""))
  }

  private func parseLetters(
    _ letters: Substring, _ rest: inout ArraySlice<String>, _ parsed: inout ParsedArguments
  ) throws(CommandError) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .usage("unknown option ‘-\(letter)’")
      }
      if option.takesValue, !letters.isEmpty {
        return try add(option, String(letters), &parsed)
      }
      try take(option, written: "-\(letter)", &rest, &parsed)
    }
  }

  private func take(
    _ option: OptionSpecification, written: String, _ rest: inout ArraySlice<String>,
    _ parsed: inout ParsedArguments
  ) throws(CommandError) {
    guard option.takesValue else { return parsed.add(option.name, "") }
    guard let value = rest.popFirst() else {
      throw .usage("option ‘\(written)’ needs a value (\(option.value ?? ""))")
    }
    try add(option, value, &parsed)
  }

  private func add(
    _ option: OptionSpecification, _ value: String, _ parsed: inout ParsedArguments
  ) throws(CommandError) {
    guard !value.isEmpty || option.allowsEmpty else {
      throw .usage(
        "option ‘--\(option.name)’ needs a value (\(option.value ?? "")), not an empty one")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .usage(
        "‘\(value)’ is no value for ‘--\(option.name)’; it is one of "
          + option.choices.joined(separator: ", "))
    }
    parsed.add(option.name, value)
  }
}
