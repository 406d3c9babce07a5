import VCardCodec

extension PartialDate {
  /// The date in the basic form of ISO 8601 that vCard 4.0 asks for (RFC 6350 §4.3): `19800321`, `--0412`,
  /// `1980-03`, `20090808T143000-0500`.
  var basicText: String {
    var date = isoText
    if let cut = date.firstIndex(of: "T") { date = String(date[..<cut]) }
    if year != nil, month != nil, day == nil {
      // RFC 6350 keeps this hyphen, since `198003` would be ambiguous.
    } else if year != nil {
      date = date.filter { $0 != "-" }
    } else if month != nil, day != nil {
      date = "--" + date.filter { $0 != "-" }
    }
    guard let time else { return date }
    return date + "T" + Self.basic(time: time)
  }

  /// A time without colons; its zone too.
  private static func basic(time: String) -> String { time.filter { $0 != ":" } }
}
