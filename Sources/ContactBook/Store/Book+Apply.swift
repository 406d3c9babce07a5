extension Book {
  /// Applies changes in order, all or none, as one revision.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: What changed in the end; a contact inserted and removed in one call is left out.
  /// - Throws: `BookError.unknownContact` when a change names a contact that is not there at that
  ///   point; the book is then as it was.
  /// - Complexity: O(bytes of the changed fields), amortised.
  @discardableResult
  public mutating func apply(_ changes: [BookChange]) throws(BookError) -> ChangeSet {
    try check(changes)
    let base = revision
    let firstNew = rows.count
    var updated: Set<ContactID> = []
    var removed: [ContactID] = []
    for change in changes {
      switch change {
      case .insert(let record):
        add(record)
      case .update(let id, let record):
        replace(id, with: record)
        if id.index < firstNew { updated.insert(id) }
      case .remove(let id):
        drop(id)
        if id.index < firstNew { removed.append(id) }
      }
    }
    updated.subtract(removed)
    let inserted = rows.indices[firstNew...].map { ContactID(rawValue: UInt32($0)) }
    if !changes.isEmpty { revision += 1 }
    compactIfWorthwhile()
    return ChangeSet(
      baseRevision: base, revision: revision, inserted: inserted.filter(contains),
      updated: updated.sorted(), removed: removed)
  }

  /// Inserts one contact as a revision of its own; the fast way while a file is read.
  ///
  /// - Parameter record: The fields; the record may be emptied and used again.
  /// - Returns: The new contact.
  /// - Complexity: O(bytes of the fields), amortised.
  @discardableResult
  public mutating func insert(_ record: ContactRecord) -> ContactID {
    revision += 1
    return add(record)
  }

  /// Inserts one contact under another identity than its record has.
  ///
  /// - Parameters:
  ///   - record: The fields.
  ///   - identity: The identity; nil for the one of the record.
  /// - Returns: The new contact.
  @discardableResult
  package mutating func insert(_ record: ContactRecord, identity: [UInt8]?) -> ContactID {
    revision += 1
    return add(record, identity: identity)
  }

  /// Throws when a change names a contact that will not be there when its turn comes.
  private func check(_ changes: [BookChange]) throws(BookError) {
    var gone: Set<ContactID> = []
    var limit = rows.count
    for change in changes {
      switch change {
      case .insert:
        limit += 1
      case .update(let id, _):
        try check(id, limit: limit, gone: gone)
      case .remove(let id):
        try check(id, limit: limit, gone: gone)
        gone.insert(id)
      }
    }
  }

  private func check(_ id: ContactID, limit: Int, gone: Set<ContactID>) throws(BookError) {
    let isThere = id.index < rows.count ? contains(id) : id.index < limit
    guard isThere, !gone.contains(id) else { throw .unknownContact(id) }
  }

  @discardableResult
  private mutating func add(_ record: ContactRecord, identity: [UInt8]? = nil) -> ContactID {
    let row = UInt32(rows.count)
    let wanted = identity.map { $0[...] } ?? Self.wantedIdentity(of: record, row: row)
    let claim = claimIdentity(wanted, for: row)
    rows.append(encode(record, identity: claim.identity))
    count += 1
    enterIdentity(of: row, hash: claim.hash)
    return ContactID(rawValue: row)
  }

  private mutating func replace(_ id: ContactID, with record: ContactRecord) {
    let old = rows[id.index]
    let wanted = Self.wantedIdentity(of: record, row: id.rawValue)
    let isRenamed = wanted != wantedIdentity(of: id.rawValue)
    deadBytes += encodedLength(of: old)
    if isRenamed {
      let claim = claimIdentity(wanted, for: id.rawValue)
      rows[id.index] = encode(record, identity: claim.identity)
      enterIdentity(of: id.rawValue, hash: claim.hash)
    } else {
      let present = extent(.identity, in: old).map { text[$0] } ?? wanted
      rows[id.index] = encode(record, identity: present)
    }
  }

  private mutating func drop(_ id: ContactID) {
    deadBytes += encodedLength(of: rows[id.index])
    rows[id.index] = .removed
    wantedLengths[id.rawValue] = nil
    count -= 1
  }
}
