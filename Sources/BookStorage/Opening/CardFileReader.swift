/// Reads a file with many cards.
struct CardFileReader {
  let path: String
  let mayBeEmpty: Bool

  /// A file larger than this is mapped instead of read.
  private static let mappingSize = 1 << 23

  func read() throws(StorageError) -> BookPart {
    var part = BookPart()
    do {
      let file = try OpenFile(path)
      let (kind, stamp) = try file.status()
      guard kind == .regular else { throw Self.notAFile(path) }
      guard stamp.size < Int(UInt32.max) else {
        throw StorageError(path: path, cause: "larger than 4 GiB")
      }
      try read(file, stamp, into: &part)
    } catch let error as SystemError {
      throw StorageError(path: path, error)
    } catch let error as StorageError {
      throw error
    } catch {
      throw StorageError(path: path, cause: "\(error)")
    }
    return part
  }

  private func read(
    _ file: borrowing OpenFile, _ stamp: FileStamp, into part: inout BookPart
  ) throws {
    let bookFile = BookFile(folder: "", name: path, stamp: stamp)
    if stamp.size > Self.mappingSize {
      let mapping = try MappedFile(file, count: stamp.size)
      try mapping.withBytes { bytes throws(StorageError) in
        part.read(bytes, of: bookFile, isAlone: false)
        try check(part, bytes)
      }
    } else {
      var buffer = [UInt8](repeating: 0, count: stamp.size)
      let count = try file.read(into: &buffer, count: stamp.size)
      let bytes = buffer.span.extracting(first: count)
      part.read(bytes, of: bookFile, isAlone: false)
      try check(part, bytes)
    }
  }

  /// Throws when there was no card, and says what the file may be instead.
  private func check(_ part: BookPart, _ bytes: Span<UInt8>) throws(StorageError) {
    guard part.count == 0, !mayBeEmpty else { return }
    if bytes.isEmpty {
      throw StorageError(
        path: path, kind: .noCards, cause: "the file is empty",
        advice: "Name a folder of cards or a .vcf file.")
    }
    var isBinary = false
    for index in 0..<min(bytes.count, 4_096) where bytes[index] == 0 { isBinary = true }
    throw StorageError(
      path: path, kind: .noVCard,
      cause: isBinary ? "a binary file, not vCards" : "no vCard in this file",
      advice: "Name a folder of cards or a .vcf file.")
  }

  static func notAFile(_ path: String) -> StorageError {
    StorageError(
      path: path, kind: .notAFile, cause: "a pipe or device, not a file",
      advice: "Name a folder of cards or a .vcf file.")
  }
}
