import BookCommands
import TestSupport
import Testing

/// Whatever a command prints, a terminal finds nothing in it to obey.
@Suite struct HostileTerminalTests {
  static let hostile =
    "Eve\u{1B}[31m\u{1B}]0;t\u{7}\u{9B}2J\u{85}\u{202E}\u{2066}\u{200B}\u{AD}\u{0}\u{8}\u{7F}\u{2028}\u{3164}\u{E0041}"

  @Test(arguments: [
    "list --book B", "list --book B --format tsv --sections", "list --book B --format json",
    "list --book B --format vcf", "list --book B eve", "search --book B eve",
    "search --book B eve --format json", "show --book B eve", "show --book B eve --format json",
    "show --book B eve --format vcf", "show --book B e", "show --book B \(hostile)!",
    "invite mark --book B eve", "invite list --book B", "invite list --book B --format tsv",
    "invite list --book B --format json", "invite unmark --book B eve", "check B", "inspect B",
    "check B\(hostile)", "sort", "sort --sections", "sort --unique", "filter eve",
    "sort \(hostile)",
    "\(hostile)", "--\(hostile)", "list --locale \(hostile)", "list --format \(hostile)",
    "help \(hostile)", "invite \(hostile)", "list --config \(hostile)", "list --order \(hostile)",
    "list --book \(hostile)", "list --verbose --book B",
  ])
  func `a terminal finds nothing to obey`(line: String) throws {
    let folder = try TemporaryFolder()
    let book = try folder.write(
      "book.vcf",
      card(Self.hostile, uid: "e\(Self.hostile)", more: ["NOTE:\(Self.hostile)\r", "X-\u{1B}:1"])
        + card("Emil", uid: "e2"))
    _ = Self.run("invite mark --book B eve", book, folder)
    let surroundings = Self.run(line, book, folder)
    for bytes in [surroundings.output.bytes, surroundings.errors.bytes] {
      let text = String(decoding: bytes, as: UTF8.self)
      let obeyed = text.unicodeScalars.filter(Self.isObeyed)
      #expect(obeyed.isEmpty, "\(text.debugDescription)")
    }
    #expect(surroundings.output.bytes.count + surroundings.errors.bytes.count > 0)
  }

  static func run(_ line: String, _ book: String, _ folder: TemporaryFolder) -> Surroundings {
    let words = line.split(separator: " ").map { $0 == "B" ? book : String($0) }
    var surroundings = Surroundings(
      arguments: words, environment: ["HOME": folder.path, "LANG": hostile, "TERM": "xterm"],
      input: InputSource(bytes: Array("\(hostile)\r\nAnn\t\(hostile)\n".utf8)),
      isInputTerminal: true, isOutputTerminal: true)
    _ = Program.run(in: &surroundings)
    return surroundings
  }

  static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n" && scalar != "\t"
    case .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
