import BookStorage
import ContactBook
import Glibc
import TestSupport
import Testing

@Suite("OpenedBook")
struct OpenedBookTests {
  static func names(_ opened: OpenedBook) -> [String] {
    opened.book.ids.map { opened.book.string(.displayName, of: $0) ?? "" }
  }

  static func open(_ paths: String...) throws -> OpenedBook {
    try OpenedBook.open(paths.map { BookLocation(path: $0) })
  }

  @Test func `a vdir is read by file name, and only its cards`() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.vcf", card("Bert", uid: "b"))
    try folder.write("a.VCF", card("Anna"))
    for name in [
      ".hidden.vcf", ".c.vcf.tmp", "c.vcf.tmp", "noextension", "notes.txt", "displayname",
    ] {
      try folder.write(name, card("Wrong"))
    }
    _ = folder.folder("sub.vcf")
    let opened = try Self.open(folder.path)
    #expect(Self.names(opened) == ["Anna", "Bert"])
    #expect(opened.faults == [])
    let identities = opened.book.ids.compactMap(opened.book.identity)
    #expect(IdentityTests.isMade(identities[0], "file:") && identities[1] == "b")
    #expect(opened.place(of: ContactID(rawValue: 1)) == "\(folder.path)/b.vcf:1")
  }

  @Test func `many files give the same book on several threads as on one`() throws {
    let folder = try TemporaryFolder()
    let names = (0..<1_200).map { "Person \($0)" }
    for (index, name) in names.enumerated() {
      let digits = "\(index)"
      let file = String(repeating: "0", count: 4 - digits.count) + digits + ".vcf"
      try folder.write(file, card(name, uid: index % 7 == 0 ? "same" : nil))
    }
    let opened = try Self.open(folder.path)
    #expect(Self.names(opened) == names)
    #expect(opened.book.brokenInvariants() == [])
    #expect(IdentityTests.isMade(opened.book.identity(of: ContactID(rawValue: 1_197)), "same#"))
    let last = ContactID(rawValue: 1_199)
    #expect(try opened.contact(of: last).displayName == "Person 1199")
  }

  @Test func `a file of many cards keeps identities when others come before`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.vcf", card("Anna") + "\r\n" + card("Bert", uid: "b"))
    let before = try Self.open(path)
    try folder.write("a.vcf", card("Zoe") + card("Anna") + card("Bert", uid: "b"))
    let after = try Self.open(path)
    #expect(Self.names(after) == ["Zoe", "Anna", "Bert"])
    let anna = before.book.identity(of: ContactID(rawValue: 0))
    #expect(after.book.identity(of: ContactID(rawValue: 1)) == anna)
    #expect(IdentityTests.isMade(anna, "card:"))
  }

  @Test func `several books are one`() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("one.vcf", card("Anna", uid: "u"))
    let two = try folder.write("two.vcf", card("Bert", uid: "u") + card("Carl"))
    let opened = try Self.open(one, two)
    #expect(Self.names(opened) == ["Anna", "Bert", "Carl"])
    let bert = opened.book.identity(of: ContactID(rawValue: 1))
    #expect(IdentityTests.isMade(bert, "u#"))
    #expect(try opened.contact(of: ContactID(rawValue: 1)).identity == bert)
    #expect(try opened.contact(of: ContactID(rawValue: 2)).displayName == "Carl")
  }

  @Test func `a card is given with its very bytes`() throws {
    let folder = try TemporaryFolder()
    let second = card("Bert", uid: "b", more: ["X-Ödd;a=b:\t fol", "  ded", "NOTE:a\\nb"])
    let path = try folder.write("a.vcf", card("Anna") + second + "\n")
    let opened = try Self.open(path)
    #expect(try opened.card(of: ContactID(rawValue: 1)) == Array(second.utf8))
  }

  @Test(arguments: ["\r\n", "\n"])
  func `a large file is read in parts as it would be in one`(lineEnd: String) throws {
    let folder = try TemporaryFolder()
    let cards = (0..<12_000).map { number in
      let text = card(
        "Person \(number)", uid: number % 3 == 0 ? nil : "u\(number % 1_000)",
        more: ["NOTE:n\(number)"])
      let end = number % 1_000 == 999 ? "rubbish\r\n" : ""
      return text.replacing("\r\n", with: lineEnd) + end.replacing("\r\n", with: lineEnd)
    }
    let path = try folder.write("a.vcf", cards.joined())
    let opened = try Self.open(path)
    #expect(opened.book.count == cards.count)
    #expect(opened.book.brokenInvariants() == [])
    var line = 1
    var faults: [Int] = []
    for (number, text) in cards.enumerated() {
      let id = ContactID(rawValue: UInt32(number))
      #expect(opened.place(of: id) == "\(path):\(line)")
      line += text.utf8.count { $0 == 0x0A }
      if text.contains("rubbish") { faults.append(line - 1) }
      if number % 997 == 0 {
        #expect(try opened.contact(of: id).values(of: .note).map(\.value) == ["n\(number)"])
      }
    }
    #expect(opened.faults.compactMap(\.line) == faults)
    #expect(opened.faults.allSatisfy { $0.code == "text-outside" })
  }

  @Test func `a file in UTF-16 is read and shown again`() throws {
    let folder = try TemporaryFolder()
    let text = card("Ännchen") + card("王小明")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 255), UInt8(unit >> 8)] }
    let opened = try Self.open(try folder.write("a.vcf", bytes))
    #expect(Self.names(opened) == ["Ännchen", "王小明"])
    #expect(try opened.contact(of: ContactID(rawValue: 1)).displayName == "王小明")
  }

  @Test(.timeLimit(.minutes(5)))
  func `many cards of a file in UTF-16 are read one by one in linear time`() throws {
    let folder = try TemporaryFolder()
    var bytes: [UInt8] = [0xFF, 0xFE]
    for number in 0..<5_000 {
      for unit in card("Person \(number)").utf16 { bytes += [UInt8(unit & 255), UInt8(unit >> 8)] }
    }
    let opened = try Self.open(try folder.write("a.vcf", bytes))
    for id in opened.book.ids {
      #expect(try opened.card(of: id).count > 60)
    }
  }

  @Test func `a changed file is noticed`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.vcf", card("Anna"))
    let opened = try Self.open(path)
    try folder.write("a.vcf", card("Annabel"))
    #expect {
      try opened.contact(of: ContactID(rawValue: 0))
    } throws: { error in
      (error as? StorageError)?.kind == .changed
    }
    unsafe unlink(path)
    #expect {
      try opened.contact(of: ContactID(rawValue: 0))
    } throws: { error in
      (error as? StorageError)?.kind == .missing
    }
  }
}
