/// Which LABEL of 2.1 and 3.0 is the text of which ADR.
///
/// They are lines of their own with the same types (RFC 2426 §3.2.2): of several the first belongs to the first
/// address, the second to the second.
package struct AddressLabels: Sendable {
  /// The line of the label by that of the address, both counted in `VCard.lines`.
  private var labels: [Int: Int] = [:]
  private var paired: Set<Int> = []

  /// Looks through a card.
  ///
  /// - Complexity: linear in the lines of the card.
  package init(_ card: VCard) {
    var free: [Set<String>: [Int]] = [:]
    for index in card.lines.indices.reversed() where Self.isProperty("LABEL", at: index, in: card) {
      free[Set(card.lines[index].types), default: []].append(index)
    }
    guard !free.isEmpty else { return }
    for index in card.lines.indices where Self.isProperty("ADR", at: index, in: card) {
      guard let label = free[Set(card.lines[index].types)]?.popLast() else { continue }
      labels[index] = label
      paired.insert(label)
    }
  }

  private static func isProperty(_ name: String, at index: Int, in card: VCard) -> Bool {
    card.lines[index].kind == .property && card.lines[index].name == name
  }

  /// The line of the label of an address; nil when it has none.
  package func label(ofAddressAt index: Int) -> Int? { labels[index] }

  /// Whether the label in a line is the text of an address that the card gives in parts.
  package func isOfAddress(labelAt index: Int) -> Bool { paired.contains(index) }
}
