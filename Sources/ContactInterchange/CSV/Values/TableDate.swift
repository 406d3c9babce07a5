import VCardCodec

/// A date as tables write it.
struct TableDate: Equatable {
  /// The order of day, month and year.
  enum Order: Hashable, Sendable {
    case dayMonthYear, monthDayYear, yearMonthDay
  }

  var year: Int?
  var month: Int?
  var day: Int?

  /// The form of ISO 8601 that people read: `1980-03-21`, `--03-21`.
  var isoText: String { text(separator: "-") }

  /// The form that vCard 4.0 asks for (RFC 6350 §4.3.1): `19800321`, `--0321`, `1980-03`.
  var cardText: String { text(separator: year == nil || day != nil ? "" : "-") }

  private func text(separator: String) -> String {
    let year = year.map { PaddedNumber.text($0, 4) } ?? (month == nil ? "---" : "--")
    let rest = [month, day].compactMap { $0 }.map { PaddedNumber.text($0, 2) }
    guard !rest.isEmpty else { return year }
    let joined = rest.joined(separator: separator)
    return self.year == nil ? year + joined : year + separator + joined
  }

  init(year: Int?, month: Int?, day: Int?) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Whether a cell says that there is no date: empty, all zeros (`0/0/00`, `0.0.00`), or the day that
  /// Outlook keeps for none (1 January 4501).
  static func isNone(_ text: String) -> Bool {
    let numbers = numbers(of: text)
    if numbers.contains(4501) { return true }
    return text.utf8.allSatisfy { !isLetterOrDigit($0) || $0 == 0x30 }
  }

  /// Reads a date; nil for a text that is no date, and stays a text.
  ///
  /// - Parameters:
  ///   - text: The cell. A time of midnight behind the date is passed over.
  ///   - order: The order of numbers that leave it open; points mean day, month, year, and four digits in
  ///     front year, month, day.
  init?(_ text: String, order: Order) {
    let text = Self.withoutMidnight(text)
    if let iso = PartialDate(text), iso.time == nil, iso.year.map({ $0 > 31 }) ?? true,
      !text.utf8.isEmpty
    {
      self.init(year: iso.year, month: iso.month, day: iso.day)
      return
    }
    if let named = Self.withMonthName(text) {
      self = named
      return
    }
    guard let parts = Self.parts(of: text) else { return nil }
    let numbers = parts.numbers
    if parts.digits[0] == 4 {
      self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    } else {
      let year = Self.wholeYear(numbers[2], digits: parts.digits[2])
      let isDayFirst = parts.separator == 0x2E || order != .monthDayYear
      self.init(year: year, month: numbers[isDayFirst ? 1 : 0], day: numbers[isDayFirst ? 0 : 1])
      if let month, month > 12, let day, day <= 12 { swap(&self.month, &self.day) }
    }
    guard isValid else { return nil }
  }

  /// Which order a cell proves: one of its first two numbers is no month.
  static func provenOrder(of text: String) -> Order? {
    guard let parts = parts(of: withoutMidnight(text)), parts.digits[0] != 4,
      parts.separator != 0x2E
    else { return nil }
    if parts.numbers[0] > 12, parts.numbers[1] <= 12 { return .dayMonthYear }
    return parts.numbers[1] > 12 && parts.numbers[0] <= 12 ? .monthDayYear : nil
  }

  private var isValid: Bool {
    guard let month, let day, let year else { return false }
    return (1...12).contains(month) && (1...31).contains(day) && (1...9999).contains(year)
  }

  /// Two digits of a year: 30 to 99 are of the last century, as spreadsheets read them.
  private static func wholeYear(_ number: Int, digits: Int) -> Int {
    digits > 2 ? number : number + (number < 30 ? 2000 : 1900)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte >= 0x80 || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func numbers(of text: String) -> [Int] {
    text.utf8.split { !isDigit($0) }.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }

  private static func withoutMidnight(_ text: String) -> String {
    let text = PlainText.trimmed(text)
    guard let blank = text.firstIndex(where: { $0 == " " || $0 == "T" }), text.utf8.count < 40
    else {
      return text
    }
    let rest = text[text.index(after: blank)...].lowercased()
    let isMidnight = [
      "0:00", "00:00", "0:00:00", "00:00:00", "00:00:00z", "12:00:00 am", "12:00 am",
    ]
    .contains(rest)
    return isMidnight ? String(text[..<blank]) : text
  }

  /// Three numbers and what separates them; also `1980年3月21日`.
  private static func parts(
    of text: String
  ) -> (numbers: [Int], digits: [Int], separator: UInt8)? {
    var text = text
    if text.unicodeScalars.contains(where: { $0.value >= 0x80 }) {
      let signs: [Character: Character] = ["年": "-", "月": "-", "년": "-", "월": "-"]
      text = String(text.filter { $0 != "日" && $0 != "일" }.map { signs[$0] ?? $0 })
    }
    let bytes = text.utf8.filter { $0 != 0x20 }
    guard let separator = bytes.first(where: { !isDigit($0) }),
      [0x2F, 0x2D, 0x2E].contains(separator)
    else { return nil }
    var runs = bytes.split(separator: separator, omittingEmptySubsequences: false)
    if runs.count == 4, runs[3].isEmpty { runs.removeLast() }
    guard runs.count == 3, runs.allSatisfy({ (1...4).contains($0.count) }),
      runs.allSatisfy({ $0.allSatisfy(isDigit) })
    else { return nil }
    let numbers = runs.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.count == 3 ? (numbers, runs.map(\.count), separator) : nil
  }

  /// A date with the English name of its month: `21 Mar 1980`, `March 21, 1980`.
  private static func withMonthName(_ text: String) -> TableDate? {
    let words = text.split { " ,.-/".contains($0) }.map { $0.lowercased() }
    guard (2...3).contains(words.count) else { return nil }
    let place = words.firstIndex { word in
      word.utf8.count >= 3 && months.contains { $0.hasPrefix(word) }
    }
    guard let place, place < 2,
      let month = months.firstIndex(where: { $0.hasPrefix(words[place]) }),
      let day = Int(words[1 - place]), (1...31).contains(day)
    else { return nil }
    guard words.count == 3 else { return TableDate(year: nil, month: month + 1, day: day) }
    guard let year = Int(words[2]) else { return nil }
    let date = TableDate(
      year: wholeYear(year, digits: words[2].utf8.count), month: month + 1, day: day)
    return date.isValid ? date : nil
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
