/// Finds digits inside the phone numbers of an entry.
enum PhoneSearch {
  /// Whether a number holds the word's digits; with a plus sign, whether one begins with them.
  static func isIn(_ text: Span<UInt8>, _ extent: EntryExtent, _ word: QueryWord) -> Bool {
    let end = extent.start + Int(extent.count)
    var position = extent.start + Int(extent.phones)
    let plus = UInt8(ascii: "+")
    while position + word.digits.count < end {
      position += 1
      guard !word.hasPlus || text[position - 1] == plus || text[position] == plus else { continue }
      if word.hasPlus, word.digits.isEmpty { return true }
      var length = 0
      while length < word.digits.count, position + length < end,
        text[position + length] == word.digits[length]
      {
        length += 1
      }
      if length == word.digits.count, !word.hasPlus || text[position - 1] == plus { return true }
    }
    return false
  }
}
