/// One option of the command line, as it is parsed and as the help shows it.
package struct OptionSpecification: Sendable, Equatable {
  /// The long name without its dashes.
  package let name: String
  /// The one-letter form, if it has one.
  package let letter: Character?
  /// What the value is called in the help; nil for an option without a value.
  package let value: String?
  /// The only values accepted; empty when any is.
  package let choices: [String]
  /// Whether an empty value is one, as that of a shell's variable may be.
  package let allowsEmpty: Bool
  /// One line for the help.
  package let help: String

  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, choices: [String] = [],
    allowsEmpty: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
    self.choices = choices
    self.allowsEmpty = allowsEmpty
    self.help = help
  }

  var takesValue: Bool { value != nil }
}
