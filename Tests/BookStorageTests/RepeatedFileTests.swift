import BookStorage
import ContactBook
import Glibc
import TestSupport
import Testing

/// A file that is reached in several ways is read once.
@Suite("Repeated files")
struct RepeatedFileTests {
  @Test func `a folder named twice`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.vcf", card("Anna", uid: "a"))
    let opened = try OpenedBookTests.open(folder.path, folder.path + "/.", folder.path + "/a.vcf")
    #expect(opened.book.ids.compactMap(opened.book.identity) == ["a"])
    #expect(opened.faults == [])
  }

  @Test func `a file named twice`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.vcf", card("Anna", uid: "a") + card("Bert", uid: "b"))
    let opened = try OpenedBookTests.open(path, path)
    #expect(opened.book.ids.compactMap(opened.book.identity) == ["a", "b"])
  }

  @Test func `links to other cards of a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.vcf", card("Bert", uid: "b"))
    unsafe symlink("b.vcf", folder.path + "/c.vcf")
    unsafe link(folder.path + "/b.vcf", folder.path + "/d.vcf")
    let opened = try OpenedBookTests.open(folder.path)
    #expect(opened.book.ids.compactMap(opened.book.identity) == ["b"])
  }

  @Test func `a link to a card that another thread reads`() throws {
    let folder = try TemporaryFolder()
    for number in 0..<1_200 {
      try folder.write("\(1_000 + number).vcf", card("Person \(number)", uid: "u\(number)"))
    }
    unsafe symlink("1000.vcf", folder.path + "/9.vcf")
    unsafe symlink("2199.vcf", folder.path + "/0.vcf")
    let opened = try OpenedBookTests.open(folder.path)
    #expect(opened.book.count == 1_200)
    #expect(OpenedBookTests.names(opened).first == "Person 1199")
    #expect(OpenedBookTests.names(opened).last == "Person 1198")
    #expect(try opened.contact(of: ContactID(rawValue: 1_199)).displayName == "Person 1198")
  }
}
