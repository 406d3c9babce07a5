extension Book {
  /// What identifies a contact over time, or nil when the book does not hold it.
  ///
  /// The identity the record gave; when it is already taken, `#2`, `#3` … is added to it, so that no
  /// two contacts of a book share one.
  ///
  /// - Parameter id: The contact.
  /// - Returns: A string that is never empty.
  /// - Complexity: O(length of the identity).
  public func identity(of id: ContactID) -> String? {
    string(.identity, of: id)
  }

  /// The contact with an identity.
  ///
  /// - Parameter identity: The identity, exactly as `identity(of:)` gives it.
  /// - Returns: The contact, or nil when there is none.
  /// - Complexity: O(length of the identity) on average.
  public func contactID(identity: String) -> ContactID? {
    row(identity: ArraySlice(identity.utf8)).map(ContactID.init(rawValue:))
  }

  /// The contacts whose identity begins with a text, in their order of insertion.
  ///
  /// - Parameter prefix: The text.
  /// - Returns: The contacts; all of them for an empty text.
  /// - Complexity: O(number of contacts).
  public func contactIDs(identityPrefix prefix: String) -> [ContactID] {
    ids.filter { utf8(.identity, of: $0)?.starts(with: prefix.utf8) ?? false }
  }

  func row(identity: ArraySlice<UInt8>) -> UInt32? {
    identities.row(hash: IdentityIndex.hash(identity)) { row in
      guard let extent = extent(.identity, in: rows[Int(row)]) else { return false }
      return text[extent] == identity
    }
  }

  /// The identity for a record about to become row `row`: its own, made different from all others.
  func freeIdentity(for record: ContactRecord, row: UInt32) -> ArraySlice<UInt8> {
    let wanted = record.utf8(.identity) ?? ArraySlice("contact:\(row)".utf8)
    var candidate = wanted
    var number = 2
    while let owner = self.row(identity: candidate), owner != row {
      candidate = wanted + Array("#\(number)".utf8)
      number += 1
    }
    return candidate
  }

  /// Enters a row that lies in `rows` already into the table of identities.
  mutating func enterIdentity(of row: UInt32) {
    guard identities.hasRoom else { return rebuildIdentities() }
    guard let extent = extent(.identity, in: rows[Int(row)]) else { return }
    identities.insert(row, hash: IdentityIndex.hash(text[extent]))
  }

  mutating func rebuildIdentities() {
    identities.reset(for: max(count, rows.count))
    for index in rows.indices {
      guard let extent = extent(.identity, in: rows[index]) else { continue }
      identities.insert(UInt32(index), hash: IdentityIndex.hash(text[extent]))
    }
  }
}
