/// A date, date and time, or part of one, as BDAY and ANNIVERSARY hold it.
///
/// Accepts the forms of ISO 8601 that RFC 6350 §4.3 allows, basic and extended, whole and truncated
/// (`19800321`, `1980-03-21`, `1980-03`, `--0412`, `---21`), and the extended forms of older versions.
public struct PartialDate: Hashable, Sendable {
  /// The year; nil when the date leaves it out.
  public var year: Int?
  /// The month from 1; nil when the date leaves it out.
  public var month: Int?
  /// The day from 1; nil when the date leaves it out.
  public var day: Int?
  /// The time in extended form, with its zone (`14:30:00-05:00`); nil when there is none.
  public var time: String?

  /// The parts of a text, or nil when the text is no date.
  public init?(_ text: String) {
    let bytes = ASCII.trimmed(Array(text.utf8)[...])
    let cut = bytes.firstIndex { $0 == 0x54 || $0 == 0x74 || $0 == ASCII.space }
    guard read(date: bytes[..<(cut ?? bytes.endIndex)]) else { return nil }
    guard let cut else { return }
    guard let time = ClockTime(bytes[(cut + 1)...]) else { return nil }
    self.time = time.text
  }

  /// The parts in the extended form of ISO 8601: `1980-03-21`, `--04-12`, `2009-08-08T14:30-05:00`.
  public var isoText: String {
    var text = ""
    switch (year, month, day) {
    case (let year?, let month?, let day?):
      text =
        "\(PaddedNumber.text(year, 4))-\(PaddedNumber.text(month, 2))-\(PaddedNumber.text(day, 2))"
    case (let year?, let month?, nil):
      text = "\(PaddedNumber.text(year, 4))-\(PaddedNumber.text(month, 2))"
    case (let year?, nil, _): text = PaddedNumber.text(year, 4)
    case (nil, let month?, let day?):
      text = "--\(PaddedNumber.text(month, 2))-\(PaddedNumber.text(day, 2))"
    case (nil, let month?, nil): text = "--\(PaddedNumber.text(month, 2))"
    case (nil, nil, let day?): text = "---\(PaddedNumber.text(day, 2))"
    case (nil, nil, nil): break
    }
    return time.map { "\(text)T\($0)" } ?? text
  }

  private mutating func read(date: ArraySlice<UInt8>) -> Bool {
    var rest = date
    if rest.starts(with: [ASCII.hyphen, ASCII.hyphen, ASCII.hyphen]) {
      day = Self.number(rest.dropFirst(3), count: 2)
      return day.map { (1...31).contains($0) } ?? false
    }
    if rest.starts(with: [ASCII.hyphen, ASCII.hyphen]) {
      rest = rest.dropFirst(2)
    } else {
      guard let value = Self.number(rest.prefix(4), count: 4) else { return rest.isEmpty }
      year = value
      rest = rest.dropFirst(4)
      if rest.isEmpty { return true }
    }
    if rest.first == ASCII.hyphen { rest = rest.dropFirst() }
    guard let value = Self.number(rest.prefix(2), count: 2), (1...12).contains(value) else {
      return false
    }
    month = value
    rest = rest.dropFirst(2)
    if rest.isEmpty { return true }
    if rest.first == ASCII.hyphen { rest = rest.dropFirst() }
    guard let last = Self.number(rest, count: 2), (1...31).contains(last) else { return false }
    day = last
    return true
  }

  /// The number that exactly so many digits write.
  static func number(_ digits: ArraySlice<UInt8>, count: Int) -> Int? {
    guard digits.count == count, digits.allSatisfy(ASCII.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

extension PartialDate {
  /// Reads a date without the year that its writer put in for want of one.
  ///
  /// - Parameter placeholder: The year that means none: Apple writes 1604 and says so in the parameter
  ///   X-APPLE-OMIT-YEAR.
  /// - Returns: The date without its year, when that is the placeholder.
  public func omitting(year placeholder: Int) -> PartialDate {
    var date = self
    if date.year == placeholder { date.year = nil }
    return date
  }
}
