extension Book {
  /// The contact that a reference of a card means (MEMBER, RELATED).
  ///
  /// RFC 6350 §6.6.5 has `urn:uuid:` before the UID of the member, where its card has it or has not; programs differ
  /// in the case of the digits as well. Each of these spellings is looked up.
  ///
  /// - Parameter address: What the card has.
  /// - Returns: The contact, or nil when the book has none.
  /// - Complexity: O(1).
  public func contactID(referredToBy address: String) -> ContactID? {
    let scheme = "urn:uuid:"
    let name =
      address.lowercased().hasPrefix(scheme) ? String(address.dropFirst(scheme.count)) : address
    guard !name.isEmpty else { return nil }
    let spellings = [name, name.lowercased(), name.uppercased()]
    let candidates = [address] + spellings + spellings.map { scheme + $0 }
    return candidates.lazy.compactMap { self.contactID(identity: $0) }.first
  }

  /// Puts the names of contacts of this book to the references of a contact.
  ///
  /// - Parameter contact: A contact, of this book or another.
  /// - Complexity: O(number of values).
  public func nameReferences(of contact: inout Contact) {
    for index in contact.values.indices {
      guard case .reference(var reference) = contact.values[index].content,
        let id = contactID(referredToBy: reference.address)
      else { continue }
      reference.identity = identity(of: id)
      reference.name = string(.displayName, of: id)
      contact.values[index].content = .reference(reference)
    }
  }
}
