extension ContactValue {
  /// The value as a page shows it.
  ///
  /// A date without a year is said in words, “23 November”: `--11-23` (ISO 8601) is exact, but nobody reads it. The
  /// time of the last change (REV, RFC 6350 §6.7.4) is told to the minute: “2026-09-14 08:15 UTC”. Every other value is
  /// `value` itself.
  public var displayText: String {
    if kind == .revision { return minuteText ?? value }
    guard kind == .birthday || kind == .anniversary || kind == .date else { return value }
    let parts = value.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].isEmpty, parts[1].isEmpty,
      parts[2].count == 2, parts[3].count == 2,
      let month = Int(Substring(parts[2])), let day = Int(Substring(parts[3])),
      Self.months.indices.contains(month - 1), (1...31).contains(day)
    else { return value }
    return "\(day) \(Self.months[month - 1])"
  }

  /// A timestamp of the basic or the extended form of ISO 8601, to the minute; nil when it is neither.
  private var minuteText: String? {
    let parts = value.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let date = parts[0].filter { $0 != "-" }
    let clock = parts[1].prefix { $0.isNumber || $0 == ":" || $0 == "." }
    let time = clock.filter { $0 != ":" }.prefix(4)
    let zone = parts[1].dropFirst(clock.count)
    guard date.utf8.count == 8, time.utf8.count == 4, (date + time).allSatisfy(\.isASCIIDigit),
      zone.isEmpty || zone == "Z" || zone.dropFirst().allSatisfy({ $0.isASCIIDigit || $0 == ":" })
    else { return nil }
    let day = "\(date.prefix(4))-\(date.dropFirst(4).prefix(2))-\(date.suffix(2))"
    let minute = "\(time.prefix(2)):\(time.suffix(2))"
    let place = zone == "Z" ? " UTC" : zone.isEmpty ? "" : " \(zone)"
    return "\(day) \(minute)\(place)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
