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
    let (year, month, dayOfMonth) = civil(day)
    return "\(pad(year, 4))-\(pad(month, 2))-\(pad(dayOfMonth, 2))T"
      + "\(pad(second / 3_600, 2)):\(pad(second / 60 % 60, 2)):\(pad(second % 60, 2))Z"
  }

  /// Year, month and day of a number of days since 1970-01-01.
  ///
  /// Counts in eras of 400 years that begin on 1 March, so that the leap day ends its year.
  private static func civil(_ days: Int64) -> (Int64, Int64, Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func pad(_ number: Int64, _ width: Int) -> String {
    let digits = "\(number.magnitude)"
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count))
      + digits
  }
}
