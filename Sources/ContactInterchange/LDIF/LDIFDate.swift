import VCardCodec

/// Dates as directories write them.
enum LDIFDate {
  /// BDAY from the parts of a birthday; nil when they are none.
  static func birth(_ values: [LDIFSingleValue: String]) -> PropertyDraft? {
    func number(_ part: LDIFAttributes.DatePart) -> Int? {
      values[.birth(part)].flatMap { Self.number($0, of: part) }
    }
    let (year, month, day) = (number(.year), number(.month), number(.day))
    let text: String
    switch (year, month, day) {
    case (let year?, let month?, let day?):
      text = PaddedNumber.text(year, 4) + PaddedNumber.text(month, 2) + PaddedNumber.text(day, 2)
    case (let year?, let month?, nil):
      text = PaddedNumber.text(year, 4) + "-" + PaddedNumber.text(month, 2)
    case (let year?, nil, _): text = PaddedNumber.text(year, 4)
    case (nil, let month?, let day?):
      text = "--" + PaddedNumber.text(month, 2) + PaddedNumber.text(day, 2)
    case (nil, let month?, nil): text = "--" + PaddedNumber.text(month, 2)
    case (nil, nil, let day?): text = "---" + PaddedNumber.text(day, 2)
    case (nil, nil, nil): return nil
    }
    return PropertyDraft("BDAY", .verbatim(text))
  }

  /// The number of a part of a date; nil when no date has it.
  static func number(_ text: String, of part: LDIFAttributes.DatePart) -> Int? {
    let range =
      switch part {
      case .year: 1...9999
      case .month: 1...12
      case .day: 1...31
      }
    return Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  /// REV from a time of a directory (`20261130080000Z`) or Thunderbird's seconds since 1970; nil for
  /// anything else.
  static func revision(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    if bytes.count >= 15, bytes[..<14].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), bytes.last == 0x5A
    {
      return "\(text.prefix(8))T\(text.dropFirst(8).prefix(6))Z"
    }
    guard let seconds = Int64(text), seconds > 0, seconds < 253_402_300_800 else { return nil }
    return CivilTime(seconds: seconds).basicText
  }
}

/// A moment in the calendar, in UTC.
struct CivilTime {
  private let year: Int
  private let month: Int
  private let day: Int
  private let second: Int

  /// The moment some seconds after 1970-01-01 00:00 UTC.
  init(seconds: Int64) {
    let days = Int(seconds / 86_400)
    second = Int(seconds % 86_400)
    // Days are counted from 1 March of the year 0, so that a leap day ends a year.
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// `20261130T080000Z`.
  var basicText: String {
    let parts = [second / 3_600, second / 60 % 60, second % 60].map { PaddedNumber.text($0, 2) }
    return PaddedNumber.text(year, 4) + PaddedNumber.text(month, 2) + PaddedNumber.text(day, 2)
      + "T"
      + parts.joined() + "Z"
  }
}
