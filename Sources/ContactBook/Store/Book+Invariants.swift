extension Book {
  /// Checks what always holds of a book and says what does not; for tests.
  ///
  /// The number of live rows is `count`; every live row lies within the text, is valid UTF-8 and begins
  /// with an identity that leads back to it; the dead bytes are those that no row uses.
  ///
  /// - Returns: A sentence for every broken rule; none when all is well.
  /// - Complexity: O(size of the book).
  public func brokenInvariants() -> [String] {
    var broken: [String] = []
    var live = 0
    var used = 0
    for index in rows.indices where rows[index].isLive {
      live += 1
      used += encodedLength(of: rows[index])
      broken += brokenInvariants(ofRow: index)
    }
    if live != count { broken.append("count is \(count), live rows are \(live)") }
    if used + deadBytes != text.count {
      broken.append("\(used) used and \(deadBytes) dead bytes are not all \(text.count)")
    }
    return broken
  }

  private func brokenInvariants(ofRow index: Int) -> [String] {
    var broken: [String] = []
    var bits: UInt32 = 0
    var position = Int(rows[index].start)
    if text[position] != ContactRecord.Field.identity.rawValue {
      broken.append("row \(index) does not begin with its identity")
    }
    while let next = nextField(&position) {
      bits |= 1 << UInt32(next.tag)
      if next.bytes.isEmpty { broken.append("row \(index) has an empty field \(next.tag)") }
      if String(validating: text[next.bytes], as: UTF8.self) == nil {
        broken.append("row \(index), field \(next.tag) is not UTF-8")
      }
    }
    if bits != rows[index].bits & 0xFF_FFFF {
      broken.append("row \(index) has fields \(bits), its bits say \(rows[index].bits)")
    }
    if let extent = extent(.identity, in: rows[index]), row(identity: text[extent]) != UInt32(index)
    {
      broken.append("row \(index) is not found by its identity")
    }
    return broken
  }

  /// How many bytes the contents take, without what the arrays keep in reserve.
  package var footprint: Int {
    text.count + rows.count * MemoryLayout<BookRow>.stride
      + identities.slots.count * MemoryLayout<UInt32>.stride
  }
}
