/// The instant of a change, for REV (RFC 6350 §6.7.4).
package struct CardRevision: Hashable, Sendable {
  /// As 4.0 writes it: `20261130T082500Z`.
  package let basicText: String
  /// As 3.0 usually writes it: `2026-11-30T08:25:00Z`.
  package let extendedText: String

  /// The instant so many seconds after 1970-01-01 00:00 UTC.
  package init(secondsSince1970: Int) {
    let days = Int((Double(secondsSince1970) / 86_400).rounded(.down))
    let seconds = secondsSince1970 - days * 86_400
    let (year, month, day) = Self.date(days)
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.digits($0, 2) }
    let date = [Self.digits(year, 4), Self.digits(month, 2), Self.digits(day, 2)]
    basicText = date.joined() + "T" + clock.joined() + "Z"
    extendedText = date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z"
  }

  /// The date of the Gregorian calendar, counted in years that begin in March, so that the leap day is the
  /// last of its year.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(max(0, number))
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
