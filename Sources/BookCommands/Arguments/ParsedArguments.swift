/// The words of a command line, told apart.
package struct ParsedArguments: Sendable, Equatable {
  /// What is no option, in order.
  package internal(set) var operands: [String] = []
  /// The options in order, by long name; an option without a value has an empty one.
  private(set) var options: [Option] = []

  struct Option: Sendable, Equatable {
    let name: String
    let value: String
  }

  mutating func add(_ name: String, _ value: String) {
    options.append(Option(name: name, value: value))
  }

  /// Whether an option was given.
  package func has(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }

  /// The value of an option, the last one when it was given several times.
  package func value(_ name: String) -> String? {
    options.last { $0.name == name }?.value
  }

  /// All values of an option that may be repeated.
  package func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }
}
