/// Finds digits inside the phone numbers of an entry.
enum PhoneSearch {
  /// Whether a number holds the word's digits; with a plus sign, whether one begins with them.
  static func isIn(_ text: Span<UInt8>, _ extent: EntryExtent, _ word: QueryWord) -> Bool {
    let plus = UInt8(ascii: "+")
    let end = extent.start + Int(extent.count)
    let count = word.digits.count
    let wanted = word.hasPlus ? plus : word.digits[0]
    var position = extent.start + Int(extent.phones)
    while true {
      position = ByteScan.firstPlace(of: wanted, orNonASCIIIn: text, from: position, to: end)
      let first = word.hasPlus ? position + 1 : position
      guard position < end, first + count <= end else { return false }
      var length = 0
      while length < count, text[first + length] == word.digits[length] { length += 1 }
      if length == count { return true }
      position += 1
    }
  }
}
