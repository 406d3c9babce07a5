import ContactBook
import Glibc
import TestSupport
import Testing

@testable import BookStorage

/// What a mark hangs on: an identity is that of one card, whichever books are open and in which order.
@Suite("Identities")
struct IdentityTests {
  /// The identities of cards by their names.
  static func identities(_ paths: String...) throws -> [String: String] {
    let opened = try OpenedBook.open(paths.map { BookLocation(path: $0) })
    #expect(opened.book.brokenInvariants() == [])
    var identities: [String: String] = [:]
    for id in opened.book.ids {
      let name = opened.book.string(.displayName, of: id) ?? ""
      let identity = opened.book.identity(of: id) ?? ""
      #expect(try opened.contact(of: id).identity == identity)
      identities[name] = identity
    }
    #expect(Set(identities.values).count == identities.count)
    return identities
  }

  static func isMade(_ identity: String?, _ stem: String) -> Bool {
    guard let identity else { return false }
    return identity.hasPrefix(stem) && identity.utf8.count == stem.utf8.count + 32
      && CardIdentity.isMade(Array(identity.utf8)[...])
  }

  struct Books: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (TemporaryFolder, _ name: String, _ cards: [String]) throws -> String
  }

  static let file = Books(testDescription: "files") { folder, name, cards in
    try folder.write(name + ".vcf", cards.joined())
  }
  static let vdir = Books(testDescription: "folders") { folder, name, cards in
    let path = folder.folder(name)
    for (number, card) in cards.enumerated() { try folder.write("\(name)/\(number).vcf", card) }
    return path
  }

  @Test(arguments: [file, vdir])
  func `the order of books does not matter`(_ books: Books) throws {
    let folder = try TemporaryFolder()
    let one = try books.make(folder, "one", [card("Anna", uid: "same"), card("Carl")])
    let two = try books.make(folder, "two", [card("Boris", uid: "same"), card("Dora")])
    let found = try Self.identities(one, two)
    #expect(found == (try Self.identities(two, one)))
    #expect(found.count == 4)
    #expect(Self.isMade(found["Anna"], "same#") && Self.isMade(found["Boris"], "same#"))
    let alone = try Self.identities(two)
    #expect(alone["Dora"] == found["Dora"])
    #expect(alone["Boris"] == "same")
  }

  @Test func `a folder's cards keep their identities however the folder is named`() throws {
    let folder = try TemporaryFolder()
    let path = try Self.vdir.make(folder, "book", [card("Anna")])
    unsafe symlink("book", folder.path + "/link")
    let found = try Self.identities(path)
    #expect(Self.isMade(found["Anna"], "file:"))
    for other in ["/book/", "/link", "/../\(folder.path.dropFirst(5))/./book"] {
      #expect(try Self.identities(folder.path + other) == found)
    }
  }

  @Test(arguments: [file, vdir])
  func `a UID cannot be the identity of another card`(_ books: Books) throws {
    let folder = try TemporaryFolder()
    let cards = [card("Anna"), card("Bert", uid: "u"), card("Carl", uid: "u")]
    let before = try Self.identities(try books.make(folder, "book", cards))
    for name in ["Anna", "Bert"] {
      let taken = try #require(before[name])
      let thief = card("Thief", uid: taken)
      let after = try Self.identities(try books.make(folder, "book", cards + [thief]))
      #expect(Self.isMade(after["Thief"], taken + "#"))
      for name in before.keys { #expect(after[name] == before[name]) }
      let first = try Self.identities(
        try books.make(folder, "other", [thief]), try books.make(folder, "book", cards))
      #expect(first["Anna"] == before["Anna"] && first["Bert"] == before["Bert"])
    }
  }

  @Test(arguments: ["file:1.vcf", "u#2", "card:0", "a#b", "contact:1"])
  func `a UID that only looks alike stays as it is`(uid: String) throws {
    let folder = try TemporaryFolder()
    let cards = [card("Anna", uid: "u"), card("Bert", uid: "u"), card("Carl", uid: uid)]
    for cards in [cards, cards.reversed()] {
      let found = try Self.identities(try Self.file.make(folder, "book", cards))
      #expect(found["Carl"] == uid)
      #expect(Self.isMade(found["Anna"], "u#") && Self.isMade(found["Bert"], "u#"))
    }
  }

  @Test func `UIDs that look like numbered ones are sorted out`() throws {
    let folder = try TemporaryFolder()
    let uids = ["u", "u", "u#2", "u#2#2", "u#3", "u#3"]
    let cards = uids.enumerated().map { card("\($0.offset)", uid: $0.element) }
    let found = try Self.identities(try Self.file.make(folder, "book", cards))
    #expect(found["2"] == "u#2")
    #expect(found["3"] == "u#2#2")
    for (name, stem) in [("0", "u#"), ("1", "u#"), ("4", "u#3#"), ("5", "u#3#")] {
      #expect(Self.isMade(found[name], stem))
    }
  }

  @Test(arguments: [file, vdir])
  func `no card inherits the identity of a removed one`(_ books: Books) throws {
    let folder = try TemporaryFolder()
    let cards = ["Anna", "Bert", "Carl"].map { card($0, uid: "u") }
    let before = try Self.identities(try books.make(folder, "one", cards))
    let path = try books.make(folder, "one", cards)
    if path.hasSuffix(".vcf") {
      try folder.write("one.vcf", cards[1...].joined())
    } else {
      unsafe unlink(path + "/0.vcf")
    }
    let after = try Self.identities(path)
    #expect(after == before.filter { $0.key != "Anna" })
  }

  @Test func `several cards in one file of a folder are told apart`() throws {
    let folder = try TemporaryFolder()
    let cards = [card("Anna"), card("Bert"), card("Carl", uid: "u"), card("Dora", uid: "u")]
    let found = try Self.identities(try Self.vdir.make(folder, "book", [cards.joined()]))
    let turned = try Self.identities(
      try Self.vdir.make(folder, "book", [cards.reversed().joined()]))
    #expect(found == turned)
    #expect(Self.isMade(found["Anna"], "file:") && Self.isMade(found["Dora"], "u#"))
  }

  @Test func `cards that are alike to the last byte are still two`() throws {
    let folder = try TemporaryFolder()
    let text = card("Anna") + card("Bert", uid: "u")
    let path = try folder.write("a.vcf", text + text + text)
    let opened = try OpenedBook.open([BookLocation(path: path)])
    #expect(opened.book.brokenInvariants() == [])
    #expect(Set(opened.book.ids.compactMap(opened.book.identity)).count == 6)
  }

  @Test func `a large file of one UID keeps every card apart`() throws {
    let folder = try TemporaryFolder()
    let names = (0..<8_000).map { "Person \($0)" }
    let path = try Self.file.make(folder, "book", names.map { card($0, uid: "u") })
    let found = try Self.identities(path)
    #expect(found.count == names.count)
    let turned = try Self.file.make(folder, "b", names.reversed().map { card($0, uid: "u") })
    #expect(try Self.identities(turned) == found)
  }

  @Test func `cards of a file in UTF-16 that share a UID are told apart`() throws {
    let folder = try TemporaryFolder()
    let text = card("Ännchen", uid: "u") + card("王小明", uid: "u")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 255), UInt8(unit >> 8)] }
    let found = try Self.identities(try folder.write("a.vcf", bytes))
    #expect(found == (try Self.identities(try folder.write("b.vcf", text))))
  }

  struct Digest: Sendable {
    let message: [UInt8]
    let digits: String
  }

  @Test(arguments: [
    Digest(message: [], digits: "cae66941d9efbd404e4d88758ea67670"),
    Digest(message: Array("abc".utf8), digits: "cf4ab791c62b8d2b2109c90275287816"),
    Digest(message: Array(0..<128), digits: "a74787004ef589e31149183900d0294a"),
    Digest(
      message: (0..<300).map { UInt8($0 % 251) }, digits: "a021a719dabbbce707bec49e7a6c9865"),
  ])
  func `the digest is that of RFC 7693`(_ digest: Digest) {
    #expect(BLAKE2b.digits(digest.message.span) == Array(digest.digits.utf8))
  }
}
