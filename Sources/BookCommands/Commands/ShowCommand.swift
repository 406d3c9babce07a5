import ContactBook

/// `kith show`: one contact, whole.
struct ShowCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case vcf
  }

  static let description = CommandDescription(
    name: "show", operands: "CONTACT",
    summary: "Print everything about one contact.",
    discussion: """
      CONTACT is a UID, or a start of one or a query that together mean exactly one contact; otherwise
      the candidates are listed and the exit status is 1.
      """,
    options: [
      OptionSpecification(
        "format", choices: Format.allCases.map(\.rawValue), help: "Form of the output; else text.")
    ])

  private let word: String
  private let format: Format
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("‘kith show’ needs a CONTACT") }
    word = arguments.operands.joined(separator: " ")
    format = arguments.value("format").flatMap(Format.init(rawValue:)) ?? .text
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try BookAccess(global, in: surroundings)
    access.sayFaults(in: &surroundings)
    var resolution = ContactResolution(access)
    let id = try resolution.contact(named: word)
    switch format {
    case .vcf:
      try surroundings.writeCard(try access.card(of: id))
    case .text:
      try surroundings.output.write(ContactText.text(of: try access.whole(id)))
    case .json:
      let value = ContactJSON.value(of: try access.whole(id))
      try surroundings.output.write(
        value.text(isForTerminal: surroundings.isOutputTerminal) + "\n")
    }
    return .done
  }
}
