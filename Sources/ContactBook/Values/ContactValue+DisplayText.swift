extension ContactValue {
  /// The value as a page shows it.
  ///
  /// A date without a year is said in words, “23 November”: `--11-23` (ISO 8601) is exact, but nobody reads it. The
  /// time of the last change (REV, RFC 6350 §6.7.4) is told to the minute: “2026-09-14 08:15 UTC”. Another contact is
  /// told by its name where the book knows it. The variants of other languages follow, each on a line of its own with
  /// its language behind it. Every other value is `value` itself.
  public var displayText: String {
    guard !variants.isEmpty else { return ownDisplayText }
    let others = variants.map { variant in
      variant.language.isEmpty ? variant.value : "\(variant.value) (\(variant.language))"
    }
    return ([ownDisplayText] + others).joined(separator: "\n")
  }

  private var ownDisplayText: String {
    switch content {
    case .date(let date): return date.displayText
    case .reference(let reference): return reference.name ?? value
    default: return kind == .revision ? minuteText ?? value : value
    }
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
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
