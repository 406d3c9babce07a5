package import ContactBook

/// A book that was read from disk: the contacts, where their cards lie, and what could not be read.
package struct OpenedBook: Sendable {
  /// The contacts, those of the first location first; in a folder by file name, in a file as they stand.
  package private(set) var book: Book
  /// What could not be read, by location.
  package private(set) var faults: [BookFault]
  /// What was opened.
  package let locations: [BookLocation]
  let origins: [CardOrigin]
  let tails: [Int: [CardTail]]
  let files: [BookFile]
  let conversions = ConversionCache()

  /// A book of no file.
  package static var empty: OpenedBook {
    OpenedBook(book: Book(), faults: [], locations: [], origins: [], tails: [:], files: [])
  }

  /// Opens books as one.
  ///
  /// - Parameters:
  ///   - locations: Folders of cards and files of cards.
  ///   - screen: What tells cards that need not be read; nil to read all.
  /// - Returns: The book; cards that cannot be read are left out and named in `faults`. A file that is
  ///   reached in several ways (a book named twice, a link to another card) is read once.
  /// - Throws: `StorageError` when a location as a whole cannot be used. Nothing waits for ever: pipes
  ///   and devices are refused without being opened.
  package static func open(
    _ locations: [BookLocation], screenedBy screen: CardScreen? = nil
  ) throws(StorageError) -> OpenedBook {
    var whole = BookPart()
    for (index, location) in locations.enumerated() {
      let known = Set(whole.files.lazy.map(\.stamp.identity))
      let part = try read(location, passingOver: known, screen)
      if index == 0 { whole = part } else { whole.append(part) }
    }
    try whole.settleIdentities()
    return OpenedBook(
      book: whole.book, faults: whole.faults, locations: locations, origins: whole.origins,
      tails: whole.tails, files: whole.files)
  }

  private static func read(
    _ location: BookLocation, passingOver known: Set<FileIdentity>, _ screen: CardScreen?
  ) throws(StorageError) -> BookPart {
    let kind: FileKind
    do {
      kind = try FileCalls.kind(location.path)
    } catch {
      throw StorageError(path: location.path, error)
    }
    switch kind {
    case .special:
      throw CardFileReader.notAFile(location.path)
    case .regular:
      return try CardFileReader(
        path: location.path, mayBeEmpty: location.mayBeEmpty, screen: screen
      )
      .read(passingOver: known)
    case .folder:
      let part = try VdirReader(path: location.path, screen: screen).read(passingOver: known)
      guard part.count == 0, part.files.isEmpty, part.faults.isEmpty, part.repeatedFiles == 0,
        !location.mayBeEmpty, screen == nil
      else { return part }
      throw StorageError(
        path: location.path, kind: .noCards, cause: "no cards (files named *.vcf) in this folder",
        advice: "Name the folder that holds the .vcf files itself.")
    }
  }
}
