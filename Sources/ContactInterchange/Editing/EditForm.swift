import UnicodeText
package import VCardCodec

/// A card as a text that people edit in their editor: a key and a value on each line.
///
/// ```
/// name: Ada Bell
/// tel.mobile: +1 555 0100
/// address.home:
///   street: 1 Quay St
///   city: Port
/// note: the first line
///   | the second line
/// ```
///
/// Lines that begin with `#` are comments. A line that stays as it is leaves its lines of the card as they
/// are, byte for byte; the order of lines does not matter.
package enum EditForm {
  /// The form of a card.
  ///
  /// What cannot be typed (a picture, a card in the card, text with control characters) is named in
  /// comments and stays.
  ///
  /// - Complexity: linear in the card.
  package static func text(of card: VCard) -> String {
    var lines = heading
    let blocks = FormBlocks(card)
    lines += blocks.lines()
    let kept = blocks.keptLines(of: card)
    if !kept.isEmpty {
      lines += ["", "# Kept as it is:"] + kept.map { "#   \($0)" }
    }
    return (lines + [""] + keys).joined(separator: "\n") + "\n"
  }

  /// The form of a contact that is to be made.
  package static let newContactText =
    ((heading + [
      "name: ", "# given: ", "# family: ", "# org: ", "tel.mobile: ", "email.home: ", "",
    ] + keys).joined(separator: "\n") + "\n")

  private static let heading = [
    "# A key and a value on each line. Lines that begin with # do not count.",
    "# A value goes on below, after blanks and ‘|’. Take a line out to remove its value.", "",
  ]

  private static let keys = [
    "# Keys: name family given middle prefix suffix nickname phonetic-family phonetic-given",
    "#   org unit title role birthday anniversary note category gender language timezone",
    "#   tel.LABEL email.LABEL url.LABEL date.LABEL relation.LABEL im.SERVICE social.NETWORK",
    "#   address.LABEL: and below it, indented: street city region code country box extended",
    "#   Labels: home, work, mobile, fax … or any word of your own. X-NAME: a property as it is.",
  ]
}

/// The entries of a card as the form shows them: single lines, and addresses as blocks.
struct FormBlocks {
  /// What one line of the form, or one block, says.
  struct Block: Hashable {
    var key: CardKey
    /// The value; empty for an address.
    var value = ""
    /// The parts of an address, in the order of ADR.
    var parts: [AddressPart: String] = [:]
    /// The line of the form, counted from 1; 0 in the form of a card.
    var number = 0
    /// The line of the card and the entries that it shows.
    var entries: [CardEntry] = []

    /// What it says, without blanks at the ends of lines, which editors take away.
    var meaning: Meaning {
      Meaning(key: key, lines: FormBlocks.lines(value), parts: parts.mapValues(FormBlocks.lines))
    }

    /// Whether both say the same.
    func says(_ other: Block) -> Bool { meaning == other.meaning }
  }

  /// What a block says.
  struct Meaning: Hashable {
    var key: CardKey
    var lines: [String]
    var parts: [AddressPart: [String]]
  }

  private(set) var blocks: [Block] = []
  private var kept: [CardEntry] = []

  init(_ card: VCard) {
    for entry in CardEntries(card).entries {
      guard entry.isText, Self.canBeTyped(entry.value), Self.canBeTyped(entry.label),
        Self.isReadAgain(Self.key(of: entry))
      else {
        kept.append(entry)
        continue
      }
      guard let part = entry.part else {
        blocks.append(Block(key: Self.key(of: entry), value: entry.value, entries: [entry]))
        continue
      }
      if let last = blocks.indices.last, blocks[last].entries.first?.line == entry.line {
        blocks[last].parts[part] = entry.value
        blocks[last].entries.append(entry)
      } else {
        var key = Self.key(of: entry)
        key.part = nil
        blocks.append(Block(key: key, parts: [part: entry.value], entries: [entry]))
      }
    }
  }

  /// The key as it is read again: a label stands on one line.
  private static func key(of entry: CardEntry) -> CardKey {
    var key = entry.key
    key.label = key.label.map { String($0.map { $0.isNewline ? " " : $0 }) }
    return key
  }

  /// Whether a key as it is written is read as that key: NAME, a property of 3.0, would be read as `name`.
  private static func isReadAgain(_ key: CardKey) -> Bool {
    var key = key
    key.part = nil
    do throws(CardEditError) {
      return try CardKey(key.text) == key
    } catch {
      return false
    }
  }

  /// Whether an editor can show and save the text unchanged.
  private static func canBeTyped(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)) || $0 == "\n" || $0 == "\t"
    }
  }

  /// Whether two values are the same but for blanks at the ends of lines, which editors take away.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || lines(left) == lines(right)
  }

  fileprivate static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      PlainText.trimmed(String($0))
    }
  }

  func lines() -> [String] {
    blocks.flatMap { block -> [String] in
      guard block.key.field == .address else {
        return Self.lines(block.key.text, block.value, indent: "")
      }
      let parts = AddressPart.allCases.compactMap { part in block.parts[part].map { (part, $0) } }
      return ["\(block.key.text):"]
        + parts.flatMap { Self.lines($0.0.key, $0.1, indent: "  ") }
    }
  }

  private static func lines(_ key: String, _ value: String, indent: String) -> [String] {
    let lines = value.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(indent)\(key): \(lines.first ?? "")"]
      + lines.dropFirst().map { "\(indent)  | \($0)" }
  }

  /// What the form cannot show, for its comments.
  func keptLines(of card: VCard) -> [String] {
    let entries = kept.map { "\(Self.shown($0.key.text)): \(Self.shown($0.value))" }
    let invalid = card.lines.filter { $0.kind == .invalid }
      .map {
        "not understood: \(Self.shown(PlainText.trimmed(ContentLine.text(of: Array($0.bytes)))))"
      }
    let nested = card.all("AGENT").map { _ in "AGENT: a card in the card" }
    return entries + nested + invalid
  }

  /// The start of a text on one line, with nothing in it that could control a terminal.
  private static func shown(_ text: String) -> String {
    VisibleEscape.escape(String(text.unicodeScalars.prefix(60)))
  }
}
