extension Book {
  /// Appends the contacts of another book, as one revision.
  ///
  /// Several threads can fill a book each and join them afterwards. The contacts get new identifiers,
  /// in their order of insertion there; an identity that is already taken gets `#2` and so on.
  ///
  /// - Parameter other: The book whose contacts are copied.
  /// - Complexity: O(size of the other book).
  public mutating func append(contentsOf other: Book) {
    revision += 1
    reserveCapacity(contacts: other.count, bytes: other.text.count)
    var record = ContactRecord()
    for (number, row) in other.rows.enumerated() where row.isLive {
      guard let wanted = other.wantedIdentity(of: UInt32(number)) else { continue }
      let index = UInt32(rows.count)
      let claim = claimIdentity(wanted, for: index)
      let isAsWanted = other.wantedLengths.isEmpty || other.wantedLengths[UInt32(number)] == nil
      if isAsWanted, claim.identity.count == wanted.count {
        let length = other.encodedLength(of: row)
        let start = Int(row.start)
        precondition(text.count <= Int(UInt32.max), "a book's text is limited to 4 GiB")
        rows.append(BookRow(start: UInt32(text.count), bits: row.bits))
        text.append(contentsOf: other.text[start..<start + length])
      } else {
        other.read(row, keys: .all, into: &record)
        rows.append(encode(record, identity: claim.identity))
      }
      count += 1
      enterIdentity(of: index, hash: claim.hash)
    }
  }

  /// Rewrites the text without what no contact uses, when that is more than half of it.
  mutating func compactIfWorthwhile() {
    guard deadBytes > 1 << 16, deadBytes * 2 > text.count else { return }
    compact()
  }

  mutating func compact() {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count - deadBytes)
    for index in rows.indices where rows[index].isLive {
      let start = Int(rows[index].start)
      let length = encodedLength(of: rows[index])
      rows[index].start = UInt32(kept.count)
      kept.append(contentsOf: text[start..<start + length])
    }
    text = kept
    deadBytes = 0
  }
}
