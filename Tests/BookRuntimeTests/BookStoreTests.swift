import BookStorage
import BookUI
import ContactBook
import Glibc
import TestSupport
import Testing

@testable import BookRuntime

@Suite struct BookStoreTests {
  private func card(_ name: String) -> String {
    "BEGIN:VCARD\nVERSION:3.0\nUID:\(name)\nN:Berg;\(name);;;\nFN:\(name) Berg\nEND:VCARD\n"
  }

  private func failure(_ event: Event) -> UnreadableCard? {
    guard case .contactUnreadable(_, let failure) = event else { return nil }
    return failure
  }

  @Test func `a card of a file that has changed or is gone is stale until the book is read again`()
    async throws
  {
    let folder = try TemporaryFolder()
    let book = folder.folder("book")
    let anna = try folder.write("book/anna.vcf", card("Anna"))
    let bo = try folder.write("book/bo.vcf", card("Bo"))
    let store = BookStore(
      BrowserSettings(
        paths: [book],
        folders: UserFolders(environment: ["HOME": folder.path]), locale: "en", clock: { 0 }))
    _ = await store.open()
    try folder.write("book/anna.vcf", card("Anna") + "\n")
    unsafe unlink(bo)
    for (id, path) in [(0, anna), (1, bo)] as [(UInt32, String)] {
      let failure = failure(
        await store.contact(ContactID(rawValue: id)))
      #expect(failure?.isStale == true)
      #expect(failure?.path == path)
      #expect(failure?.reason.contains(path) == false)
    }
    _ = await store.open()
    let event = await store.contact(ContactID(rawValue: 0))
    #expect(failure(event) == nil)
  }

  @Test func `read again, the list has the order that was asked for last`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("book.vcf", card("Anna"))
    let store = BookStore(
      BrowserSettings(
        paths: [folder.path + "/book.vcf"],
        folders: UserFolders(environment: ["HOME": folder.path]), locale: "en", clock: { 0 }))
    _ = await store.open()
    _ = await store.arrange(.givenFirst)
    guard case .bookOpened(let opened) = await store.open() else {
      Issue.record("not opened")
      return
    }
    #expect(opened.contacts.nameOrder == .givenFirst)
  }
}
