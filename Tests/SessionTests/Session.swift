import BookRuntime
import BookStorage
import ContactBook
import TerminalGrid
import TestSupport
import Testing

/// A session with the browser, kept as a folder of `Tests/Fixtures/sessions/<group>/<name>`.
///
/// | file | holds |
/// | --- | --- |
/// | `keys` | what is typed, see `TerminalEvent.script`; `<restart>` ends the program and starts it again |
/// | `size` | the terminal's rows and columns: `24x80` |
/// | `screen` | the last frame, see `SessionRecord` |
/// | `book.vcf`, `book/` | the book; without, that of the group |
/// | `book` | in their place: a path to open, or `default` for the default book, which is not there |
/// | `locale` | a BCP 47 tag; `en` without |
/// | `pick` | makes it a picker: the field, `multi` or nothing, and what the search begins with |
struct Session: Hashable, Sendable, CustomTestStringConvertible {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  static let top = TestFolder.inPackage("Tests/Fixtures/sessions")

  let group: String
  let name: String

  var testDescription: String { "\(group)/\(name)" }

  var folder: TestFolder { Self.top.folder(group).folder(name) }

  /// Every session there is.
  static let all: [Session] = top.names.flatMap { group in
    top.folder(group).names.filter { top.folder(group).folder($0).file("keys").exists }
      .map { Session(group: group, name: $0) }
  }

  /// What the command line names; a path is given from the top of the package, so that it is the
  /// same wherever the package lies.
  private var paths: [String] {
    get throws {
      let place = "Tests/Fixtures/sessions/\(group)"
      let folder = folder
      if folder.file("book.vcf").exists { return ["\(place)/\(name)/book.vcf"] }
      if !folder.folder("book").names.isEmpty { return ["\(place)/\(name)/book"] }
      if folder.file("book").exists {
        let path = try folder.text("book")
        return path == "default" ? [] : ["\(place)/\(name)/\(path)"]
      }
      return ["\(place)/book.vcf"]
    }
  }

  private var picking: PickRequest? {
    get throws {
      guard folder.file("pick").exists else { return nil }
      var words = try folder.text("pick").split(separator: " ").map(String.init)[...]
      guard let field = words.popFirst().flatMap(PickField.init(rawValue:)) else {
        throw Malformed(description: "\(folder.path)/pick")
      }
      let allowsSeveral = words.first == "multi"
      if allowsSeveral { words.removeFirst() }
      return PickRequest(
        field: field, allowsSeveral: allowsSeveral, query: words.joined(separator: " "))
    }
  }

  private var size: GridSize {
    get throws {
      let numbers = try folder.text("size").split(separator: "x").compactMap { Int($0) }
      guard numbers.count == 2 else { throw Malformed(description: "\(folder.path)/size") }
      return GridSize(rows: numbers[0], columns: numbers[1])
    }
  }

  /// Runs the session with a state folder of its own and records how it ended.
  func play() throws -> SessionRecord {
    let size = try size
    let locale = folder.file("locale").exists ? try folder.text("locale") : "en"
    let paths = try paths
    let runs = try folder.file("keys").read().split(
      separator: "<restart>", omittingEmptySubsequences: false)
    let state = try TemporaryFolder()
    let settings = BrowserSettings(
      paths: paths,
      folders: UserFolders(environment: [
        "XDG_STATE_HOME": state.path, "XDG_DATA_HOME": "/nowhere/share",
        "XDG_CONFIG_HOME": "/nowhere/config", "XDG_CACHE_HOME": state.path,
      ]),
      locale: locale, picking: try picking, clock: { 1_750_000_000 })
    var record = SessionRecord()
    for keys in runs {
      var terminal = RecordingTerminal(size: size, script: try TerminalEvent.script(String(keys)))
      let exit = try Browser.run(settings, on: &terminal)
      record = SessionRecord(terminal.frame, copied: terminal.copied, exit: exit)
    }
    return record
  }
}

extension TestFolder {
  /// The text of a file in it, without the line feed at its end.
  fileprivate func text(_ name: String) throws -> String {
    String(try file(name).read().prefix { $0 != "\n" })
  }
}
