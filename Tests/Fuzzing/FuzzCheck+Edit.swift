import ContactInterchange
import TestSupport
import VCardCodec

extension FuzzCheck {
  /// An edit of one property changes its lines and no others, and the file is read again as it was meant.
  static func checkEdit(of bytes: [UInt8]) throws {
    var generator = generator(for: bytes)
    let original = VCardFile(bytes)
    // Lines without BEGIN, or behind a nested card, are a card only as long as a property is among them.
    let whole = original.cards.indices.filter { original.cards[$0].lines.first?.kind == .begin }
    guard let number = whole.randomElement(using: &generator) else { return }
    var card = original.cards[number]
    let mayEmpty = !original.diagnostics.contains { $0.code == .nestedCard }
    let places = card.lines.indices.filter { isEditable(card.lines[$0]) }
    guard let index = places.randomElement(using: &generator) else { return }
    let text = someText(of: bytes, using: &generator)
    switch Int.random(in: 0..<(mayEmpty ? 3 : 2), using: &generator) {
    case 0:
      var draft = card.lines[index].draft
      draft.value = .text(text)
      card.replaceLine(at: index, with: draft)
    case 1: card.insert(PropertyDraft("NOTE", .text(text)))
    default: card.removeLine(at: index)
    }
    try check(original, card, at: number)
  }

  private static func check(_ original: VCardFile, _ card: VCard, at number: Int) throws {
    var file = original
    file.replaceCard(at: number, with: card)
    let again = VCardFile(file.bytes)
    guard again.cards.count == original.cards.count else {
      throw Violation("\(original.cards.count) cards are \(again.cards.count) after an edit")
    }
    for (place, read) in again.cards.enumerated() {
      let written = file.cards[place]
      guard read.bytes == written.bytes, properties(of: read) == properties(of: written) else {
        throw Violation(
          "card \(place) is read otherwise than it was written: "
            + String(decoding: file.bytes, as: UTF8.self).debugDescription)
      }
      if place != number, read.lines.map(\.bytes) != original.cards[place].lines.map(\.bytes) {
        throw Violation("card \(place) changed with card \(number)")
      }
    }
  }

  /// The properties without their ends: where lines end in CR, LF and CR LF all at once, ends may meet.
  private static func properties(of card: VCard) -> [[UInt8]] {
    card.properties.map { line in
      Array(line.bytes.reversed().drop { $0 == 0x0D || $0 == 0x0A }.reversed())
    }
  }

  /// The form of a card unchanged changes nothing; a changed line changes its property; any text is read or refused.
  static func checkForm(of bytes: [UInt8]) throws {
    var generator = generator(for: bytes)
    guard let card = VCardFile(bytes).cards.randomElement(using: &generator) else { return }
    let form = EditForm.text(of: card)
    guard let unchanged = applied(form, to: card) else {
      throw Violation("the form of a card cannot be read")
    }
    guard unchanged.bytes == card.bytes else {
      throw Violation("a form unchanged changes the card")
    }
    var lines = form.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let values = lines.indices.filter { !lines[$0].hasPrefix("#") && lines[$0].contains(": ") }
    if let line = values.randomElement(using: &generator),
      let colon = lines[line].firstIndex(of: ":")
    {
      let text = someText(of: bytes, using: &generator).filter { !$0.isNewline }
      lines[line] = "\(lines[line][...colon]) \(text)"
      if let edited = applied(lines.joined(separator: "\n"), to: card) {
        try checkOneProperty(card, edited)
      }
    }
    var damaged = Array(form.utf8)
    for _ in 0..<3 { DamagedCards.damage(&damaged, using: &generator) }
    for text in [String(decoding: damaged, as: UTF8.self), String(decoding: bytes, as: UTF8.self)] {
      guard let edited = applied(text, to: card) else { continue }
      guard VCardFile(edited.bytes).cards.count <= VCardFile(card.bytes).cards.count else {
        throw Violation("a form makes more cards of one")
      }
    }
  }

  private static func applied(_ text: String, to card: VCard) -> VCard? {
    do {
      return try EditForm.apply(text, to: card).card
    } catch {
      return nil
    }
  }

  /// Whether what differs is of one property: the parts of a name and the whole of it go together, and labels with
  /// what they are of.
  private static func checkOneProperty(_ old: VCard, _ new: VCard) throws {
    let gone = old.lines.filter { line in !new.lines.contains { $0.bytes == line.bytes } }
    let come = new.lines.filter { line in !old.lines.contains { $0.bytes == line.bytes } }
    var names = Set((gone + come).map(\.name)).subtracting(["X-ABLABEL"])
    if names.isSubset(of: ["FN", "N"]) { names = [] }
    guard names.count <= 1 else {
      throw Violation("one line of a form changes \(names.sorted().joined(separator: ", "))")
    }
  }

  /// Changing the version of a card changes what all its lines mean.
  private static func isEditable(_ line: ContentLine) -> Bool {
    line.kind == .property && line.name != "VERSION" && line.name != "AGENT"
  }

  /// A part of the bytes as text.
  private static func someText(of bytes: [UInt8], using generator: inout SeededGenerator) -> String
  {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let length = Int.random(in: 0...120, using: &generator)
    return String(decoding: bytes[start..<min(bytes.count, start + length)], as: UTF8.self)
  }
}
