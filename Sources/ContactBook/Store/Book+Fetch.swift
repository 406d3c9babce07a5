extension Book {
  /// The record of one contact with the fields wanted, or nil when the book does not hold it.
  ///
  /// - Parameters:
  ///   - id: The contact.
  ///   - keys: The fields wanted.
  /// - Returns: The record.
  /// - Complexity: O(bytes of the fields).
  public func record(of id: ContactID, keys: ContactKeys = .all) -> ContactRecord? {
    guard contains(id) else { return nil }
    var record = ContactRecord()
    read(rows[id.index], keys: keys, into: &record)
    return record
  }

  /// Calls a closure with every contact that a request asks for.
  ///
  /// The record is one and the same buffer, refilled each time; take a copy to keep it. Contacts
  /// that the book does not hold are passed over.
  ///
  /// - Parameters:
  ///   - request: Which contacts and which fields.
  ///   - body: Called once a contact.
  /// - Throws: What the closure throws.
  /// - Complexity: O(bytes of the fields of the contacts asked for).
  public func enumerateContacts<Failure: Error>(
    with request: FetchRequest, _ body: (ContactID, ContactRecord) throws(Failure) -> Void
  ) throws(Failure) {
    var record = ContactRecord()
    for id in request.ids ?? ids where contains(id) {
      read(rows[id.index], keys: request.keys, into: &record)
      try body(id, record)
    }
  }

  func read(_ row: BookRow, keys: ContactKeys, into record: inout ContactRecord) {
    record.removeAll()
    record.kind = row.kind
    guard row.bits & keys.rawValue & 0xFF_FFFF != 0 else { return }
    var position = Int(row.start)
    while let next = nextField(&position) {
      guard let field = ContactRecord.Field(rawValue: next.tag), keys.contains(field) else {
        continue
      }
      record.append(field, utf8: text[next.bytes])
    }
  }
}
