import Collation

/// Reads a folder with one card a file, by the rules of vdir.
///
/// Only names that end in `.vcf` are cards; `*.tmp`, names without an extension and names that begin with a dot are
/// not, as are folders. A file that cannot be read is a fault of its own and hides no other.
struct VdirReader {
  let path: String
  private let folder: String

  /// How many files make it worth while to start another thread.
  private static let filesPerThread = 256
  /// A file larger than this is read into a buffer of its own.
  private static let bufferSize = 1 << 16

  init(path: String) {
    self.path = path
    folder = path.hasSuffix("/") ? path : path + "/"
  }

  /// Whether a name is that of a card.
  static func isCard(_ name: String) -> Bool {
    let bytes = name.utf8
    guard bytes.count > 4, bytes.first != 0x2E else { return false }
    return bytes.suffix(4).elementsEqual(".vcf".utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  /// Reads all cards.
  func read() throws(StorageError) -> BookPart {
    let names: [String]
    do {
      names = try FolderListing.names(in: OpenFile(path)).filter(Self.isCard)
    } catch {
      throw StorageError(path: path, error)
    }
    let shares = max(1, min(WorkerThreads.processorCount, names.count / Self.filesPerThread))
    var parts = WorkerThreads.map(below: shares) { share in
      readFiles(names[names.count * share / shares..<names.count * (share + 1) / shares])
    }
    var whole = parts.removeFirst()
    for part in parts { whole.append(part) }
    return whole
  }

  /// Reads one share of the files, in their order.
  private func readFiles(_ names: ArraySlice<String>) -> BookPart {
    var part = BookPart()
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    part.reserveCapacity(names.count)
    do {
      let directory = try OpenFile(path)
      for name in names {
        do {
          try readFile(name, in: directory, &buffer, into: &part)
        } catch {
          part.addUnreadable(folder + name, error.description)
        }
      }
    } catch {
      part.addUnreadable(path, error.description)
    }
    return part
  }

  private func readFile(
    _ name: String, in directory: borrowing OpenFile, _ buffer: inout [UInt8],
    into part: inout BookPart
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
    if stamp.size > buffer.count {
      buffer = [UInt8](repeating: 0, count: stamp.size)
    }
    let count = try file.read(into: &buffer, count: stamp.size)
    let bookFile = BookFile(folder: folder, name: name, stamp: stamp)
    part.read(buffer.span.extracting(first: count), of: bookFile, isAlone: true)
  }
}
