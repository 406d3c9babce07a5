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
    guard !arguments.operands.isEmpty else { throw .usage("‘kith inspect’ needs a FILE") }
    guard !arguments.operands.contains("") else {
      throw .usage("‘kith inspect’ cannot take an empty FILE")
    }
    paths = arguments.operands
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let locations = paths.map { BookLocation(path: $0) }
    let (places, found) = CardPlace.all(at: locations, in: &surroundings)
    var status = found
    // The number of cards comes first, so files are read twice rather than all kept; one alone is kept.
    var files: [(place: CardPlace, count: Int)] = []
    var latest: CardInput?
    for place in places {
      guard let input = Self.read(place, &status, in: &surroundings) else { continue }
      files.append((place, input.outline.cards.count))
      latest = input
    }
    let count = files.reduce(0) { $0 + $1.count }
    guard status == .done || !files.isEmpty else { return status }
    try surroundings.output.write("-1\tCARDS\t0\t\(count)\n")
    if files.count > 1 { latest = nil }
    var number = 0
    for file in files where file.count > 0 {
      if let input = latest ?? Self.read(file.place, &status, in: &surroundings) {
        if input.outline.cards.count == file.count {
          try write(input, from: number, to: &surroundings)
        } else {
          surroundings.say("\(file.place.path): the file was changed while it was read")
          status = .dataError
        }
      }
      number += file.count
    }
    return status
  }

  /// Reads a file; tells why it cannot be read or holds no card.
  private static func read(
    _ place: CardPlace, _ status: inout ExitStatus, in surroundings: inout Surroundings
  ) -> CardInput? {
    do {
      let input = try CardInput(place)
      if let fault = input.fault {
        surroundings.say("\(place.path): \(fault.text)")
        status = .dataError
      }
      return input
    } catch {
      surroundings.say(error.message)
      status = .dataError
      return nil
    }
  }

  private func write(
    _ input: CardInput, from first: Int, to surroundings: inout Surroundings
  ) throws(CommandError) {
    for (index, card) in input.outline.cards.enumerated() {
      var ignored: [Diagnostic] = []
      let card = VCard(card, in: input.bytes[...], diagnostics: &ignored)
      try write(card, first + index, to: &surroundings)
    }
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
