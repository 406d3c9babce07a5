import VCardCodec

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
    let (year, month, day) = GregorianDate.parts(ofDay: days)
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { PaddedNumber.text($0, 2) }
    let date = [PaddedNumber.text(year, 4), PaddedNumber.text(month, 2), PaddedNumber.text(day, 2)]
    basicText = date.joined() + "T" + clock.joined() + "Z"
    extendedText = date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z"
  }
}
