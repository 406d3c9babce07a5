import ContactBook
import VCardCodec

/// Values in the order of the card, where alternatives of one value (ALTID, RFC 6350 §5.4) are one.
struct ValueList {
  private(set) var values: [ContactValue] = []
  private let languages: LanguageChoice
  /// Where the value is that has an ALTID, by property and ALTID.
  private var alternatives: [Alternative: Int] = [:]

  private struct Alternative: Hashable {
    var property: String
    var identifier: String
  }

  init(_ languages: LanguageChoice) {
    self.languages = languages
  }

  /// Adds the values of a line; those of an alternative of an earlier line join that one.
  mutating func append(_ values: [ContactValue], of line: ContentLine) {
    guard values.count == 1 else {
      self.values += values
      return
    }
    append(values[0], of: line)
  }

  /// Adds the only value of a line; an alternative of an earlier line joins that one.
  mutating func append(_ value: ContactValue, of line: ContentLine) {
    guard let identifier = line.parameter("ALTID") else {
      values.append(value)
      return
    }
    let alternative = Alternative(property: line.name, identifier: identifier)
    guard let place = alternatives[alternative] else {
      alternatives[alternative] = self.values.count
      self.values.append(value)
      return
    }
    join(value, to: place)
  }

  /// Puts the wording of the reader's language first; equals stay in the order of the card.
  private mutating func join(_ value: ContactValue, to place: Int) {
    let first = values[place]
    guard languages.distance(to: value.language) < languages.distance(to: first.language) else {
      values[place].variants.append(value.variant)
      values[place].isPreferred = first.isPreferred || value.isPreferred
      return
    }
    values[place] = value
    values[place].variants = [first.variant] + first.variants
    values[place].isPreferred = first.isPreferred || value.isPreferred
  }
}

extension ContactValue {
  /// The value as one of the variants of another.
  fileprivate var variant: Variant { Variant(language: language, value: value) }
}
