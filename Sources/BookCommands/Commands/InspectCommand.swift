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
      One value a line: card, property, number and value, separated by tabs; cards and values count from 0. The first line is -1, CARDS, 0 and the number of cards. A folder is read as a vdir, by file name. A file may also be CSV, LDIF, abook's address book, jCard, kith's JSON or aliases of mutt; each row or entry is then a card. A tab, line feed, carriage return or backslash in a value is \\t, \\n, \\r or \\\\.
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
    var latest: InspectedFile?
    for place in places {
      guard let input = Self.read(place, &status, in: &surroundings) else { continue }
      files.append((place, input.count))
      latest = input
    }
    let count = files.reduce(0) { $0 + $1.count }
    guard status == .done || !files.isEmpty else { return status }
    try surroundings.output.write("-1\tCARDS\t0\t\(count)\n")
    if files.count > 1 { latest = nil }
    var number = 0
    for file in files where file.count > 0 {
      if let input = latest ?? Self.read(file.place, isKnown: true, &status, in: &surroundings) {
        if input.count == file.count {
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

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - place: The file.
  ///   - isKnown: Whether it was read before; otherwise it is told why it cannot be read or holds no card,
  ///     and what of another format is not taken.
  ///   - status: Gets worse when there is nothing to inspect.
  ///   - surroundings: Where messages go.
  /// - Returns: The file, nil when it cannot be read.
  private static func read(
    _ place: CardPlace, isKnown: Bool = false, _ status: inout ExitStatus,
    in surroundings: inout Surroundings
  ) -> InspectedFile? {
    do {
      let file = try InspectedFile(place)
      for fault in isKnown ? [] : file.faults {
        let line = file.count > 0 ? ":\(fault.line)" : ""
        surroundings.say("\(place.path)\(line): \(fault.text)")
      }
      if file.count == 0 { status = .dataError }
      return file
    } catch {
      surroundings.say(error.message)
      status = .dataError
      return nil
    }
  }

  private func write(
    _ file: InspectedFile, from first: Int, to surroundings: inout Surroundings
  ) throws(CommandError) {
    for index in 0..<file.count {
      var lines: [UInt8] = []
      for value in file.values(at: index) {
        lines += "\(first + index)\t".utf8
        append(value.property, to: &lines, in: surroundings)
        lines += "\t\(value.index)\t".utf8
        append(value.value, to: &lines, in: surroundings)
        lines.append(0x0A)
      }
      try surroundings.output.write(lines)
    }
  }

  private func append(_ text: String, to line: inout [UInt8], in surroundings: Surroundings) {
    if surroundings.isOutputTerminal {
      line += VisibleEscape.escape(TSV.escape(text)).utf8
    } else {
      TSV.append(text.utf8, to: &line)
    }
  }
}
