import ContactBook
import VCardCodec

/// Turns the lines of a scanned card into the fields of a record.
enum RecordFiller {
  static func fill(_ record: inout ContactRecord, from card: ScannedCard, in bytes: Span<UInt8>) {
    var hasName = false
    var phoneCount = 0
    var emailCount = 0
    for line in card.lines {
      switch line.key {
      case .formattedName: appendOnce(.displayName, line, of: card, in: bytes, to: &record)
      case .name:
        if !hasName { appendName(line, of: card, in: bytes, to: &record) }
        hasName = true
      case .phone: phoneCount += 1
      case .email: emailCount += 1
      case .organization: appendOrganization(line, of: card, in: bytes, to: &record)
      case .nickname: appendList(.nickname, line, of: card, in: bytes, to: &record)
      case .uid: appendOnce(.identity, line, of: card, in: bytes, to: &record)
      case .phoneticGivenName:
        appendOnce(.phoneticGivenName, line, of: card, in: bytes, to: &record)
      case .phoneticMiddleName:
        appendOnce(.phoneticMiddleName, line, of: card, in: bytes, to: &record)
      case .phoneticFamilyName:
        appendOnce(.phoneticFamilyName, line, of: card, in: bytes, to: &record)
      case .phoneticOrganization:
        appendOnce(.phoneticOrganization, line, of: card, in: bytes, to: &record)
      case .sortString: appendOnce(.sortAs, line, of: card, in: bytes, to: &record)
      case .sound: appendReading(line, of: card, in: bytes, to: &record)
      case .kind, .showAs: readKind(line, of: card, in: bytes, to: &record)
      case .version: break
      }
    }
    appendAll(.phone, key: .phone, count: phoneCount, of: card, in: bytes, to: &record)
    appendAll(.email, key: .email, count: emailCount, of: card, in: bytes, to: &record)
    DisplayName.complete(&record)
  }

  /// The phones or e-mails, preferred ones first.
  private static func appendAll(
    _ field: ContactRecord.Field, key: ListKey, count: Int, of card: ScannedCard,
    in bytes: Span<UInt8>, to record: inout ContactRecord
  ) {
    guard count > 0 else { return }
    var preferred: Int?
    if count > 1 {
      var best = Int.max
      for (index, line) in card.lines.enumerated()
      where line.key == key && !line.parameters.isEmpty {
        let rank = Preference.rank(of: line, in: card, bytes)
        if rank < best {
          best = rank
          preferred = index
        }
      }
    }
    if let preferred { appendText(field, card.lines[preferred], of: card, in: bytes, to: &record) }
    for (index, line) in card.lines.enumerated() where line.key == key && index != preferred {
      appendText(field, line, of: card, in: bytes, to: &record)
    }
  }

  private static func appendOnce(
    _ field: ContactRecord.Field, _ line: ScannedCard.Line, of card: ScannedCard,
    in bytes: Span<UInt8>, to record: inout ContactRecord
  ) {
    guard !record.contains(field) else { return }
    appendText(field, line, of: card, in: bytes, to: &record)
  }

  /// A simple value, without blanks at its ends and without the scheme of a telephone address.
  private static func appendText(
    _ field: ContactRecord.Field, _ line: ScannedCard.Line, of card: ScannedCard,
    in bytes: Span<UInt8>, to record: inout ContactRecord
  ) {
    if PlainText.isVerbatim(line, in: bytes) {
      let range = PlainText.trimmed(line.value, in: bytes)
      if field != .phone || !PlainText.hasScheme(range, in: bytes) {
        record.append(field, utf8: bytes.extracting(range))
        return
      }
    }
    guard let content = card.contentLine(line, in: bytes) else { return }
    let text = field == .phone ? PhoneText.shown(content.text) : content.text
    record.append(field, PlainText.trimmed(text))
  }

  private static func appendName(
    _ line: ScannedCard.Line, of card: ScannedCard, in bytes: Span<UInt8>,
    to record: inout ContactRecord
  ) {
    let fields: [ContactRecord.Field] = [
      .familyName, .givenName, .middleName, .namePrefix, .nameSuffix,
    ]
    if line.parameters.isEmpty, PlainText.isVerbatim(line, in: bytes, allowsComma: false) {
      appendParts(of: line, as: fields, in: bytes, to: &record)
      return
    }
    guard let content = card.contentLine(line, in: bytes) else { return }
    for (field, part) in zip(fields, content.componentLists) {
      record.append(field, PlainText.trimmed(part.filter { !$0.isEmpty }.joined(separator: " ")))
    }
    let spoken = content.sortAs
    for (field, part) in zip([ContactRecord.Field.phoneticFamilyName, .phoneticGivenName], spoken)
    where !record.contains(field) {
      record.append(field, PlainText.trimmed(part))
    }
  }

  private static func appendOrganization(
    _ line: ScannedCard.Line, of card: ScannedCard, in bytes: Span<UInt8>,
    to record: inout ContactRecord
  ) {
    guard !record.contains(.organization) else { return }
    if line.parameters.isEmpty, PlainText.isVerbatim(line, in: bytes) {
      appendParts(
        of: line, as: [.organization, .department], hasFurther: true, in: bytes, to: &record)
      return
    }
    guard let content = card.contentLine(line, in: bytes) else { return }
    for (number, part) in content.components.enumerated() {
      record.append(number == 0 ? .organization : .department, PlainText.trimmed(part))
    }
    let spoken = content.sortAs
    if let name = spoken.first, !record.contains(.phoneticOrganization) {
      record.append(.phoneticOrganization, PlainText.trimmed(name))
    }
  }

  /// The parts of a verbatim compound value; further parts have the last field, or none.
  private static func appendParts(
    of line: ScannedCard.Line, as fields: [ContactRecord.Field], hasFurther: Bool = false,
    in bytes: Span<UInt8>, to record: inout ContactRecord
  ) {
    var start = line.value.lowerBound
    var number = 0
    for index in line.value.lowerBound...line.value.upperBound
    where index == line.value.upperBound || bytes[index] == 0x3B {
      let field = fields[min(number, fields.count - 1)]
      if start < index, number < fields.count || hasFurther {
        record.append(
          field, utf8: bytes.extracting(PlainText.trimmed(start..<index, in: bytes)))
      }
      start = index + 1
      number += 1
    }
  }

  private static func appendList(
    _ field: ContactRecord.Field, _ line: ScannedCard.Line, of card: ScannedCard,
    in bytes: Span<UInt8>, to record: inout ContactRecord
  ) {
    guard let content = card.contentLine(line, in: bytes) else { return }
    for item in content.list { record.append(field, PlainText.trimmed(item)) }
  }

  /// The reading of the name that Japanese phones put into SOUND.
  private static func appendReading(
    _ line: ScannedCard.Line, of card: ScannedCard, in bytes: Span<UInt8>,
    to record: inout ContactRecord
  ) {
    guard !record.contains(.phoneticFamilyName), !record.contains(.phoneticGivenName),
      let content = card.contentLine(line, in: bytes), content.types.contains("x-irmc-n")
    else { return }
    let fields: [ContactRecord.Field] = [.phoneticFamilyName, .phoneticGivenName]
    for (field, part) in zip(fields, content.components) {
      record.append(field, PlainText.trimmed(part))
    }
  }

  private static func readKind(
    _ line: ScannedCard.Line, of card: ScannedCard, in bytes: Span<UInt8>,
    to record: inout ContactRecord
  ) {
    guard let content = card.contentLine(line, in: bytes) else { return }
    if let kind = ContactRecord.Kind(cardText: content.text) { record.kind = kind }
  }
}
