extension Int {
  /// The number with a comma before every three digits, as counts are shown.
  var grouped: String {
    var digits = String(magnitude)
    var parts: [Substring] = []
    while digits.count > 3 {
      parts.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    parts.insert(Substring(digits), at: 0)
    return (self < 0 ? "-" : "") + parts.joined(separator: ",")
  }
}
