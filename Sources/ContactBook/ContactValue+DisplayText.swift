extension ContactValue {
  /// The value as a page shows it.
  ///
  /// A date without a year is said in words, “23 November”: `--11-23` (ISO 8601) is exact, but nobody reads it. Every
  /// other value is `value` itself.
  public var displayText: String {
    guard kind == .birthday || kind == .anniversary || kind == .date else { return value }
    let parts = value.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, parts[1].isEmpty,
      parts[2].count == 2, parts[3].count == 2,
      let month = Int(Substring(parts[2])), let day = Int(Substring(parts[3])),
      Self.months.indices.contains(month - 1), (1...31).contains(day)
    else { return value }
    return "\(day) \(Self.months[month - 1])"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
