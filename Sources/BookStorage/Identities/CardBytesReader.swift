import VCardCodec

/// Reads the bytes of cards again; the file read last is kept, so that cards are best asked for file by file.
struct CardBytesReader {
  private var number: UInt32?
  private var bytes = FileBytes.read([], isCutShort: false)

  /// The bytes of a card as they were scanned: without a card nested in it, in UTF-8 when the file is UTF-16.
  ///
  /// - Throws: `StorageError`, of kind `.changed` when the file is another one than was read.
  mutating func bytes(
    of origin: CardOrigin, _ tails: [CardTail], in files: [BookFile]
  ) throws(StorageError) -> [UInt8] {
    let path = files[Int(origin.file)].path
    if number != origin.file {
      number = nil
      bytes = try Self.bytes(of: files[Int(origin.file)])
      number = origin.file
    }
    let extents = [(origin.start, origin.length)] + tails.map { ($0.start, $0.length) }
    var card: [UInt8] = []
    bytes.withSpan { span in
      for (start, length) in extents where Int(start) + Int(length) <= span.count {
        for index in Int(start)..<Int(start) + Int(length) { card.append(span[index]) }
      }
    }
    guard !bytes.isCutShort else { throw Self.changed(path) }
    return card
  }

  private static func bytes(of bookFile: BookFile) throws(StorageError) -> FileBytes {
    do {
      let file = try OpenFile(bookFile.path)
      let (kind, stamp) = try file.status()
      guard kind == .regular, stamp == bookFile.stamp else { throw changed(bookFile.path) }
      let bytes = try FileBytes(file, stamp)
      guard bookFile.isConverted else { return bytes }
      var converted: [UInt8]?
      bytes.withSpan { converted = VCardFile.convertedToUTF8($0) }
      return converted.map { .read($0, isCutShort: bytes.isCutShort) } ?? bytes
    } catch {
      throw StorageError(of: error, at: bookFile.path)
    }
  }

  private static func changed(_ path: String) -> StorageError {
    StorageError(
      path: path, kind: .changed, cause: "the file was changed while it was read",
      advice: "Try again.")
  }
}
