import BookStorage
import ContactInterchange
import UnicodeText
import VCardCodec

/// `kith inspect`: every value of every card, decoded.
struct InspectCommand: Command {
  static let description = CommandDescription(
    name: "inspect", operands: "FILE…",
    summary: "Print every value of every card, decoded.",
    discussion: """
      One value a line: card, property, number and value, separated by tabs; cards and values count from 0. The first line is -1, CARDS, 0 and the number of cards. A folder is read as a vdir, by file name. A tab, line feed, carriage return or backslash in a value is \\t, \\n, \\r or \\\\.
      """)

  private let paths: [String]

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.isEmpty else { throw .usage("‘inspect’ needs a file") }
    paths = arguments.operands
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let inputs = CardInput.all(at: paths)
    var status = ExitStatus.done
    for input in inputs {
      guard let fault = input.fault else { continue }
      surroundings.say(fault)
      status = .dataError
    }
    let count = inputs.reduce(0) { $0 + $1.outline.cards.count }
    guard status == .done || count > 0 else { return status }
    try surroundings.output.write("-1\tCARDS\t0\t\(count)\n")
    var number = 0
    for input in inputs {
      for card in input.outline.cards {
        var ignored: [Diagnostic] = []
        try write(
          VCard(card, in: input.bytes[...], diagnostics: &ignored), number, to: &surroundings)
        number += 1
      }
    }
    return status
  }

  private func write(
    _ card: VCard, _ number: Int, to surroundings: inout Surroundings
  ) throws(CommandError) {
    var lines: [UInt8] = []
    for value in CardInspection(card).values {
      lines += "\(number)\t".utf8
      append(value.property, to: &lines, in: surroundings)
      lines += "\t\(value.index)\t".utf8
      append(value.value, to: &lines, in: surroundings)
      lines.append(0x0A)
    }
    try surroundings.output.write(lines)
  }

  private func append(_ text: String, to line: inout [UInt8], in surroundings: Surroundings) {
    let field = TSV.escape(text)
    line += (surroundings.isOutputTerminal ? VisibleEscape.escape(field) : field).utf8
  }
}
