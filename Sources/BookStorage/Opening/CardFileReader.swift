import Collation
import VCardCodec

/// Reads a file with many cards.
struct CardFileReader {
  let path: String
  let mayBeEmpty: Bool
  /// What tells cards that need not be read; nil to read all.
  var screen: CardScreen?

  /// How many bytes make it worth while to start another thread.
  private static let bytesPerThread = 1 << 18

  /// Reads all cards.
  ///
  /// - Parameter known: Files that were read already; when the file is one of them, nothing is read.
  /// - Returns: The cards, as they stand.
  /// - Throws: `StorageError` when the file cannot be read or holds no card.
  func read(passingOver known: Set<FileIdentity>) throws(StorageError) -> BookPart {
    do {
      let file = try OpenFile(path)
      let (kind, stamp) = try file.status()
      guard kind == .regular else { throw Self.notAFile(path) }
      guard !known.contains(stamp.identity) else {
        var part = BookPart()
        part.repeatedFiles = 1
        return part
      }
      guard stamp.size < Int(UInt32.max) else {
        throw StorageError(path: path, cause: "larger than 4 GiB")
      }
      let bytes = try FileBytes(file, stamp)
      let part = read(bytes, of: BookFile(folder: "", name: path, stamp: stamp))
      guard !bytes.isCutShort, try file.status().stamp == stamp else {
        throw StorageError(path: path, kind: .changed, cause: StorageError.changedMeanwhile)
      }
      try bytes.withSpan { bytes throws(StorageError) in try check(part, bytes) }
      return part
    } catch {
      throw StorageError(of: error, at: path)
    }
  }

  /// Reads all cards, a large file on several threads.
  private func read(_ bytes: FileBytes, of file: BookFile) -> BookPart {
    if let screen, let part = read(bytes, of: file, screenedBy: screen) { return part }
    let ranges = Self.parts(of: bytes, perProcessor: 1)
    guard ranges.count > 1 else { return readWhole(bytes, of: file) }
    var parts = WorkerThreads.map(below: ranges.count) { number in
      var part = BookPart()
      let range = ranges[number]
      bytes.withSpan { span in
        part.readCards(span.extracting(range), of: file, isAlone: false, at: range.lowerBound)
      }
      return part
    }
    guard LooseEnds.areIndependent(parts.map(\.looseEnds)) else {
      return readWhole(bytes, of: file)
    }
    var whole = parts.removeFirst()
    for part in parts { whole.append(continuing: part) }
    return whole
  }

  /// Reads the cards that a screen lets through; nil when the file is not one card after the other.
  private func read(
    _ bytes: FileBytes, of file: BookFile, screenedBy screen: CardScreen
  ) -> BookPart? {
    // A look at a card is short and nothing has to be put together behind it: small parts keep all processors busy.
    let ranges = Self.parts(of: bytes, perProcessor: 8)
    guard !ranges.isEmpty else { return nil }
    let newSurvey = { @Sendable in CardSurvey(screen) }
    let looks = WorkerThreads.map(below: ranges.count, with: newSurvey) { number, survey in
      var isRegular = false
      let range = ranges[number]
      bytes.withSpan { span in
        isRegular = survey.look(at: span.extracting(range), offset: range.lowerBound)
      }
      let found = survey.takeFound()
      return isRegular ? found : nil
    }
    var part = BookPart()
    var found = FoundCards()
    for look in looks {
      guard let look else { return nil }
      found.append(look)
    }
    let kept = found.decided(by: screen)
    bytes.withSpan { part.readCards($0, in: kept, of: file) }
    return part
  }

  /// Parts of a file for threads, some for each processor if they are large enough; none when it is to be converted first.
  private static func parts(of bytes: FileBytes, perProcessor: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    bytes.withSpan { span in
      guard VCardFile.convertedToUTF8(span.extracting(first: min(64, span.count))) == nil else {
        return
      }
      let count = WorkerThreads.processorCount * perProcessor
      ranges = CardScanner.parts(of: span, count: min(count, span.count / Self.bytesPerThread))
    }
    return ranges
  }

  private func readWhole(_ bytes: FileBytes, of file: BookFile) -> BookPart {
    var part = BookPart()
    bytes.withSpan { part.read($0, of: file, isAlone: false) }
    return part
  }

  /// Throws when there was no card, and says what the file may be instead.
  private func check(_ part: BookPart, _ bytes: Span<UInt8>) throws(StorageError) {
    guard part.count == 0, !mayBeEmpty, screen == nil || part.files.isEmpty else { return }
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
