import VCardCodec

/// One value of a card that the editing language can name: a line, a part of one, or an item of its list.
struct CardEntry: Hashable {
  /// Where in a line the value is.
  enum Place: Hashable {
    /// The whole value.
    case line
    /// A part of a compound value.
    case part(Int)
    /// An item of a list.
    case item(Int)
  }

  var field: CardField
  /// The label as people read it; empty when there is none.
  var label: String = ""
  var part: AddressPart?
  /// The name of the property.
  var property: String
  /// The value as people read and type it.
  var value: String
  /// The line in the card.
  var line: Int
  var place = Place.line
  /// Whether the value is a text that can be typed; a picture or a card in the card is not.
  var isText = true

  /// The key that names it, without a number.
  var key: CardKey {
    CardKey(
      field: field, label: label.isEmpty ? nil : label, part: part,
      property: field == .property ? property : "")
  }

  /// Whether a key names it, the number not counted.
  func matches(_ key: CardKey) -> Bool {
    guard field == key.field, field != .property || property == key.property else { return false }
    if let part = key.part, part != self.part { return false }
    guard let label = key.label else { return true }
    return LabelSpelling.isSame(label, self.label)
  }
}
