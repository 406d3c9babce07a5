import ContactBook
import ContactInterchange
import TestSupport
import VCardCodec

/// What must hold of any bytes whatever; a violation is a text that says which rule broke.
enum FuzzCheck {
  struct Violation: Error {
    var rule: String

    init(_ rule: String) { self.rule = rule }
  }

  /// Holds the rules of a target against bytes.
  static func run(_ target: FuzzTarget, _ bytes: [UInt8]) throws {
    switch target {
    case .reading(.vcf): try checkVCard(bytes)
    case .reading(let format): try checkForeign(format, bytes)
    case .export: try checkExport(of: bytes)
    case .edit: try checkEdit(of: bytes)
    case .form: try checkForm(of: bytes)
    case .query: try checkQuery(bytes)
    }
  }

  /// Choices that follow from the bytes alone.
  static func generator(for bytes: [UInt8]) -> SeededGenerator {
    // FNV-1a.
    SeededGenerator(
      seed: bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Reads bytes as a format, all of every value.
  private static func checkForeign(_ format: ForeignFormat, _ bytes: [UInt8]) throws {
    guard let reader = format.reader else { throw Violation("no reader of \(format)") }
    _ = reader.recognizes(bytes[...])
    let read = reader.read(bytes)
    for index in 0..<read.count {
      let card = read.card(at: index)
      guard VCardFile(card.bytes).cards.count == 1 else {
        throw Violation("entry \(index) is no single card")
      }
      readAll(of: card)
    }
  }

  /// Written unread, cards are the bytes that were read; a list and an open contact name it alike.
  private static func checkVCard(_ bytes: [UInt8]) throws {
    let file = VCardFile(bytes)
    guard file.bytes == bytes else { throw Violation("the bytes are not those that were read") }
    let text = VCardFile.convertedToUTF8(bytes.span) ?? bytes
    var reader = RecordReader()
    var record = ContactRecord()
    for (number, card) in file.cards.enumerated() {
      readAll(of: card)
      guard reader.next(in: text.span, into: &record) else {
        throw Violation("a list has only \(number) of \(file.cards.count) cards")
      }
      let name = Contact(card: card).displayName
      guard name == record[.displayName] ?? "" else {
        throw Violation(
          "card \(number) is ‘\(record[.displayName] ?? "")’ in a list, else ‘\(name)’")
      }
    }
    if reader.next(in: text.span, into: &record) { throw Violation("a list has more cards") }
  }

  /// Decodes every value of a card in every way there is.
  private static func readAll(of card: VCard) {
    _ = Contact(card: card, language: "zh-Hans")
    _ = CardInspection(card).values
    _ = card.faults()
    for line in card.lines {
      _ = line.text
      _ = line.components
      _ = line.list
      _ = line.mediaBytes
      _ = line.date?.isoText
    }
  }
}
