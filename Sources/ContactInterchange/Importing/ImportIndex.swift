import ContactBook
import UnicodeText

/// The contacts of a book by what an import looks for.
///
/// Of the texts looked for only hashes are kept; two contacts whose hashes agree by chance and not by what they say are
/// rarer than faults of the machine.
struct ImportIndex {
  private let book: Book
  private var byEmail: [Int: ContactID] = [:]
  private var byNameAndPhone: [Int: ContactID] = [:]
  /// The first contact of a name, and for each contact the next one of the same name.
  private var firstByName: [Int: ContactID] = [:]
  private var nextOfName: [ContactID?] = []
  /// Contacts that share their UID, by that UID.
  private var bySharedUID: [Int: ContactID] = [:]

  /// How many contacts of one name are compared with a card.
  private static let nameLimit = 16

  /// - Complexity: linear in the book.
  init(_ book: Book) {
    self.book = book
    let ids = book.ids
    nextOfName = Array(repeating: nil, count: ids.last.map { Int($0.rawValue) + 1 } ?? 0)
    // Backwards, so that of several contacts the first one stays.
    for id in ids.reversed() {
      let name = Self.name(book.string(.displayName, of: id) ?? "")
      for email in book.strings(.email, of: id) { byEmail[Self.email(email)] = id }
      for phone in book.strings(.phone, of: id) {
        if let key = Self.key(name, phone) { byNameAndPhone[key] = id }
      }
      nextOfName[Int(id.rawValue)] = firstByName.updateValue(id, forKey: name)
      if let identity = book.utf8(.identity, of: id), let uid = Self.sharedUID(identity) {
        bySharedUID[uid.hashValue] = id
      }
    }
  }

  /// The contact with a UID.
  func contact(uid: String) -> ContactID? {
    guard !uid.isEmpty else { return nil }
    return book.contactID(identity: uid)
      ?? (bySharedUID.isEmpty ? nil : bySharedUID[Array(uid.utf8)[...].hashValue])
  }

  /// The contact that is probably the same as another: one with the same name and a number in common, or with the same
  /// e-mail address; a group with the same name.
  func probable(_ contact: ContactRecord) -> ContactID? {
    guard !firstByName.isEmpty else { return nil }
    for email in contact.strings(.email) {
      if let id = byEmail[Self.email(email)] { return id }
    }
    let name = Self.name(contact[.displayName] ?? "")
    for phone in contact.strings(.phone) {
      if let id = Self.key(name, phone).flatMap({ byNameAndPhone[$0] }) { return id }
    }
    guard contact.kind == .group else { return nil }
    return contacts(ofName: name).first { book.kind(of: $0) == .group }
  }

  /// The contacts that have the same name, the first few of many.
  func named(_ name: String) -> [ContactID] {
    firstByName.isEmpty ? [] : contacts(ofName: Self.name(name))
  }

  private func contacts(ofName name: Int) -> [ContactID] {
    var found: [ContactID] = []
    var next = firstByName[name]
    while let id = next, found.count < Self.nameLimit {
      found.append(id)
      next = nextOfName[Int(id.rawValue)]
    }
    return found
  }

  private static func name(_ name: String) -> Int {
    name.isEmpty ? 0 : SearchFolding.fold(name).hashValue
  }

  private static func email(_ address: String) -> Int {
    PlainText.trimmed(address).lowercased().hashValue
  }

  /// A name with the end of a number, where numbers of one line agree however they are written; nil when the number
  /// is too short to tell anything, or there is no name.
  private static func key(_ name: Int, _ phone: String) -> Int? {
    var digits = 0
    var value = 0
    for byte in phone.utf8.reversed() where digits < 8 && 0x30...0x39 ~= byte {
      value = value * 10 + Int(byte - 0x30)
      digits += 1
    }
    guard digits >= 5, name != 0 else { return nil }
    return [name, digits, value].hashValue
  }

  /// The UID in an identity that a digest was added to (`UID#0123…`), nil in any other.
  private static func sharedUID(_ identity: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard identity.count > 33, identity[identity.endIndex - 33] == 0x23,
      identity.suffix(32).allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 })
    else { return nil }
    return identity.dropLast(33)
  }
}
