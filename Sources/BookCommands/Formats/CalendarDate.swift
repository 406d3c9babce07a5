import ContactInterchange
import VCardCodec

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
    let clock = [second / 3_600, second / 60 % 60, second % 60].map {
      PaddedNumber.text(Int($0), 2)
    }
    let date = [
      PaddedNumber.text(year, 4), PaddedNumber.text(month, 2), PaddedNumber.text(dayOfMonth, 2),
    ]
    return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z"
  }
}
