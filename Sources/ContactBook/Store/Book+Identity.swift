extension Book {
  /// What identifies a contact over time, or nil when the book does not hold it.
  ///
  /// The identity the record gave; when it is already taken, `#2`, `#3` … is added to it, so that no
  /// two contacts of a book share one. A number is not given twice, so it depends on the order of insertion.
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
    row(identity: identity, hash: IdentityIndex.hash(identity))
  }

  func row(identity: ArraySlice<UInt8>, hash: Int) -> UInt32? {
    identities.row(hash: hash) { row in
      guard let extent = extent(.identity, in: rows[Int(row)]) else { return false }
      return text[extent] == identity
    }
  }

  /// The identity for row `row`: the one wanted, made different from those of all other rows.
  ///
  /// The last number given is remembered, so that a book in which every card has the same UID is not slow.
  ///
  /// - Parameters:
  ///   - wanted: The identity that the row's record asks for.
  ///   - row: The row.
  /// - Returns: The identity and its hash, with which it is entered.
  mutating func claimIdentity(
    _ wanted: ArraySlice<UInt8>, for row: UInt32
  ) -> (identity: ArraySlice<UInt8>, hash: Int) {
    let hash = IdentityIndex.hash(wanted)
    if let owner = self.row(identity: wanted, hash: hash), owner != row {
      var number = nextNumbers[wanted] ?? 2
      var candidate = wanted
      repeat {
        candidate = wanted + Array("#\(number)".utf8)
        number += 1
      } while self.row(identity: candidate) != nil
      nextNumbers[wanted] = number
      wantedLengths[row] = wanted.count
      return (candidate, IdentityIndex.hash(candidate))
    }
    if !wantedLengths.isEmpty { wantedLengths[row] = nil }
    return (wanted, hash)
  }

  /// The identity that a row's record asked for, before it got a number.
  func wantedIdentity(of row: UInt32) -> ArraySlice<UInt8>? {
    guard let extent = extent(.identity, in: rows[Int(row)]) else { return nil }
    return text[extent].prefix(wantedLengths[row] ?? extent.count)
  }

  /// The identity that a record asks for.
  static func wantedIdentity(of record: ContactRecord, row: UInt32) -> ArraySlice<UInt8> {
    record.utf8(.identity) ?? ArraySlice("contact:\(row)".utf8)
  }

  /// Enters a row that lies in `rows` already into the table of identities.
  mutating func enterIdentity(of row: UInt32, hash: Int) {
    guard identities.hasRoom else { return rebuildIdentities() }
    identities.insert(row, hash: hash)
  }

  mutating func rebuildIdentities() {
    identities.reset(for: max(count, rows.count))
    for index in rows.indices {
      guard let extent = extent(.identity, in: rows[index]) else { continue }
      identities.insert(UInt32(index), hash: IdentityIndex.hash(text[extent]))
    }
  }
}
