import ContactBook

/// Names for cards that leave them out.
enum DisplayName {
  /// Completes what the card does not give.
  ///
  /// Without FN the name shown is that of N, else the organisation, a nickname, an e-mail address or a
  /// number: a contact is never an empty row. Without N its parts are taken from FN; an FN that is that of
  /// the organisation too is a company's.
  static func complete(_ record: inout ContactRecord) {
    let parts: [ContactRecord.Field] = [
      .familyName, .givenName, .middleName, .namePrefix, .nameSuffix,
    ]
    let hasParts = parts.contains { record.contains($0) }
    if let name = record[.displayName] {
      guard !hasParts, record.kind == .person else { return }
      if name == record[.organization] {
        record.kind = .organization
      } else if let parts = NameParts(splitting: name) {
        record.append(.familyName, parts.family)
        record.append(.givenName, parts.given)
      }
      return
    }
    if hasParts {
      record.append(.displayName, joined(record))
      return
    }
    if record.contains(.organization), record.kind == .person { record.kind = .organization }
    for field in [ContactRecord.Field.organization, .nickname, .email, .phone] {
      guard let text = record[field] else { continue }
      record.append(.displayName, text)
      return
    }
  }

  private static func joined(_ record: ContactRecord) -> String {
    PersonName(
      familyName: record[.familyName] ?? "", givenName: record[.givenName] ?? "",
      middleName: record[.middleName] ?? "", prefix: record[.namePrefix] ?? "",
      suffix: record[.nameSuffix] ?? ""
    ).joined
  }
}

extension PersonName {
  /// The parts as one name: East Asian names family name first and without blanks, others given name
  /// first.
  var joined: String {
    if EastAsianText.isWritten(in: familyName + givenName) {
      return prefix + familyName + givenName + middleName + suffix
    }
    return [prefix, givenName, middleName, familyName, suffix].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
