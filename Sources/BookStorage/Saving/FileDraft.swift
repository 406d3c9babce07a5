import VCardCodec

/// The changes of one file while they are collected.
struct FileDraft {
  let path: String
  /// The file as it was read; nil for one that is only added to.
  let file: BookFile?
  private var edits: [Edit] = []
  /// The cards that are added, each ending with a line; as many together as make up a piece.
  private var added: [[UInt8]] = []
  private var isNewFile = false

  /// The change of a card.
  struct Edit {
    let pieces: CardPieces
    /// Whether the pieces are of the file as it is now, and not of what was read.
    let isInPlace: Bool
    /// The card as it was and as it becomes; empty when it is deleted.
    let old: [UInt8]
    let new: [UInt8]
  }

  /// The form of a converted file, made when it is first needed.
  private var converted: [UInt8]?

  init(path: String, file: BookFile?) {
    self.path = path
    self.file = file
  }

  /// How large a piece of added cards becomes: small enough to be handled one at a time.
  private static let pieceSize = 1 << 20

  mutating func append(_ card: [UInt8], isNewFile: Bool) {
    if let last = added.indices.last, added[last].count + card.count <= Self.pieceSize {
      added[last] += card
    } else {
      added.append(card)
    }
    self.isNewFile = isNewFile
  }

  /// Enters another text for a card.
  ///
  /// - Parameters:
  ///   - extents: Where it was read.
  ///   - text: The text; nil to delete it.
  ///   - readAs: Its bytes as the caller has them.
  /// - Returns: The edit.
  /// - Throws: `StorageError`, of kind `.changed` when the card is not as it was read.
  mutating func edit(
    _ extents: [Range<Int>], to text: [UInt8]?, readAs: [UInt8]?
  ) throws(StorageError) -> Edit {
    let present = try PresentFile(path: path)
    let isInPlace = present.stamp == file?.stamp
    let pieces: CardPieces
    if isInPlace {
      pieces = try self.pieces(extents, in: present)
      if let readAs, readAs != pieces.bytes { throw .changed(path) }
    } else {
      guard let readAs, extents.count == 1, file?.isConverted == false else { throw .changed(path) }
      pieces = CardPieces(pieces: [.init(start: extents[0].lowerBound, bytes: readAs)])
    }
    let edit = Edit(pieces: pieces, isInPlace: isInPlace, old: pieces.bytes, new: text ?? [])
    edits.append(edit)
    return edit
  }

  private mutating func pieces(
    _ extents: [Range<Int>], in present: borrowing PresentFile
  ) throws(StorageError) -> CardPieces {
    guard file?.isConverted == true else {
      var pieces: [CardPieces.Piece] = []
      for extent in extents {
        pieces.append(.init(start: extent.lowerBound, bytes: try present.bytes(extent)))
      }
      return CardPieces(pieces: pieces)
    }
    let text = try convertedText(of: present)
    guard extents.allSatisfy({ $0.upperBound <= text.count }) else { throw .changed(path) }
    return CardPieces(
      pieces: extents.map { .init(start: $0.lowerBound, bytes: Array(text[$0])) })
  }

  private mutating func convertedText(
    of present: borrowing PresentFile
  ) throws(StorageError) -> [UInt8] {
    if let converted { return converted }
    var text: [UInt8]?
    try present.contents().withSpan { text = VCardFile.convertedToUTF8($0) }
    guard let text else { throw .changed(path) }
    converted = text
    return text
  }

  /// The change of the file, nil when nothing of it changes.
  func fileChange() throws(StorageError) -> FileChange? {
    if isNewFile {
      let card = added.count == 1 ? added[0] : added.flatMap(\.self)
      let splice = Splice(start: 0, old: [], new: card)
      return FileChange(path: path, kind: .create, splices: [splice])
    }
    let present = try PresentFile(path: path)
    var splices = edits.flatMap { $0.pieces.splices(to: $0.new) }
      .sorted { $0.start < $1.start }
    if file?.isConverted == true { splices = try Self.unconverted(splices, in: present) }
    if !added.isEmpty {
      let text = FileText(try present.contents())
      for (number, cards) in added.enumerated() {
        let bytes = text.encode(cards)
        splices.append(
          Splice(
            start: present.stamp.size, old: [], new: number == 0 ? text.separated(bytes) : bytes))
      }
    }
    guard !splices.isEmpty else { return nil }
    let isRead = edits.allSatisfy(\.isInPlace)
    let change = FileChange(
      path: path, kind: .rewrite, splices: splices, stamp: isRead ? present.stamp : file?.stamp)
    return try removal(change, of: present) ?? change
  }

  /// The removal of a file of a folder in which the change leaves nothing.
  private func removal(
    _ change: FileChange, of present: borrowing PresentFile
  ) throws(StorageError) -> FileChange? {
    guard let file, !file.folder.isEmpty, change.stamp == present.stamp,
      change.splices.allSatisfy(\.new.isEmpty)
    else { return nil }
    let whole = try present.bytes(0..<present.stamp.size)
    var position = 0
    for splice in change.splices + [Splice(start: whole.count, old: [], new: [])] {
      guard whole[position..<splice.start].allSatisfy(Self.isBlank) else { return nil }
      position = splice.range.upperBound
    }
    guard try !Self.isLink(file) else {
      throw StorageError(
        path: file.path, cause: "a symbolic link to a card elsewhere",
        advice: "Remove the link, or delete the card in the book that it is in.")
    }
    let splice = Splice(start: 0, old: whole, new: [])
    return FileChange(path: path, kind: .remove, splices: [splice], stamp: present.stamp)
  }

  /// Whether a byte is part of a blank, a line end or a byte order mark.
  private static func isBlank(_ byte: UInt8) -> Bool {
    [0x00, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF].contains(byte)
  }

  private static func isLink(_ file: BookFile) throws(StorageError) -> Bool {
    do throws(SystemError) {
      return try OpenFolder(file.folder).status(of: file.name)?.isLink ?? false
    } catch {
      throw StorageError(path: file.path, error)
    }
  }

  /// Splices of the UTF-8 form as splices of the file itself.
  private static func unconverted(
    _ splices: [Splice], in present: borrowing PresentFile
  ) throws(StorageError) -> [Splice] {
    var result: [Splice] = []
    try present.contents().withSpan { bytes in
      let layout = UTF16Layout(bytes)
      // Surrogates that stand alone cannot be written from the UTF-8 form; lines that stay are left out, then.
      let splices = splices.map { layout.holds($0, in: bytes) ? $0 : $0.trimmed() }
      let places = layout.rawPlaces(
        of: splices.flatMap { [$0.range.lowerBound, $0.range.upperBound] }, in: bytes)
      for (number, splice) in splices.enumerated() {
        let range = places[2 * number]..<places[2 * number + 1]
        var old: [UInt8] = []
        for index in range { old.append(bytes[index]) }
        result.append(
          Splice(start: range.lowerBound, old: old, new: layout.encode(splice.new)))
      }
    }
    return result
  }
}
