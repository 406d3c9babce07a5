import Collation

/// `kith sort`: a filter that puts names in the order of a locale's phone book.
struct SortCommand: Command {
  static let description = CommandDescription(
    name: "sort", operands: "", summary: "Sort names from standard input as a phone does.",
    discussion: """
      Every line is NAME or NAME<tab>PHONETIC, where a tab, line end or backslash inside a field is
      written \\t, \\n, \\r or \\\\. Lines come out whole and unchanged; a terminal is shown what it
      would have to obey, such as ^[ for an escape. The phonetic form decides where
      it is given; Chinese surnames are read as surnames. Letters first, then # (digits, symbols).
      """,
    options: [
      OptionSpecification("sections", help: "Put the label of the section before each line."),
      OptionSpecification("unique", help: "Of equal names with equal phonetic forms print one."),
    ])

  private let global: GlobalOptions
  private let printsSections: Bool
  private let isUnique: Bool

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    if let operand = arguments.operands.first {
      throw .usage("‘kith sort’ takes no operand ‘\(operand)’; it reads standard input")
    }
    self.global = global
    printsSections = arguments.has("sections")
    isUnique = arguments.has("unique")
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let collation = try global.collation()
    global.sayLocale(of: collation, in: &surroundings)
    let lines = NameLines(try surroundings.input.readToEnd())
    let names = collation.collate(lines.batch)
    var last: Int?
    for section in names.sections {
      let label = printsSections ? Array(section.title.utf8) + [0x09] : []
      for position in section.range {
        let line = Int(names.order[position])
        if isUnique, let last, lines.areEqual(line, last) { continue }
        last = line
        if surroundings.isOutputTerminal {
          try surroundings.writeLine(label + lines.text(line))
        } else {
          try surroundings.output.write(label)
          try surroundings.writeLine(lines.text(line))
        }
      }
    }
    return .done
  }
}
