import BookStorage
import ContactBook
import Glibc
import InviteLedger
import TestSupport
import Testing
import VCardCodec

@Suite("History")
struct HistoryTests {
  static let anna = SavingTests.anna
  static let bo = SavingTests.bo

  @Test func `it is a private file in a private folder`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna)])
    try saving.addNote("x", to: "Anna", in: try saving.open(path))
    #expect(LedgerStoreTests.mode(saving.path + "/state/kith") == 0o700)
    #expect(LedgerStoreTests.mode(saving.history.path) == 0o600)
    #expect(LedgerStoreTests.mode(saving.path + "/state/kith/save.lock") == 0o600)
  }

  @Test func `a history of the version before is brought up to date`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna + Self.bo)
    try saving.addNote("x", to: "Bo", in: try saving.open(path))
    for statement in ["CREATE TABLE card(step INTEGER) STRICT", "PRAGMA user_version = 1"] {
      try LedgerFileTests.run(statement, in: saving.history.path)
    }
    #expect(try saving.history.steps().map(\.label) == ["edit Bo"])
    #expect(try saving.history.undo()?.label == "edit Bo")
    #expect(try saving.text(path) == Self.anna + Self.bo)
  }

  @Test func `a step belongs to the books whose files it changed`() throws {
    let saving = try SavingFolder()
    let outer = saving.folder.folder("outer")
    let inner = saving.folder.folder("outer/inner%_")
    try saving.folder.write("outer/a.vcf", Self.anna)
    try saving.folder.write("outer/inner%_/b.vcf", Self.bo)
    try saving.addNote("x", to: "Bo", in: try saving.open(inner))
    func steps(_ paths: String...) throws -> [String] {
      try saving.history.steps(in: paths.map { BookLocation(path: $0) }).map(\.label)
    }
    #expect(try steps(outer).isEmpty)
    #expect(try steps(inner) == ["edit Bo"])
    #expect(try steps(inner + "/b.vcf") == ["edit Bo"])
    #expect(try steps(outer, inner) == ["edit Bo"])
    #expect(try saving.history.undo(in: [BookLocation(path: outer)]) == nil)
  }

  @Test func `looking makes no file`() throws {
    let saving = try SavingFolder()
    #expect(try saving.history.steps().isEmpty)
    #expect(try saving.history.trash().isEmpty)
    #expect(try saving.history.undo() == nil)
    #expect(try saving.history.redo() == nil)
    #expect(saving.names(saving.path).isEmpty)
  }

  @Test func `another change ends what can be done again`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna + Self.bo)
    try saving.delete("Anna", from: try saving.open(path))
    _ = try saving.history.undo()
    try saving.addNote("x", to: "Bo", in: try saving.open(path))
    #expect(try saving.history.redo() == nil)
    #expect(try saving.history.steps().map(\.label) == ["edit Bo"])
    // The card that was not deleted in the end is in no trash either.
    #expect(try saving.history.trash().isEmpty)
  }

  @Test
  func `a step that cannot be taken back is forgotten on request, and those before it can be`()
    throws
  {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna + Self.bo)
    try saving.addNote("x", to: "Bo", in: try saving.open(path))
    try saving.delete("Anna", from: try saving.open(path))
    let after = try saving.text(path)
    #expect(try saving.history.forgetLast()?.label == "delete Anna")
    #expect(try saving.text(path) == after)
    #expect(try saving.history.trash().map(\.name) == ["Anna"])
    #expect(try saving.history.undo()?.label == "edit Bo")
    #expect(try saving.text(path) == Self.bo)
    #expect(try saving.history.forgetLast() == nil)
  }

  @Test func `steps are taken back and done again in their order`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna + Self.bo)
    var forms = [try saving.text(path)]
    for note in ["one", "two", "three", "four"] {
      let name = note.utf8.count == 3 ? "Anna" : "Bo"
      try saving.addNote(note, to: name, in: try saving.open(path))
      forms.append(try saving.text(path))
    }
    for _ in 0..<2 {
      for form in forms.dropLast().reversed() {
        #expect(try saving.history.undo() != nil)
        #expect(try saving.text(path) == form)
      }
      #expect(try saving.history.undo() == nil)
      for form in forms.dropFirst() {
        #expect(try saving.history.redo() != nil)
        #expect(try saving.text(path) == form)
      }
      #expect(try saving.history.redo() == nil)
    }
  }

  @Test func `a step is of the books that it changed`() throws {
    let saving = try SavingFolder()
    let folder = try saving.vdir([("a.vcf", Self.anna)])
    let file = try saving.folder.write("book.vcf", Self.bo)
    try saving.addNote("x", to: "Anna", in: try saving.open(folder))
    try saving.addNote("y", to: "Bo", in: try saving.open(file))
    unsafe symlink("vdir", saving.path + "/link")
    let link = [BookLocation(path: saving.path + "/link")]
    #expect(try saving.history.steps(in: link).map(\.label) == ["edit Anna"])
    #expect(try saving.history.undo(in: link)?.label == "edit Anna")
    #expect(try saving.history.undo(in: link) == nil)
    #expect(try saving.text(folder + "/a.vcf") == Self.anna)
    #expect(try saving.text(file) != Self.bo)
  }

  @Test func `the last hundred steps are kept`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna)
    for number in 0..<104 {
      try saving.addNote("\(number)", to: "Anna", in: try saving.open(path))
    }
    #expect(try saving.history.steps().count == 100)
    for _ in 0..<100 { _ = try saving.history.undo() }
    #expect(try saving.history.undo() == nil)
    let notes = try saving.text(path).split(separator: "NOTE:").count - 1
    #expect(notes == 4)
  }

  @Test func `the trash is kept for 90 days, the step for itself`() throws {
    let saving = try SavingFolder()
    let path = try saving.folder.write("book.vcf", Self.anna + Self.bo)
    let day: Int64 = 86_400
    try saving.delete("Anna", from: try saving.open(path), at: 5 * day)
    try saving.addNote("x", to: "Bo", in: try saving.open(path), at: 95 * day)
    #expect(try saving.history.trash().map(\.name) == ["Anna"])
    try saving.addNote("y", to: "Bo", in: try saving.open(path), at: 96 * day)
    #expect(try saving.history.trash().isEmpty)
    for _ in 0..<3 { _ = try saving.history.undo() }
    #expect(try saving.text(path) == Self.anna + Self.bo)
  }

  @Test func `what is forgotten is no longer in the file`() throws {
    let saving = try SavingFolder()
    let secret = card("Zaphod Secretname", uid: "z-1")
    let path = try saving.folder.write("book.vcf", secret + Self.bo)
    try saving.delete("Zaphod Secretname", from: try saving.open(path))
    func isKept() throws -> Bool {
      try saving.names(saving.path + "/state/kith").contains { name in
        try saving.bytes(saving.path + "/state/kith/" + name)
          .contains(Array("Secretname".utf8))
      }
    }
    #expect(try isKept())
    try saving.history.empty(try saving.history.trash())
    #expect(try saving.history.trash().isEmpty)
    #expect(try !isKept())
    #expect(try saving.history.undo() == nil)
  }

  @Test func `what is no history is refused and stays`() throws {
    let saving = try SavingFolder()
    let path = try saving.vdir([("a.vcf", Self.anna)])
    let text = try saving.folder.write("text", "a text of another program\n")
    let ledger = saving.path + "/ledger"
    _ = try LedgerStore(path: ledger).apply([LedgerStoreTests.mark("a")])
    let opened = try saving.open(path)
    let (id, card, _) = try saving.edited("x", "Anna", in: opened)
    for path in [text, ledger] {
      let before = try saving.bytes(path)
      let history = HistoryStore(path: path)
      #expect {
        try opened.save([.replace(id, card)], label: "edit", in: history, at: 1)
      } throws: {
        "\($0)".contains("no history of kith")
      }
      #expect(throws: StorageError.self) { try history.trash() }
      #expect(try saving.bytes(path) == before)
    }
    #expect(try saving.text(path + "/a.vcf") == Self.anna)
  }
}
