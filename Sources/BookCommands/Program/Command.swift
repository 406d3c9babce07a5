/// A command as a value: made from the command line, then run.
package protocol Command: Sendable {
  /// Its name, options and help.
  static var description: CommandDescription { get }

  /// Makes the command from its options and operands, whose names and values are already checked.
  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError)

  /// Does the work: reads and writes only through the surroundings and the book's storage.
  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus
}

/// What the help, the parser and later the completions and the manual say of a command.
package struct CommandDescription: Sendable, Equatable {
  /// The word or, for a group, the two words that call it.
  package let name: String
  /// The operands as the help writes them, such as `[QUERY…]`.
  package let operands: String
  /// One line for the list of commands.
  package let summary: String
  /// What else the command's own help says; may be empty.
  package let discussion: String
  /// The command's own options.
  package let options: [OptionSpecification]
  /// Whether a word that begins with a hyphen and is no option is an operand, as typed text handed on by another
  /// program may be.
  package let takesDashedTerms: Bool

  package init(
    name: String, operands: String = "", summary: String, discussion: String = "",
    options: [OptionSpecification] = [], takesDashedTerms: Bool = false
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.takesDashedTerms = takesDashedTerms
  }
}
