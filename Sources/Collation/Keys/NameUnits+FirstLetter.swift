extension NameUnits {
  /// Where the name begins for the eye.
  struct FirstLetter {
    var place: Int
    var isHan: Bool
    /// Behind punctuation or symbols, not only blanks.
    var isBehindDecoration: Bool
  }

  /// The first letter of the decoded units, or nothing: digits first or no letter at all.
  func firstLetter(_ engine: CollationEngine) -> FirstLetter? {
    var place = 0
    var isBehindDecoration = false
    while place < count {
      let unit = self.unit(place)
      var next = place + 1
      var value = UInt32(unit)
      if unit & 0xFC00 == 0xD800, next < count {
        value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self.unit(next) & 0x3FF))
        next += 1
      }
      switch value {
      case 0x41...0x5A, 0x61...0x7A, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA:
        return FirstLetter(place: place, isHan: false, isBehindDecoration: isBehindDecoration)
      case 0x4E00...0x9FFF:
        return FirstLetter(place: place, isHan: true, isBehindDecoration: isBehindDecoration)
      case 0x30...0x39: return nil
      default: break
      }
      guard let scalar = Unicode.Scalar(value) else {
        place = next
        continue
      }
      let category = LocaleData.generalCategory(of: scalar)
      switch Letters.kind(of: category) {
      case .digit: return nil
      case .letter:
        return FirstLetter(
          place: place, isHan: Letters.isHan(scalar), isBehindDecoration: isBehindDecoration)
      case .byWeight where engine.hasLetterWeight(scalar):
        return FirstLetter(
          place: place, isHan: Letters.isHan(scalar), isBehindDecoration: isBehindDecoration)
      case .byWeight, .decoration:
        if !Letters.isBlank(category) { isBehindDecoration = true }
        place = next
      }
    }
    return nil
  }

  /// Unit `place`.
  func unit(_ place: Int) -> UInt16 { unsafe text(from: place)[0] }
}
