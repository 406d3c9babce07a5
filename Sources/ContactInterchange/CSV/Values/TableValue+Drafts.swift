import ContactBook
import VCardCodec

extension TableValue {
  /// The properties of vCard 4.0 that say what the values say, in their order, and FN before all others.
  ///
  /// - Complexity: linear in the values.
  static func drafts(of values: [TableValue]) -> [PropertyDraft] {
    var drafts: [PropertyDraft] = []
    var group = 1
    var categories: [String] = []
    if !values.contains(where: { $0.kind == .formattedName && !$0.isEmpty }) {
      drafts.append(PropertyDraft("FN", .text(displayName(of: values))))
    }
    for value in values {
      if value.kind == .category {
        categories.append(value.text)
        continue
      }
      for var draft in value.drafts {
        let label = value.label(of: draft)
        if !label.isEmpty {
          draft.group = "item\(group)"
          drafts.append(draft)
          drafts.append(PropertyDraft("X-ABLABEL", .text(label), group: draft.group))
          group += 1
        } else {
          drafts.append(draft)
        }
      }
    }
    if !categories.isEmpty { drafts.append(PropertyDraft("CATEGORIES", .list(categories))) }
    return drafts
  }

  /// The name to show for a row without one, by the rules for cards without one.
  static func displayName(of values: [TableValue]) -> String {
    func first(_ kind: Kind) -> TableValue? { values.first { $0.kind == kind && !$0.isEmpty } }
    if let name = first(.name) {
      return PersonName(
        familyName: name.part(0), givenName: name.part(1), middleName: name.part(2),
        prefix: name.part(3), suffix: name.part(4)
      ).joined
    }
    let organization = first(.organization).map { $0.part(0).isEmpty ? $0.text : $0.part(0) }
    return organization ?? first(.nickname)?.text ?? first(.email)?.text ?? first(.phone)?.text
      ?? ""
  }

  /// The label that the draft needs a group for.
  private func label(of draft: PropertyDraft) -> String {
    kind == .messenger ? "" : label
  }

  private var drafts: [PropertyDraft] {
    switch kind {
    case .formattedName: [PropertyDraft("FN", .text(text))]
    case .name: [PropertyDraft("N", .components((0..<5).map { [part($0)] }))]
    case .phonetic:
      zip(["LAST", "FIRST", "MIDDLE"], parts).filter { !$0.1.isEmpty }.map {
        PropertyDraft("X-PHONETIC-\($0.0)-NAME", .text($0.1))
      }
    case .nickname: [PropertyDraft("NICKNAME", .list([text]))]
    case .organization:
      [PropertyDraft("ORG", .components(withoutEmptyEnd.map { [$0] }), parameters: parameters)]
    case .title: [PropertyDraft("TITLE", .text(text), parameters: parameters)]
    case .role: [PropertyDraft("ROLE", .text(text), parameters: parameters)]
    case .phone: [PropertyDraft("TEL", .text(text), parameters: parameters)]
    case .email: [PropertyDraft("EMAIL", .text(text), parameters: parameters)]
    case .address: [addressDraft]
    case .url: [PropertyDraft("URL", .uri(text), parameters: parameters)]
    case .messenger: [messengerDraft]
    case .relation:
      [
        PropertyDraft(
          "RELATED", .text(text), parameters: [ParameterDraft("VALUE", "text")] + parameters)
      ]
    case .birthday: [dateDraft("BDAY")]
    case .anniversary: [dateDraft("ANNIVERSARY")]
    case .event: [PropertyDraft("X-ABDATE", .text(text), parameters: parameters)]
    case .note: [PropertyDraft("NOTE", .text(text), parameters: parameters)]
    case .category: [PropertyDraft("CATEGORIES", .list([text]))]
    case .gender: [PropertyDraft("GENDER", .components(genderParts.map { [$0] }))]
    case .custom(let number): [CustomField.draft(number, text)]
    case .unknown: [PropertyDraft("X-CSV-FIELD", .text(text))]
    case .property("PHOTO"): [PropertyDraft("PHOTO", .uri(text))]
    case .property(let name): [PropertyDraft(name, rawValue, parameters: parameters)]
    }
  }

  private var parameters: [ParameterDraft] {
    var parameters: [ParameterDraft] = []
    if !types.isEmpty { parameters.append(ParameterDraft("TYPE", types)) }
    if isPreferred { parameters.append(ParameterDraft("PREF", "1")) }
    return parameters
  }

  private var withoutEmptyEnd: [String] {
    var parts = parts
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  private var addressDraft: PropertyDraft {
    let label = part(7)
    return PropertyDraft(
      "ADR", .components((0..<7).map { [part($0)] }),
      parameters: (label.isEmpty ? [] : [ParameterDraft("LABEL", label)]) + parameters)
  }

  private var messengerDraft: PropertyDraft {
    let service = part(0)
    return PropertyDraft(
      "IMPP", .uri(MessengerService.address(of: part(1), service: service)),
      parameters: (service.isEmpty ? [] : [ParameterDraft("X-SERVICE-TYPE", service)]) + parameters)
  }

  private func dateDraft(_ name: String) -> PropertyDraft {
    guard let date = TableDate(text, order: .yearMonthDay) else {
      return PropertyDraft(name, .text(text), parameters: [ParameterDraft("VALUE", "text")])
    }
    return PropertyDraft(name, .text(date.cardText))
  }

  /// RFC 6350 §6.2.7: a letter, or a text behind an empty one.
  private var genderParts: [String] {
    let letter = ["M", "F", "O", "N", "U"].contains(text) ? text : ""
    return letter.isEmpty ? ["", text] : [letter]
  }

  /// The value of a property that nobody takes apart: as it stands in a card, unless it cannot stand there.
  private var rawValue: PropertyDraft.Value {
    text.utf8.contains { $0 < 0x20 && $0 != 0x09 } ? .text(text) : .verbatim(text)
  }
}
