/// A date of a contact, of which the year, or any other part, may not be known.
///
/// It is what BDAY, ANNIVERSARY and X-ABDATE hold (RFC 6350 §4.3). A year that stands for none (Apple's 1604) is
/// already left out, so nothing that is made of this date can show a wrong year or a wrong age.
public struct ContactDate: Sendable, Hashable {
  /// The year; nil when the card does not give one.
  public var year: Int?
  /// The month from 1 to 12; nil when the card does not give one.
  public var month: Int?
  /// The day of the month from 1 to 31; nil when the card does not give one.
  public var day: Int?
  /// The time in the extended form of ISO 8601 with its zone (`14:30:00-05:00`); nil when there is none.
  public var time: String?

  /// Makes a date from the parts that are known.
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil, time: String? = nil) {
    self.year = year
    self.month = month
    self.day = day
    self.time = time
  }

  /// The full years from this date to another; nil when one of the two has no year, month or day.
  ///
  /// A person born on 29 February completes a year on 1 March of a year without that day.
  ///
  /// - Parameter other: A later date.
  /// - Returns: The years, negative when the other date is earlier.
  public func years(until other: ContactDate) -> Int? {
    guard let year, let month, let day, let otherYear = other.year, let otherMonth = other.month,
      let otherDay = other.day
    else { return nil }
    let isBefore = (otherMonth, otherDay) < (month, day)
    return otherYear - year - (isBefore ? 1 : 0)
  }

  /// The date as people read it: “23 November” without a year, else `1980-03-21`, `1980-03`, `1980`; with its time
  /// behind a blank.
  public var displayText: String {
    let date =
      switch (year, month, day) {
      case (let year?, let month?, let day?):
        "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
      case (let year?, let month?, nil): "\(Self.digits(year, 4))-\(Self.digits(month, 2))"
      case (let year?, nil, _): Self.digits(year, 4)
      case (nil, let month?, let day?): "\(day) \(Self.name(ofMonth: month))"
      case (nil, let month?, nil): Self.name(ofMonth: month)
      case (nil, nil, let day?): "day \(day) of a month"
      case (nil, nil, nil): ""
      }
    return [date, time ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }

  private static func name(ofMonth month: Int) -> String {
    months.indices.contains(month - 1) ? months[month - 1] : String(month)
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
