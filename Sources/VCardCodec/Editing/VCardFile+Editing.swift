extension VCardFile {
  /// Puts a card in the place of another; all bytes outside it stay, and lines that are the same in both do too.
  ///
  /// - Parameters:
  ///   - index: The index of the card in ``cards``.
  ///   - card: The card, as a rule an edited copy of that one.
  /// - Complexity: linear in the file.
  public mutating func replaceCard(at index: Int, with card: VCard) {
    let old = cards[index]
    guard old.lines.map(\.bytes) != card.lines.map(\.bytes) else { return }
    let parts = card.parts
    let oldParts = old.parts
    let single = parts.count != oldParts.count
    for place in pieces.indices where pieces[place].card == index {
      let part = pieces[place].part
      let new = single ? (part == 0 ? Array(card.lines)[...] : []) : parts[part]
      pieces[place].bytes = encoded(new, replacing: oldParts[part], in: pieces[place].bytes)[...]
      if !new.isEmpty { separate(place) }
    }
    cards[index] = card
    if single {
      cards[index].tailStarts = Array(repeating: card.lines.count, count: oldParts.count - 1)
    }
  }

  /// Takes a card out; all bytes outside it stay.
  ///
  /// - Parameter index: The index of the card in ``cards``.
  /// - Complexity: linear in the file.
  public mutating func removeCard(at index: Int) {
    cards.remove(at: index)
    let first = pieces.firstIndex { $0.card == index }
    pieces.removeAll { $0.card == index }
    for place in pieces.indices {
      if let card = pieces[place].card, card > index { pieces[place].card = card - 1 }
    }
    guard let first, first > 0 else { return }
    endCard(before: first)
    separate(first - 1)
  }

  /// Adds a card at the end of the file.
  ///
  /// - Parameter card: The card; its last line gets a line end when it has none.
  /// - Complexity: linear in the card.
  public mutating func append(_ card: VCard) {
    var card = card
    if let last = card.lines.indices.last, card.lines[last].lineEnding == nil {
      let ending = card.style.lineEnding
      card.lines.edit { $0[last] = $0[last].ended(by: ending) }
    }
    card.tailStarts = []
    cards.append(card)
    let bytes = encoding.encode(card.bytes)
    pieces.append(Piece(card: cards.count - 1, part: 0, bytes: bytes[...]))
    if pieces.count > 1 { separate(pieces.count - 2, alsoBeforeCard: true) }
  }

  /// Ends the last line of a piece when another follows that would be taken for more of it.
  ///
  /// Cards that were read from one line stay on one.
  private mutating func separate(_ place: Int, alsoBeforeCard: Bool = false) {
    guard !pieces[place].bytes.isEmpty, !encoding.isMark(pieces[place].bytes),
      let next = pieces[(place + 1)...].first(where: { !$0.bytes.isEmpty }),
      !encoding.endsInLineEnd(pieces[place].bytes),
      alsoBeforeCard || !encoding.beginsWithCard(next.bytes)
    else { return }
    let ending = cards.first?.style.lineEnding ?? .crlf
    pieces[place].bytes = (Array(pieces[place].bytes) + encoding.encode(ending.bytes))[...]
    guard let card = pieces[place].card, pieces[place].part == cards[card].tailStarts.count,
      let last = cards[card].lines.indices.last
    else { return }
    cards[card].lines.edit { $0[last] = $0[last].ended(by: ending) }
  }

  /// Gives a card without END one when text follows that belongs to no card: the card behind it, which kept
  /// the two apart, is gone.
  private mutating func endCard(before place: Int) {
    guard let card = pieces[place - 1].card,
      !cards[card].lines.contains(where: { $0.kind == .end }),
      place < pieces.count, pieces[place].card == nil,
      pieces[place].bytes.contains(where: { $0 > ASCII.space })
    else { return }
    let ending = cards[card].style.lineEnding
    let end = VCard((Array("END:VCARD".utf8) + ending.bytes)[...]).lines
    cards[card].lines.edit { lines in
      lines[lines.count - 1] = lines[lines.count - 1].ended(by: ending)
      lines += end
    }
    separate(place - 1, alsoBeforeCard: true)
    pieces[place - 1].bytes =
      (Array(pieces[place - 1].bytes) + encoding.encode(end.flatMap(\.bytes)))[...]
  }

  /// The lines in the encoding of the file; those that are not new as they were.
  private func encoded(
    _ new: ArraySlice<ContentLine>, replacing old: ArraySlice<ContentLine>,
    in bytes: ArraySlice<UInt8>
  ) -> [UInt8] {
    guard encoding != .bytes else { return new.flatMap(\.bytes) }
    var result: [UInt8] = []
    var rest = old
    var position = bytes.startIndex
    for line in new {
      let known = rest.firstIndex { line.bytes.starts(with: $0.bytes) && !$0.bytes.isEmpty }
      guard let known else {
        result += encoding.encode(line.bytes)
        continue
      }
      for passed in rest[..<known] { position += encoding.length(of: passed.bytes) }
      let end = position + encoding.length(of: rest[known].bytes)
      result += bytes[position..<end]
      result += encoding.encode(line.bytes.dropFirst(rest[known].bytes.count))
      position = end
      rest = rest[(known + 1)...]
    }
    return result
  }
}

extension VCard {
  /// The lines up to the first nested card, and those after each.
  var parts: [ArraySlice<ContentLine>] {
    let starts = [0] + tailStarts
    let lines = Array(self.lines)
    return starts.indices.map {
      lines[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : lines.count)]
    }
  }
}
