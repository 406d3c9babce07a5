import ContactBook
import UnicodeText

/// The contacts of a book by what an import looks for.
struct ImportIndex {
  private let book: Book
  private var byEmail: [String: ContactID] = [:]
  private var byNameAndPhone: [String: ContactID] = [:]
  private var byName: [String: [ContactID]] = [:]
  /// Contacts that share their UID, by that UID.
  private var bySharedUID: [String: ContactID] = [:]

  /// How many contacts of one name are compared with a card.
  private static let nameLimit = 16

  /// - Complexity: linear in the book.
  init(_ book: Book) {
    self.book = book
    for id in book.ids {
      let name = SearchFolding.fold(book.string(.displayName, of: id) ?? "")
      for email in book.strings(.email, of: id) {
        let key = Self.email(email)
        if byEmail[key] == nil { byEmail[key] = id }
      }
      for phone in book.strings(.phone, of: id) {
        guard let key = Self.key(name, phone), byNameAndPhone[key] == nil else { continue }
        byNameAndPhone[key] = id
      }
      if byName[name, default: []].count < Self.nameLimit { byName[name, default: []].append(id) }
      if let uid = Self.sharedUID(book.identity(of: id) ?? ""), bySharedUID[uid] == nil {
        bySharedUID[uid] = id
      }
    }
  }

  /// The contact with a UID.
  func contact(uid: String) -> ContactID? {
    uid.isEmpty ? nil : book.contactID(identity: uid) ?? bySharedUID[uid]
  }

  /// The contact that is probably the same as another: one with the same name and a number in common, or with the same
  /// e-mail address; a group with the same name.
  func probable(_ contact: Contact) -> ContactID? {
    let name = SearchFolding.fold(contact.displayName)
    for value in contact.values {
      switch value.kind {
      case .email: if let id = byEmail[Self.email(value.value)] { return id }
      case .phone:
        if let id = Self.key(name, value.value).flatMap({ byNameAndPhone[$0] }) { return id }
      default: continue
      }
    }
    guard contact.kind == .group else { return nil }
    return byName[name]?.first { book.kind(of: $0) == .group }
  }

  /// The contacts that have the same name, the first few of many.
  func named(_ name: String) -> [ContactID] { byName[SearchFolding.fold(name)] ?? [] }

  private static func email(_ address: String) -> String {
    PlainText.trimmed(address).lowercased()
  }

  /// A name with the end of a number, where numbers of one line agree however they are written; nil when the number
  /// is too short to tell anything.
  private static func key(_ name: String, _ phone: String) -> String? {
    let digits = phone.utf8.filter { 0x30...0x39 ~= $0 }.suffix(8)
    guard digits.count >= 5, !name.isEmpty else { return nil }
    return name + "\u{0}" + String(decoding: digits, as: UTF8.self)
  }

  /// The UID in an identity that a digest was added to (`UID#0123…`), nil in any other.
  private static func sharedUID(_ identity: String) -> String? {
    let bytes = Array(identity.utf8)
    guard bytes.count > 33, bytes[bytes.count - 33] == 0x23,
      bytes.suffix(32).allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 })
    else { return nil }
    return String(decoding: bytes.dropLast(33), as: UTF8.self)
  }
}
