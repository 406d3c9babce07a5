/// What a storage needs to give contacts that ask for one identity others than numbers.
extension Book {
  /// The contacts that ask for an identity which others ask for too, the one that has it among them.
  ///
  /// - Returns: The contacts in their order of insertion, each with the identity it asks for.
  /// - Complexity: O(n log n) for n contacts that got a number; constant when there are none.
  package func repeatedIdentities() -> [(id: ContactID, wanted: ArraySlice<UInt8>)] {
    guard !wantedLengths.isEmpty else { return [] }
    var found: [(id: ContactID, wanted: ArraySlice<UInt8>)] = []
    for rows in numberedRows().values {
      guard let wanted = wantedIdentity(of: rows[0]) else { continue }
      var rows = rows
      // The owner may itself have got this identity as a number of another one.
      if let owner = row(identity: wanted), wantedLengths[owner] == nil { rows.append(owner) }
      guard rows.count > 1 else { continue }
      found += rows.map { (ContactID(rawValue: $0), wanted) }
    }
    return found.sorted { $0.id < $1.id }
  }

  /// Gives contacts other identities, as one revision; those that then need no number lose it.
  ///
  /// - Parameter identities: The contacts, each with an identity that no other contact has or asks for.
  /// - Complexity: O(size of the book) when there are any.
  package mutating func settleIdentities(_ identities: [(id: ContactID, identity: [UInt8])]) {
    guard !identities.isEmpty else { return }
    revision += 1
    for (id, identity) in identities where contains(id) {
      setIdentity(of: id.rawValue, identity)
    }
    // The shorter first: its number may be what a longer one asks for.
    let numbered = numberedRows().values.compactMap { rows in
      rows.count == 1 ? wantedIdentity(of: rows[0]).map { (row: rows[0], wanted: $0) } : nil
    }
    for (row, wanted) in numbered.sorted(by: { $0.wanted.count < $1.wanted.count })
    where self.row(identity: wanted) == nil {
      setIdentity(of: row, Array(wanted))
    }
    nextNumbers = [:]
    if deadBytes * 8 > text.count { compact() }
  }

  /// The rows that have a number, by the identity they ask for.
  private func numberedRows() -> [ArraySlice<UInt8>: [UInt32]] {
    var groups: [ArraySlice<UInt8>: [UInt32]] = [:]
    for row in wantedLengths.keys {
      guard let wanted = wantedIdentity(of: row) else { continue }
      groups[wanted, default: []].append(row)
    }
    return groups
  }

  private mutating func setIdentity(of row: UInt32, _ identity: [UInt8]) {
    guard let wanted = wantedIdentity(of: row) else { return }
    let old = rows[Int(row)]
    var record = ContactRecord()
    read(old, keys: .all, into: &record)
    deadBytes += encodedLength(of: old)
    rows[Int(row)] = encode(record, identity: identity)
    let isLonger = identity.count > wanted.count && identity.starts(with: wanted)
    wantedLengths[row] = isLonger ? wanted.count : nil
    enterIdentity(of: row, hash: IdentityIndex.hash(identity[...]))
  }
}
