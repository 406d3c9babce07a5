import ContactInterchange

/// A day and time of the Gregorian calendar in UTC, as ISO 8601 writes it.
enum CalendarDate {
  /// The text of a moment.
  ///
  /// - Parameter seconds: Seconds since 1970-01-01 00:00 UTC.
  /// - Returns: Such as `2025-11-03T14:05:09Z`.
  static func text(_ seconds: Int64) -> String {
    var (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    if second < 0 {
      day -= 1
      second += 86_400
    }
    let (year, month, dayOfMonth) = GregorianDate.parts(ofDay: Int(day))
    return "\(pad(year, 4))-\(pad(month, 2))-\(pad(dayOfMonth, 2))T"
      + "\(pad(Int(second / 3_600), 2)):\(pad(Int(second / 60 % 60), 2)):\(pad(Int(second % 60), 2))Z"
  }

  private static func pad(_ number: Int, _ width: Int) -> String {
    let digits = "\(number.magnitude)"
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }
}
