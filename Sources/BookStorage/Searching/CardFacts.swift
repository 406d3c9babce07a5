import TypeAhead
import VCardCodec

/// What the search wants to know of a card beyond the fields of lists.
struct CardFacts {
  var entry = CardIndex.Entry()
  /// Of the card of a group: its members as they are written.
  var members: [String] = []

  init(_ card: VCard) {
    for line in card.lines {
      switch line.name {
      case "NOTE": entry.notes += [line.text].filter { !$0.isEmpty }
      case "CATEGORIES": entry.groups += line.list.filter { !$0.isEmpty }
      case "MEMBER", "X-ADDRESSBOOKSERVER-MEMBER": members.append(line.rawText)
      case "PHOTO": if !line.rawValue.isEmpty { entry.traits.insert(.photo) }
      case "ADR":
        if line.components.contains(where: { !$0.isEmpty }) { entry.traits.insert(.address) }
      case "BDAY": if !line.rawValue.isEmpty { entry.traits.insert(.birthday) }
      case "URL": if !line.rawValue.isEmpty { entry.traits.insert(.url) }
      default: break
      }
    }
  }

  /// The names of the properties, in upper case.
  private static let names = [
    "NOTE", "CATEGORIES", "MEMBER", "X-ADDRESSBOOKSERVER-MEMBER", "PHOTO", "ADR", "BDAY", "URL",
  ].map { Array($0.utf8) }

  /// Whether a card may have such a property; most have none, and need not be taken apart.
  static func mayBe(in card: Span<UInt8>) -> Bool {
    var lineStart = 0
    var index = 0
    while index < card.count {
      let byte = card[index]
      if byte == 0x0A || byte == 0x0D {
        lineStart = index + 1
      } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") {
        if isName(card.extracting(lineStart..<index)) { return true }
        // The value does not matter: on to the end of the line.
        while index < card.count, card[index] != 0x0A, card[index] != 0x0D { index += 1 }
        continue
      } else if byte == UInt8(ascii: ".") {
        lineStart = index + 1
      }
      index += 1
    }
    return false
  }

  private static func isName(_ text: Span<UInt8>) -> Bool {
    names.contains { name in
      name.count == text.count
        && name.indices.allSatisfy { place in
          let byte = text[place]
          return (byte &- 0x61 < 26 ? byte & 0xDF : byte) == name[place]
        }
    }
  }
}
