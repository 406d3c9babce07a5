import VCardCodec

/// How a typed date is written into a property of a version.
///
/// 4.0 has the basic form of ISO 8601, whole or truncated (RFC 6350 §4.3.1), and free text. Older versions
/// have whole dates (RFC 2426 §3.1.5); a date without its year gets Apple's, which most programs read.
struct DateSpelling {
  let version: VCardVersion
  let old: ContentLine?

  /// The year that stands for none, with the parameter that says so.
  private static let noYear = 1604

  func write(
    _ text: String, of field: CardField, to draft: inout PropertyDraft
  ) throws(CardEditError) {
    let parsed = PartialDate(text)
    // Where it says the same again it keeps its place among the parameters.
    if parsed?.year != nil || parsed?.day == nil {
      draft.setParameter("X-APPLE-OMIT-YEAR", to: nil)
    }
    guard let date = parsed, date.year != nil || date.month != nil || date.day != nil,
      Self.exists(date)
    else {
      try writeText(text, of: field, to: &draft)
      return
    }
    if draft.parameter("VALUE").map({ $0.lowercased() }) == "text" {
      draft.setParameter("VALUE", to: nil)
    }
    if version == .v40, draft.name != "X-ABDATE" {
      draft.setParameter("X-APPLE-OMIT-YEAR", to: nil)
      draft.value = .text(date.basicText)
      if date.time != nil, draft.parameter("VALUE") != nil {
        draft.setParameter("VALUE", to: "date-time")
      }
      return
    }
    if date.year != nil, date.month != nil, date.day != nil {
      let isBasic = old.map { !$0.text.contains("-") && $0.date != nil } ?? false
      draft.value = .text(isBasic ? date.basicText : date.isoText)
    } else if let month = date.month, let day = date.day {
      draft.value = .text(
        "\(Self.noYear)-\(PaddedNumber.text(month, 2))-\(PaddedNumber.text(day, 2))")
      draft.setParameter("X-APPLE-OMIT-YEAR", to: String(Self.noYear))
    } else {
      let holder = version == .v40 ? draft.name : "vCard \(version.rawValue)"
      throw CardEditError(
        .invalidValue,
        "‘\(text)’ is part of a date, which \(holder) cannot hold: "
          + "year, month and day, or --month-day")
    }
  }

  private func writeText(
    _ text: String, of field: CardField, to draft: inout PropertyDraft
  ) throws(CardEditError) {
    guard version == .v40, field != .date, !Self.looksLikeDate(text) else {
      throw CardEditError(
        .invalidValue, "‘\(text)’ is no date: write 1980-03-21, or --03-21 without the year")
    }
    draft.value = .text(text)
    draft.setParameter("VALUE", to: "text")
  }

  /// Whether a text is but digits and signs, and so meant as a date.
  private static func looksLikeDate(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x2D...0x3A).contains($0) || $0 == 0x20 }
  }

  /// Whether the calendar has the day.
  private static func exists(_ date: PartialDate) -> Bool {
    guard let month = date.month, let day = date.day else { return true }
    let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= days[month - 1] else { return false }
    guard month == 2, day == 29, let year = date.year else { return true }
    return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }
}
