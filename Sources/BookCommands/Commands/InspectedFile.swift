import BookStorage
import ContactInterchange
import VCardCodec

/// A file of any format as a row of cards.
struct InspectedFile {
  private enum Content {
    case cards(CardInput)
    case entries(ReadCards)
  }

  private let content: Content
  /// What is wrong with the file; for vCards only when it holds none, since `check` tells the rest.
  let faults: [Diagnostic]

  /// Reads a file: as vCards when it holds one, else as the format that its beginning looks like.
  init(_ place: CardPlace) throws(StorageError) {
    let input = try CardInput(place)
    guard let entries = input.foreignEntries() else {
      content = .cards(input)
      faults = input.fault.map { [$0] } ?? []
      return
    }
    content = .entries(entries)
    faults = entries.diagnostics
  }

  /// How many cards there are.
  var count: Int {
    switch content {
    case .cards(let input): input.outline.cards.count
    case .entries(let entries): entries.count
    }
  }

  /// The values of a card, whose number counts from 0.
  func values(at index: Int) -> [InspectedValue] {
    switch content {
    case .cards(let input):
      var ignored: [Diagnostic] = []
      let card = VCard(
        input.outline.cards[index], in: input.bytes[...], diagnostics: &ignored)
      return CardInspection(card).values
    case .entries(let entries):
      return CardInspection(entries.card(at: index), isForeign: true).values
    }
  }
}
