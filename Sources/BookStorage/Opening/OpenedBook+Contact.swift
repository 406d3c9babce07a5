package import ContactBook
import ContactInterchange
import VCardCodec

extension OpenedBook {
  /// The whole contact, read again from its card.
  ///
  /// - Parameters:
  ///   - id: A contact of `book`.
  ///   - language: The reader's language, a BCP 47 tag; of several wordings of one thing that one comes first.
  /// - Returns: Everything the card says, under the identity the contact has in the book; the contacts it speaks of
  ///   by their names.
  /// - Throws: `StorageError`, of kind `.changed` when the file is another one than was opened.
  package func contact(
    of id: ContactID, language: String = ""
  ) throws(StorageError) -> Contact {
    let bytes = try card(of: id)
    var faults: [Diagnostic] = []
    let card = VCard(outline(of: id, count: bytes.count), in: bytes[...], diagnostics: &faults)
    var contact = Contact(card: card, language: language)
    contact.identity = book.identity(of: id) ?? contact.identity
    book.nameReferences(of: &contact)
    return contact
  }

  /// The bytes of a contact's card as they stand in its file.
  ///
  /// - Parameter id: A contact of `book`.
  /// - Returns: From BEGIN to the line end after END, without a card nested between; in UTF-8 if the file
  ///   is UTF-16.
  /// - Throws: `StorageError`, of kind `.changed` when the file is another one than was opened.
  package func card(of id: ContactID) throws(StorageError) -> [UInt8] {
    guard id.index < origins.count else {
      throw StorageError(path: "contact \(id.rawValue)", cause: "not of this book")
    }
    let origin = origins[id.index]
    let file = files[Int(origin.file)]
    do {
      var bytes = try read(origin.file, start: origin.start, length: origin.length)
      for tail in tails[id.index] ?? [] {
        bytes += try read(origin.file, start: tail.start, length: tail.length)
      }
      return bytes
    } catch {
      throw StorageError(of: error, at: file.path)
    }
  }

  /// Where a contact's card begins, as `file:line`.
  package func place(of id: ContactID) -> String {
    guard id.index < origins.count else { return "" }
    let origin = origins[id.index]
    return "\(files[Int(origin.file)].path):\(origin.line)"
  }

  /// Where a contact's card stands in its file or, of a file that is UTF-16, in its UTF-8 form.
  func extents(of id: ContactID) -> [Range<Int>] {
    let origin = origins[id.index]
    let pieces =
      [(origin.start, origin.length)] + (tails[id.index] ?? []).map { ($0.start, $0.length) }
    return pieces.map { Int($0)..<(Int($0) + Int($1)) }
  }

  /// The lines of a card within the bytes that `card(of:)` gives.
  private func outline(of id: ContactID, count: Int) -> CardOutline.Card {
    let origin = origins[id.index]
    var start = min(count, Int(origin.length))
    var card = CardOutline.Card(
      head: CardOutline.Extent(bytes: 0..<start, number: Int(origin.line)))
    for tail in tails[id.index] ?? [] {
      let end = min(count, start + Int(tail.length))
      card.tails.append(CardOutline.Extent(bytes: start..<end, number: Int(tail.line)))
      start = end
    }
    return card
  }

  private func read(_ number: UInt32, start: UInt32, length: UInt32) throws -> [UInt8] {
    let bookFile = files[Int(number)]
    let file = try OpenFile(bookFile.path)
    let (kind, stamp) = try file.status()
    guard kind == .regular, stamp == bookFile.stamp else { throw Self.changed(bookFile.path) }
    let range = Int(start)..<(Int(start) + Int(length))
    guard bookFile.isConverted else { return try Self.bytes(range, of: file, bookFile.path) }
    if let converted = conversions.bytes(of: number) { return Array(converted[range]) }
    let whole = try Self.bytes(0..<stamp.size, of: file, bookFile.path)
    guard let converted = VCardFile.convertedToUTF8(whole.span), range.upperBound <= converted.count
    else { throw Self.changed(bookFile.path) }
    conversions.keep(converted, of: number)
    return Array(converted[range])
  }

  private static func bytes(
    _ range: Range<Int>, of file: borrowing OpenFile, _ path: String
  ) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: range.count)
    let count = try file.read(into: &buffer, count: range.count, at: range.lowerBound)
    guard count == range.count else { throw changed(path) }
    return buffer
  }

  private static func changed(_ path: String) -> StorageError {
    StorageError(
      path: path, kind: .changed, cause: "the file was changed since it was read",
      advice: "Open the book again.")
  }
}
