import ContactBook
import ContactInterchange

/// Writes contacts as the JSON that docs/formats.md describes: for programs their values, for `import` the card itself.
struct ContactsJSON {
  private(set) var text = "{\"format\":\"kith-contacts\",\"version\":1,\"contacts\":["
  private var count = 0

  /// Appends a contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - card: The bytes of its card.
  mutating func append(_ contact: Contact, card: [UInt8]) {
    text += count == 0 ? "\n" : ",\n"
    count += 1
    guard case .object(var members) = ContactJSON.value(of: contact) else { return }
    if let cardText = String(validating: card, as: UTF8.self) {
      members.append(("card", .string(cardText)))
    } else {
      members.append(
        ("cardBase64", .string(String(decoding: Base64Text.encode(card), as: UTF8.self))))
    }
    text += JSONValue.object(members).text()
  }

  /// Ends the text.
  mutating func finish() -> String { text + "\n]}\n" }
}
