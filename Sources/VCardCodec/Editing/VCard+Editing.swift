extension VCard {
  /// Writes a property in the place of a line; all other lines keep their bytes.
  ///
  /// What the draft says as the line did keeps its spelling: group, name and parameters, and the encoded
  /// value when only a parameter changed. A draft that says the same as the line leaves it alone.
  ///
  /// - Parameters:
  ///   - index: The index in ``lines`` of a property.
  ///   - draft: What the property is to say.
  /// - Complexity: linear in the card.
  public mutating func replaceLine(at index: Int, with draft: PropertyDraft) {
    let old = lines[index]
    guard old.kind == .property, old.draft != draft else { return }
    var style = style
    if let ending = old.lineEnding { style.lineEnding = ending }
    var written = Array(
      read(PropertyWriter(style: style, old: old).bytes(of: draft), number: old.number))
    if lines.indices.contains(index + 1), lines[index + 1].kind == .blank, written.count == 2 {
      written.removeLast()
    }
    replace(index..<(index + 1), with: written)
  }

  /// Writes a property after the last one of its name, else after the last property of the card.
  ///
  /// - Parameter draft: What the property is to say.
  /// - Returns: The index in ``lines`` of the new line.
  /// - Complexity: linear in the card.
  @discardableResult
  public mutating func insert(_ draft: PropertyDraft) -> Int {
    insert(draft, at: place(for: draft.name))
  }

  /// Writes a property before a line.
  ///
  /// - Parameters:
  ///   - draft: What the property is to say.
  ///   - index: The index in ``lines`` that the new line gets; a place inside a value of several lines (a
  ///     nested card) or outside the card is moved to the next one within.
  /// - Returns: The index in ``lines`` of the new line.
  /// - Complexity: linear in the card.
  @discardableResult
  public mutating func insert(_ draft: PropertyDraft, at index: Int) -> Int {
    let index = allowedPlace(index)
    var style = style
    if index > 0, let ending = lines[index - 1].lineEnding { style.lineEnding = ending }
    endLine(before: index, style: style)
    let bytes = PropertyWriter(style: style, old: nil).bytes(of: draft)
    replace(index..<index, with: read(bytes, number: lines.last?.number ?? number))
    return index
  }

  /// Takes a property out, with the label that its group has when no other property is in the group.
  ///
  /// - Parameter index: The index in ``lines`` of a property.
  /// - Complexity: linear in the card.
  public mutating func removeLine(at index: Int) {
    let old = lines[index]
    guard old.kind == .property else { return }
    var end = index + 1
    // The lines of a nested card, and the empty line that ends base64 in 2.1, belong to the property.
    while end < lines.count, lines[end].kind == .nested { end += 1 }
    if old.encoding == .base64, version == .v21, end < lines.count, lines[end].kind == .blank {
      end += 1
    }
    replace(index..<end, with: boundary(between: index - 1, and: end))
    guard let group = old.group, !old.isGroupLabel else { return }
    let others = lines.indices.filter { lines[$0].kind == .property && lines[$0].isIn(group) }
    guard others.allSatisfy({ lines[$0].isGroupLabel }) else { return }
    for label in others.reversed() { replace(label..<(label + 1), with: [ContentLine]()) }
  }
}

extension ContentLine {
  /// Whether the line says something about the other properties of its group.
  var isGroupLabel: Bool { name == "X-ABLABEL" || name == "X-ABADR" }

  /// Whether the line is in a group, whose name has no case.
  ///
  /// - Parameter name: The name of the group.
  /// - Returns: Whether the line has it.
  public func isIn(_ name: String) -> Bool { group.map { ASCII.equal($0, name) } ?? false }
}

extension VCard {
  /// Gives the line before a place a line end when it has none, since something follows it now.
  private mutating func endLine(before index: Int, style: CardStyle) {
    guard index > 0, lines[index - 1].lineEnding == nil else { return }
    lines.edit { $0[index - 1] = $0[index - 1].ended(by: style.lineEnding) }
  }

  /// Reads lines that were written, as lines of this card.
  func read(_ bytes: [UInt8], number: Int) -> ContentLines {
    ContentLines(
      bytes[...], number: number, version: version ?? .v30,
      lines.first?.endsLinesInCarriageReturn ?? false)
  }

  /// An empty line where the text of a line that is no property would be read as more of the base64
  /// before it; else nothing.
  private func boundary(between before: Int, and after: Int) -> [ContentLine] {
    guard lines.indices.contains(before), lines.indices.contains(after),
      lines[before].encoding == .base64, lines[after].kind == .invalid
    else { return [] }
    return Array(read((lines[before].lineEnding ?? .crlf).bytes, number: lines[before].number))
  }

  private mutating func replace(_ range: Range<Int>, with new: some Collection<ContentLine>) {
    lines.edit { $0.replaceSubrange(range, with: new) }
    for index in tailStarts.indices where tailStarts[index] > range.lowerBound {
      tailStarts[index] = max(
        range.lowerBound,
        tailStarts[index] + new.count - min(range.count, tailStarts[index] - range.lowerBound))
    }
  }
}

extension ContentLine {
  /// The line with a line end.
  func ended(by ending: CardStyle.LineEnding) -> ContentLine {
    guard lineEnding == nil else { return self }
    var line = self
    line.bytes = (Array(bytes) + ending.bytes)[...]
    return line
  }
}
