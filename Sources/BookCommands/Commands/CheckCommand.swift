import BookStorage
import ContactInterchange
import UnicodeText
import VCardCodec

/// `kith check`: what is wrong with cards, by file and line.
struct CheckCommand: Command {
  static let description = CommandDescription(
    name: "check", operands: "[PATH…]",
    summary: "Report what is wrong with cards, by file and line.",
    discussion: """
      One fault a line: file:line: error|warning: text [code]. Without a path the book is checked. A file may also be of another format that ‘kith import’ reads. The exit status is 1 when there is an error, 3 when a file cannot be read or holds no contacts.
      """)

  private let paths: [String]

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    guard !arguments.operands.contains("") else {
      throw .usage("‘kith check’ cannot take an empty PATH")
    }
    paths = arguments.operands.isEmpty ? global.books : arguments.operands
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let (places, found) = CardPlace.all(at: try locations(in: surroundings), in: &surroundings)
    var status = found
    var uids = KnownUIDs()
    for place in places {
      let input: CardInput
      do {
        input = try CardInput(place)
      } catch {
        surroundings.say(error.message)
        status = .dataError
        continue
      }
      let entries = input.foreignEntries()
      if entries?.isEmpty ?? (input.fault != nil) { status = .dataError }
      for diagnostic in entries?.diagnostics ?? input.diagnostics(&uids) {
        try write(diagnostic, path: place.path, to: &surroundings)
        if diagnostic.severity == .error, status == .done { status = .nothingFound }
      }
    }
    return status
  }

  private func locations(in surroundings: Surroundings) throws(CommandError) -> [BookLocation] {
    do {
      let folders = UserFolders(environment: surroundings.environment)
      return try BookLocation.resolve(paths, folders: folders)
    } catch {
      throw .data(error.message)
    }
  }

  private func write(
    _ diagnostic: Diagnostic, path: String, to surroundings: inout Surroundings
  ) throws(CommandError) {
    let line =
      "\(path):\(diagnostic.line): \(diagnostic.severity.rawValue): \(diagnostic.text)"
      + " [\(diagnostic.code.rawValue)]"
    try surroundings.output.write(VisibleEscape.escape(line) + "\n")
  }
}
