package import ContactBook

/// The options that stand before or after any command.
package struct GlobalOptions: Sendable, Equatable {
  /// The books named on the command line, in order.
  package var books: [String] = []
  /// The locale as a BCP 47 tag: the one named, else that of the environment.
  package var locale: String
  /// The variable of the environment that names no locale that is known, such as `LANG=xx_YY`.
  var unknownLocale: String?
  /// By which part of the name lists are ordered.
  package var nameOrder = NameOrder.familyFirst
  package var isReadOnly = false
  /// Whether details such as a locale's fallback are told on standard error.
  package var isVerbose = false
  package var usesColor = true

  package init(locale: String) {
    self.locale = locale
  }

  init(_ parsed: ParsedArguments, locale: String, environment: [String: String]) {
    books = parsed.values("book")
    self.locale = locale
    nameOrder = Self.nameOrders.first { $0.name == parsed.value("order") }?.order ?? .familyFirst
    isReadOnly = parsed.has("read-only")
    isVerbose = parsed.has("verbose")
    usesColor = !parsed.has("no-color") && (environment["NO_COLOR"] ?? "").isEmpty
  }

  private static let nameOrders: [(name: String, order: NameOrder)] = [
    ("family", .familyFirst), ("given", .givenFirst), ("mixed", .givenFirstExceptEastAsian),
  ]

  static let specifications = [
    OptionSpecification(
      "book", value: "PATH", help: "A folder of cards or a .vcf file; may be repeated."),
    OptionSpecification(
      "locale", value: "TAG", help: "Language of order and labels, such as zh-Hans or de."),
    OptionSpecification(
      "order", value: "PART", choices: nameOrders.map(\.name),
      help: "Names by family, given, or mixed: East Asian by family, others by given."),
    OptionSpecification("read-only", help: "Write nothing, neither cards nor marks."),
    OptionSpecification("verbose", help: "Tell details on standard error, such as the order used."),
    OptionSpecification(
      "config", value: "FILE", help: "Settings file, which must exist; no setting is defined yet."),
    OptionSpecification("no-color", help: "No colours; as with NO_COLOR in the environment."),
    OptionSpecification("version", help: "Print the version and stop."),
    OptionSpecification("help", letter: "h", help: "Print help, of the command if one is named."),
  ]
}
