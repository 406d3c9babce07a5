package import VCardCodec

/// Writes cards as an array of jCards (RFC 7095), one on a line.
package struct JCardWriter: ForeignWriter {
  private var text = ""
  private var count = 0
  private var losses: [Loss] = []

  package init() {}

  package mutating func append(_ card: VCard) {
    let (card, lost) = card.converted(to: .v40)
    losses += lost
    text += count == 0 ? "[" : ",\n"
    count += 1
    text += "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"]"
    for line in card.lines {
      switch line.kind {
      case .property where line.name != "VERSION":
        text += ","
        JCardPropertyWriter(line).write(to: &text)
      case .invalid, .nested:
        losses.append(
          Loss(
            contact: ForeignNames.name(of: card), property: "",
            value: ForeignText.decoded(line.bytes),
            reason: "the line is no property"))
      default: continue
      }
    }
    text += "]]"
  }

  package mutating func finish() -> WrittenCards {
    text += count == 0 ? "[]\n" : "]\n"
    return WrittenCards(bytes: Array(text.utf8), losses: losses)
  }
}
