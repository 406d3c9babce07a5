import Collation

/// Reads a folder with one card a file, by the rules of vdir.
///
/// Only names that end in `.vcf` are cards; `*.tmp`, names without an extension and names that begin with a dot are
/// not, as are folders. A file that cannot be read is a fault of its own and hides no other.
struct VdirReader {
  let path: String
  /// What tells cards that need not be read; nil to read all.
  let screen: CardScreen?
  private let folder: String

  /// How many files make it worth while to start another thread.
  private static let filesPerThread = 256
  /// A file larger than this is read into a buffer of its own.
  private static let bufferSize = 1 << 16

  init(path: String, screen: CardScreen? = nil) {
    self.path = path
    self.screen = screen
    folder = path.hasSuffix("/") ? path : path + "/"
  }

  /// Whether a name is that of a card.
  static func isCard(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.count > 4, bytes.first != 0x2E else { return false }
    return bytes.suffix(4).elementsEqual(".vcf".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Reads all cards.
  ///
  /// - Parameter known: Files that were read already. A file of several names is read under the first.
  /// - Returns: The cards, by file name.
  /// - Throws: `StorageError` when the folder cannot be listed.
  func read(passingOver known: Set<FileIdentity>) throws(StorageError) -> BookPart {
    let names: [String]
    do {
      names = try FolderListing.names(in: OpenFile(path)).filter(Self.isCard)
    } catch {
      throw StorageError(path: path, error)
    }
    let shares = max(1, min(WorkerThreads.processorCount, names.count / Self.filesPerThread))
    let parts = WorkerThreads.map(below: shares) { share in
      readFiles(Self.share(share, of: shares, of: names), passingOver: known)
    }
    var whole = BookPart()
    var seen = known
    for (share, part) in parts.enumerated() {
      let identities = part.files.lazy.map(\.stamp.identity)
      if share == 0 {
        whole = part
      } else if identities.contains(where: seen.contains) {
        // Another thread read the same file under a name that comes before.
        whole.append(readFiles(Self.share(share, of: shares, of: names), passingOver: seen))
      } else {
        whole.append(part)
      }
      if shares > 1 { seen.formUnion(identities) }
    }
    return whole
  }

  private static func share(_ number: Int, of count: Int, of names: [String]) -> ArraySlice<String>
  {
    names[names.count * number / count..<names.count * (number + 1) / count]
  }

  /// Reads one share of the files, in their order.
  private func readFiles(
    _ names: ArraySlice<String>, passingOver known: Set<FileIdentity>
  ) -> BookPart {
    var part = BookPart()
    var screened = screen.map(ScreenedFiles.init)
    var seen = known
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    part.reserveCapacity(names.count)
    do {
      let directory = try OpenFile(path)
      for name in names {
        do {
          try readFile(name, in: directory, &buffer, &seen, &screened, into: &part)
        } catch {
          part.addUnreadable(folder + name, error.description)
        }
      }
    } catch {
      part.addUnreadable(path, error.description)
    }
    screened?.finish(into: &part)
    return part
  }

  private func readFile(
    _ name: String, in directory: borrowing OpenFile, _ buffer: inout [UInt8],
    _ seen: inout Set<FileIdentity>, _ screened: inout ScreenedFiles?, into part: inout BookPart
  ) throws(SystemError) {
    let file = try OpenFile(name, in: directory)
    let (kind, stamp) = try file.status()
    switch kind {
    case .folder:
      return
    case .special:
      return part.addUnreadable(folder + name, "a pipe or device, not a file")
    case .regular:
      break
    }
    guard seen.insert(stamp.identity).inserted else {
      part.repeatedFiles += 1
      return
    }
    if stamp.size > buffer.count {
      buffer = [UInt8](repeating: 0, count: stamp.size)
    }
    let count = try file.read(into: &buffer, count: stamp.size)
    guard count == stamp.size else {
      return part.addUnreadable(folder + name, StorageError.changedMeanwhile)
    }
    let bookFile = BookFile(folder: folder, name: name, stamp: stamp)
    if screened == nil {
      part.read(buffer.span.extracting(first: count), of: bookFile, isAlone: true)
    } else {
      screened?.add(buffer[..<count], of: bookFile, into: &part)
    }
  }
}
