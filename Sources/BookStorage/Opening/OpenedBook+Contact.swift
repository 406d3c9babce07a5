package import ContactBook
import ContactInterchange
import VCardCodec

extension OpenedBook {
  /// The whole contact, read again from its card.
  ///
  /// - Parameter id: A contact of `book`.
  /// - Returns: Everything the card says, under the identity the contact has in the book.
  /// - Throws: `StorageError`, of kind `.changed` when the file is another one than was opened.
  package func contact(of id: ContactID) throws(StorageError) -> Contact {
    let bytes = try card(of: id)
    var contact = Contact(card: VCard(bytes[...], number: Int(origins[id.index].line)))
    contact.identity = book.identity(of: id) ?? contact.identity
    return contact
  }

  /// The bytes of a contact's card as they stand in its file.
  ///
  /// - Parameter id: A contact of `book`.
  /// - Returns: From BEGIN to the line end after END; in UTF-8 if the file is UTF-16.
  /// - Throws: `StorageError`, of kind `.changed` when the file is another one than was opened.
  package func card(of id: ContactID) throws(StorageError) -> [UInt8] {
    guard id.index < origins.count else {
      throw StorageError(path: "contact \(id.rawValue)", cause: "not of this book")
    }
    let origin = origins[id.index]
    let file = files[Int(origin.file)]
    do {
      return try read(origin, of: file)
    } catch let error as SystemError {
      throw StorageError(path: file.path, error)
    } catch let error as StorageError {
      throw error
    } catch {
      throw StorageError(path: file.path, cause: "\(error)")
    }
  }

  /// Where a contact's card begins, as `file:line`.
  package func place(of id: ContactID) -> String {
    guard id.index < origins.count else { return "" }
    let origin = origins[id.index]
    return "\(files[Int(origin.file)].path):\(origin.line)"
  }

  private func read(_ origin: CardOrigin, of bookFile: BookFile) throws -> [UInt8] {
    let file = try OpenFile(bookFile.path)
    let (kind, stamp) = try file.status()
    guard kind == .regular, stamp == bookFile.stamp else { throw Self.changed(bookFile.path) }
    let isWhole = bookFile.isConverted
    let start = isWhole ? 0 : Int(origin.start)
    let length = isWhole ? stamp.size : Int(origin.length)
    var buffer = [UInt8](repeating: 0, count: length)
    let count = try file.read(into: &buffer, count: length, at: start)
    guard count == length else { throw Self.changed(bookFile.path) }
    guard isWhole, let converted = VCardFile.convertedToUTF8(buffer.span) else { return buffer }
    return Array(converted[Int(origin.start)..<Int(origin.start + origin.length)])
  }

  private static func changed(_ path: String) -> StorageError {
    StorageError(
      path: path, kind: .changed, cause: "the file was changed since it was read",
      advice: "Open the book again.")
  }
}
