import ContactBook
import VCardCodec

/// A card in the card: the value of AGENT.
enum NestedCard {
  /// The name of the card in the card: the lines after AGENT (2.1), or its text (3.0); nil when there is none.
  static func name(of line: ContentLine, at index: Int, in card: VCard) -> String? {
    if let name = name(after: index, in: card) { return name }
    let text = PlainText.trimmed(line.text)
    guard text.prefix(6).uppercased() == "BEGIN:" else { return nil }
    return name(of: folded(onto: line) ?? Array(text.utf8))
  }

  /// The lines of a card that are folded onto AGENT one by one, without the blank of each; nil when none are.
  private static func folded(onto line: ContentLine) -> [UInt8]? {
    let lines = line.bytes.split(omittingEmptySubsequences: true) { $0 == 0x0A || $0 == 0x0D }
    guard lines.count > 1, let colon = lines[0].firstIndex(of: 0x3A) else { return nil }
    let first = lines[0][lines[0].index(after: colon)...]
    let all = ([first] + lines.dropFirst()).map { $0.drop { $0 == 0x20 || $0 == 0x09 } }
    return Array(all.joined(separator: [0x0A])) + [0x0A]
  }

  /// The lines of the card in the card that follows an AGENT line (2.1), with line feeds; nil when none does.
  static func text(after index: Int, in card: VCard) -> String? {
    guard let bytes = bytes(after: index, in: card) else { return nil }
    return TextLines.unified(ContentLine.text(of: bytes))
  }

  /// The name of the card in the card that follows an AGENT line; nil when none does.
  ///
  /// The name is what a list would show. Cards nested further in are passed over, so however deep they
  /// stand, every line is looked at once.
  private static func name(after index: Int, in card: VCard) -> String? {
    bytes(after: index, in: card).map(name(of:))
  }

  /// The card in the card that follows an AGENT line; nil when none does.
  private static func bytes(after index: Int, in card: VCard) -> [UInt8]? {
    let nested = card.lines[(index + 1)...].prefix { $0.kind == .nested || $0.kind == .blank }
    guard let first = nested.firstIndex(where: { $0.kind == .nested }) else { return nil }
    var bytes: [UInt8] = []
    if !isBegin(nested[first]) {
      // BEGIN stood on the AGENT line.
      bytes += "BEGIN:VCARD".utf8
      let line = nested[first].bytes
      let last = line.lastIndex { $0 != 0x0A && $0 != 0x0D } ?? line.startIndex
      bytes += line[last...].dropFirst()
    }
    for line in nested[first...] { bytes += line.bytes }
    return bytes
  }

  private static func name(of card: [UInt8]) -> String {
    var reader = RecordReader()
    var record = ContactRecord()
    guard reader.next(in: card.span, into: &record) else { return "" }
    return record[.displayName] ?? ""
  }

  private static func isBegin(_ line: ContentLine) -> Bool {
    let text = line.bytes.lazy.filter { $0 > 0x20 }.prefix(6)
    return text.elementsEqual("BEGIN:".utf8) { $0 == $1 || $0 == $1 | 0x20 }
  }
}
