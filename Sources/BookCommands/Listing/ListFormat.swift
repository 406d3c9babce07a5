/// How contacts are printed.
enum ListFormat: String, CaseIterable, Sendable {
  case table
  case tsv
  case json
  case vcf

  static let option = OptionSpecification(
    "format", choices: allCases.map(\.rawValue),
    help: "Form of the output; table on a terminal, else tsv.")

  /// The form wanted, or the one that suits where the output goes.
  init(_ arguments: ParsedArguments, isTerminal: Bool) {
    self =
      arguments.value("format").flatMap(ListFormat.init(rawValue:)) ?? (isTerminal ? .table : .tsv)
  }
}
