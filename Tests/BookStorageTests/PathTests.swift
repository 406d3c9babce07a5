import BookStorage
import ContactBook
import Glibc
import TestSupport
import Testing
import UnicodeText

/// Paths that are not UTF-8.
@Suite("Paths")
struct PathTests {
  /// A path in a folder as the C library wants it.
  private static func cString(_ folder: String, _ name: [UInt8]) -> [CChar] {
    (Array(folder.utf8) + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }
  }

  private static func write(_ text: String, to path: [CChar]) throws {
    guard let stream = unsafe fopen(path, "w") else {
      throw TemporaryFolder.Failure(number: errno)
    }
    unsafe fputs(text, stream)
    unsafe fclose(stream)
  }

  @Test func `a folder and cards in it whose names are not UTF-8`() throws {
    let temporary = try TemporaryFolder()
    let folder = Self.cString(temporary.path, [0xE4])
    let file = Self.cString(
      temporary.path, [0xE4, 0x2F] + Array("n\u{1}te.vcf".utf8).map { $0 == 1 ? 0xF6 : $0 })
    unsafe mkdir(folder, 0o700)
    try Self.write(card("Anna"), to: file)
    defer {
      unsafe unlink(file)
      unsafe rmdir(folder)
    }
    let path = PathText.string(folder.dropLast().map { UInt8(bitPattern: $0) })
    for location in [path, path + "/n\u{10FFF6}te.vcf"] {
      let opened = try OpenedBookTests.open(location)
      #expect(OpenedBookTests.names(opened) == ["Anna"])
      #expect(opened.faults == [])
      #expect(try opened.contact(of: ContactID(rawValue: 0)).displayName == "Anna")
    }
    #expect(try CardFiles.paths(at: path) == [path + "/n\u{10FFF6}te.vcf"])
    #expect(try CardFiles.bytes(of: path + "/n\u{10FFF6}te.vcf") == Array(card("Anna").utf8))
  }

  @Test func `a variable keeps its bytes`() throws {
    let value = [0x2F, 0xE4, 0].map { CChar(bitPattern: $0) }
    unsafe setenv("KITH_TEST_FOLDER", value, 1)
    #expect(ProcessCalls.environment()["KITH_TEST_FOLDER"] == "/\u{10FFE4}")
    unsafe unsetenv("KITH_TEST_FOLDER")
  }
}
