import ContactBook
import ContactInterchange
import VCardCodec

/// A part of a book while it is read: what one thread makes of its share of the files.
struct BookPart: Sendable {
  var book = Book()
  /// Where each contact of `book` comes from, by identifier.
  var origins: [CardOrigin] = []
  /// The rest of the few cards that go on after a card nested in them, by the number of the contact.
  private(set) var tails: [Int: [CardTail]] = [:]
  var files: [BookFile] = []
  var faults: [BookFault] = []
  /// How many files were passed over since their cards were read under another name already.
  var repeatedFiles = 0
  /// What the bytes read last hold of cards of other parts of the file.
  private(set) var looseEnds = LooseEnds()
  /// How many lines the bytes read last have.
  private var passedLines = 0
  private var record = ContactRecord()
  /// The folder that files were read from last, and its path without symbolic links.
  var knownFolder: (folder: String, realPath: String)?

  /// How many contacts were read.
  var count: Int { book.count }

  /// Makes room for a number of contacts of common size.
  mutating func reserveCapacity(_ contacts: Int) {
    book.reserveCapacity(contacts: contacts, bytes: contacts * 128)
    origins.reserveCapacity(contacts)
  }

  /// Reads the cards of one file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The file.
  ///   - isAlone: Whether each card has a file of its own, whose name can identify it.
  mutating func read(_ bytes: Span<UInt8>, of file: BookFile, isAlone: Bool) {
    var file = file
    if let converted = VCardFile.convertedToUTF8(bytes) {
      file.isConverted = true
      readCards(converted.span, of: file, isAlone: isAlone)
    } else {
      readCards(bytes, of: file, isAlone: isAlone)
    }
  }

  /// Reads the cards of a part of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the part, in UTF-8 or an 8-bit character set.
  ///   - file: The file.
  ///   - isAlone: Whether each card has a file of its own.
  ///   - offset: Where in the file the part begins.
  mutating func readCards(
    _ bytes: Span<UInt8>, of file: BookFile, isAlone: Bool, at offset: Int = 0
  ) {
    files.append(file)
    readCards(bytes, ofLastFile: file, isAlone: isAlone, at: offset)
  }

  /// Reads those cards of a file that lie in some ranges of it, whose lines are counted from 1 in each.
  mutating func readCards(_ bytes: Span<UInt8>, in ranges: [Range<Int>], of file: BookFile) {
    files.append(file)
    for range in ranges {
      readCards(
        bytes.extracting(range), ofLastFile: file, isAlone: false, at: range.lowerBound)
    }
  }

  private mutating func readCards(
    _ bytes: Span<UInt8>, ofLastFile file: BookFile, isAlone: Bool, at offset: Int
  ) {
    let number = UInt32(files.count - 1)
    var reader = RecordReader()
    let before = origins.count
    while reader.next(in: bytes, into: &record) {
      let extent = reader.extent
      if !reader.tailExtents.isEmpty {
        tails[origins.count] = reader.tailExtents.map { tail in
          CardTail(
            start: UInt32(offset + tail.bytes.lowerBound), length: UInt32(tail.bytes.count),
            line: UInt32(tail.number))
        }
      }
      let identity = madeIdentity(
        uid: record.utf8(.identity), of: file, isAlone: isAlone, bytes,
        [extent] + reader.tailExtents.map(\.bytes))
      book.insert(record, identity: identity)
      origins.append(
        CardOrigin(
          file: number, start: UInt32(offset + extent.lowerBound), length: UInt32(extent.count),
          line: UInt32(reader.line)))
    }
    passedLines = reader.passedLines
    looseEnds = reader.looseEnds
    for fault in reader.diagnostics { add(fault, file) }
    if origins.count == before, isAlone {
      faults.append(
        BookFault(
          path: file.path, line: nil, isError: true, code: Diagnostic.Code.notACard.rawValue,
          text: "no vCard in this file"))
    }
  }

  private mutating func add(_ diagnostic: Diagnostic, _ file: BookFile) {
    faults.append(
      BookFault(
        path: file.path, line: diagnostic.line, isError: diagnostic.severity == .error,
        code: diagnostic.code.rawValue, text: diagnostic.text))
  }

  /// Notes a file that cannot be read; the others still can.
  mutating func addUnreadable(_ path: String, _ reason: String) {
    faults.append(
      BookFault(path: path, line: nil, isError: true, code: BookFault.unreadableFile, text: reason))
  }

  /// Appends what was read of the rest of the same file, whose lines were counted from 1 again.
  mutating func append(continuing other: BookPart) {
    let lines = passedLines
    var other = other
    for index in other.origins.indices { other.origins[index].line += UInt32(lines) }
    other.tails = other.tails.mapValues { tails in
      tails.map { CardTail(start: $0.start, length: $0.length, line: $0.line + UInt32(lines)) }
    }
    other.faults = other.faults.map { $0.moved(byLines: lines) }
    append(other)
    passedLines = lines + other.passedLines
  }

  /// Appends what another thread read.
  mutating func append(_ other: BookPart) {
    let offset = UInt32(files.count)
    for (contact, tail) in other.tails { tails[origins.count + contact] = tail }
    repeatedFiles += other.repeatedFiles
    book.append(contentsOf: other.book)
    origins.reserveCapacity(origins.count + other.origins.count)
    for var origin in other.origins {
      origin.file += offset
      origins.append(origin)
    }
    files += other.files
    faults += other.faults
  }
}
