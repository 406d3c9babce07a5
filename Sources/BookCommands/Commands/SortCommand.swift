import Collation

/// `kith sort`: a filter that puts names in the order of a locale's phone book.
struct SortCommand: Command {
  static let description = CommandDescription(
    name: "sort", operands: "", summary: "Sort names from standard input as a phone does.",
    discussion: """
      Every line is NAME or NAME<tab>PHONETIC, where a tab, line end or backslash inside a field is
      written \\t, \\n, \\r or \\\\. Lines come out whole and unchanged. The phonetic form decides where
      it is given; Chinese surnames are read as surnames. Letters first, then # (digits, symbols).
      """,
    options: [
      OptionSpecification("sections", help: "Put the label of the section before each line."),
      OptionSpecification("unique", help: "Of equal names with equal phonetic forms print one."),
    ])

  private let locale: String
  private let printsSections: Bool
  private let isUnique: Bool
  private let isVerbose: Bool

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    if let operand = arguments.operands.first {
      throw .usage("sort reads standard input and takes no operand such as ‘\(operand)’")
    }
    locale = global.locale
    printsSections = arguments.has("sections")
    isUnique = arguments.has("unique")
    isVerbose = global.isVerbose
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let collation = try LocalizedIndexedCollation.forCommand(
      locale: locale, isVerbose: isVerbose, in: &surroundings)
    let lines = NameLines(try surroundings.input.readToEnd())
    let names = collation.collate(lines.batch)
    var output: [UInt8] = []
    var last: Int?
    for section in names.sections {
      let label = printsSections ? Array(section.title.utf8) + [0x09] : []
      for position in section.range {
        let line = Int(names.order[position])
        if isUnique, let last, lines.areEqual(line, last) { continue }
        last = line
        output += label
        output += lines.text(line)
        output.append(0x0A)
        if output.count >= 1 << 20 {
          try surroundings.output.write(output)
          output.removeAll(keepingCapacity: true)
        }
      }
    }
    try surroundings.output.write(output)
    return .done
  }
}

extension LocalizedIndexedCollation {
  /// The collation of `--locale`; a tag that is none is wrong usage, and what ICU knows only in
  /// part is told when details are wanted.
  static func forCommand(
    locale: String, isVerbose: Bool, in surroundings: inout Surroundings
  ) throws(CommandError) -> LocalizedIndexedCollation {
    do {
      let collation = try LocalizedIndexedCollation(locale: locale)
      if isVerbose {
        let used = collation.fallback
        surroundings.say(
          used.map { "locale \(locale): ICU has no order of its own for it and uses \($0)" }
            ?? "locale \(locale)")
      }
      return collation
    } catch {
      if case .dataUnavailable = error { throw .data("\(error)") }
      throw .usage("\(error)")
    }
  }
}
