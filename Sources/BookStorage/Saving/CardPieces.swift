/// The bytes of a card as they lie in its file: nearly always one piece, several around a card nested in it.
struct CardPieces: Sendable {
  struct Piece: Sendable {
    /// Where it begins in the file.
    let start: Int
    let bytes: [UInt8]
  }

  let pieces: [Piece]

  /// The bytes of the card.
  var bytes: [UInt8] { pieces.flatMap(\.bytes) }

  /// The splices that give the card another text.
  ///
  /// - Parameter text: The new bytes of all pieces together; none to remove the card.
  /// - Returns: A splice for each piece that changes, in their order.
  func splices(to text: [UInt8]) -> [Splice] {
    // What the old and the new text have in common at both ends stays in its pieces.
    let old = bytes
    var head = 0
    var tail = 0
    if pieces.count > 1 {
      head = zip(old, text).prefix { $0 == $1 }.count
      let limit = min(old.count, text.count) - head
      tail = zip(old.reversed(), text.reversed()).prefix(limit).prefix { $0 == $1 }.count
    }
    var pending = text[head..<(text.count - tail)]
    var position = 0
    return pieces.compactMap { piece in
      let end = position + piece.bytes.count
      defer { position = end }
      // New text at the seam of two pieces belongs to the first one.
      let lower = min(max(head, position), end)
      let upper = max(lower, min(old.count - tail, end))
      var bytes = Array(piece.bytes[..<(lower - position)])
      if head <= end {
        bytes += pending
        pending = []
      }
      bytes += piece.bytes[(upper - position)...]
      return bytes == piece.bytes ? nil : Splice(start: piece.start, old: piece.bytes, new: bytes)
    }
  }
}

extension Splice {
  /// The same splice without the whole lines that are equal at both of its ends.
  func trimmed() -> Splice {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let head = old[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let limit = min(old.count, new.count) - head
    let sameAtEnd = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let tail = old[(old.count - sameAtEnd)...].firstIndex(of: 0x0A).map { old.count - $0 - 1 } ?? 0
    return Splice(
      start: start + head, old: Array(old[head..<(old.count - tail)]),
      new: Array(new[head..<(new.count - tail)]))
  }
}
