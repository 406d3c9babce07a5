import BookStorage
import Glibc
import TestSupport
import Testing

@Suite("ExportedFile")
struct ExportedFileTests {
  @Test func `a new file is written whole and for its user only`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.csv"
    try ExportedFile.write(Array("text".utf8), to: path, isReplacing: false)
    #expect(try TextFile(path).read() == "text")
    #expect(FileTree.files(in: folder.path) == ["out.csv"])
  }

  @Test func `a file that is there stays unless it may be replaced`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out.csv"
    try TextFile(path).write("old")
    #expect(throws: StorageError.self) {
      try ExportedFile.write(Array("new".utf8), to: path, isReplacing: false)
    }
    #expect(try TextFile(path).read() == "old")
    try ExportedFile.write(Array("new".utf8), to: path, isReplacing: true)
    #expect(try TextFile(path).read() == "new")
    #expect(FileTree.files(in: folder.path) == ["out.csv"])
  }

  @Test func `a link is not replaced, and that is said`() throws {
    let folder = try TemporaryFolder()
    unsafe symlink("elsewhere", folder.path + "/out")
    #expect {
      try ExportedFile.write([1], to: folder.path + "/out", isReplacing: true)
    } throws: {
      ($0 as? StorageError)?.advice.contains("a link") == true
    }
    #expect(throws: StorageError.self) {
      try ExportedFile.write([1], to: folder.path + "/out", isReplacing: false)
    }
  }

  @Test(arguments: ["", "/", "/sub/..", "/x/", "/none/out", "/sub/."])
  func `a folder, or a place in none, is refused`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try ExportedFile.write([], to: folder.path + "/x", isReplacing: false)
    let path = name.isEmpty ? folder.path : folder.path + name
    #expect(throws: StorageError.self) {
      try ExportedFile.write([1], to: path, isReplacing: true)
    }
  }
}
