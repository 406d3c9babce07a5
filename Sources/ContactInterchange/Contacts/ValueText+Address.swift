import ContactBook
import VCardCodec

extension ValueText {
  /// A postal address: its parts, and as lines: box, extension, street; place with its code and region; country.
  ///
  /// When the card gives no parts but a whole text (LABEL of 4.0), that.
  static func address(_ line: ContentLine) -> ValueText {
    let parts = line.components.map { PlainText.trimmed(TextLines.unified($0)) }
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    let place = joined([part(5), part(3)], by: " ")
    let text = joined(
      [part(0), part(1), part(2), joined([place, part(4)], by: ", "), part(6)]
        + parts.dropFirst(7), by: "\n")
    guard !text.isEmpty else {
      return ValueText(text: TextLines.unified(line.deliveryLabel ?? ""))
    }
    // A comma that no backslash protects makes a list (RFC 6350 §6.3.1); its items are lines.
    let lists = line.componentLists.map { items in
      joined(items.map(TextLines.unified), by: "\n")
    }
    func list(_ index: Int) -> String { index < lists.count ? lists[index] : "" }
    let address = PostalAddress(
      postOfficeBox: list(0), extendedAddress: list(1), street: list(2), city: list(3),
      state: list(4), postalCode: list(5), country: list(6),
      isoCountryCode: line.parameter("CC")?.lowercased() ?? "")
    return ValueText(text: text, content: .postalAddress(address))
  }
}
