extension VCard {
  /// Where a property belongs.
  func place(for name: String) -> Int {
    if let last = lines.lastIndex(where: { $0.kind == .property && $0.name == name }) {
      return last + 1
    }
    let last = lines.lastIndex { $0.kind == .property || $0.kind == .nested }
    return last.map { $0 + 1 } ?? lines.firstIndex { $0.kind == .end } ?? lines.count
  }

  /// The property whose nested card has no END before a place: what stood there would be a line of that card.
  private func holderOfOpenCard(before index: Int) -> Int? {
    guard let holder = lines[..<index].lastIndex(where: { $0.kind != .nested }),
      lines[holder].kind == .property, lines[holder].name == "AGENT"
    else { return nil }
    let before = lines[holder..<index].flatMap(\.bytes)
    let probe = read(before + Array("\r\nX-PROBE:\r\n".utf8), number: lines[holder].number)
    return probe.last?.kind == .property ? nil : holder
  }

  /// The next place at which a property can stand without changing what the lines around it are.
  func allowedPlace(_ index: Int) -> Int {
    var index = max(0, min(index, lines.count))
    if index == 0, lines.first?.kind == .begin { index = 1 }
    while index < lines.count, lines[index].kind == .nested { index += 1 }
    if let holder = holderOfOpenCard(before: index) { index = holder }
    while index > 1, lines[index - 1].endsInSoftBreak { index -= 1 }
    // Text after base64 without a colon is read as more of it.
    while index < lines.count, index > 0, lines[index].kind == .invalid { index += 1 }
    if index > 0, index < lines.count, lines[index].kind == .blank,
      lines[index - 1].encoding == .base64
    {
      index += 1
    }
    return index
  }
}

extension ContentLine {
  /// Whether the value is to go on in the next line: one that END alone cut off.
  fileprivate var endsInSoftBreak: Bool {
    guard kind == .property, encoding == .quotedPrintable else { return false }
    return bytes.last { $0 > ASCII.space } == 0x3D
  }
}
