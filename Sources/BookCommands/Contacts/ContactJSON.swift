import ContactBook

/// A whole contact as JSON.
enum ContactJSON {
  static func value(of contact: Contact) -> JSONValue {
    .object([
      ("uid", .string(contact.identity)),
      ("name", .string(contact.displayName)),
      ("kind", .string("\(contact.kind)")),
      ("nameParts", nameParts(contact.name)),
      ("organization", .string(contact.organization)),
      ("department", .string(contact.department)),
      ("jobTitle", .string(contact.jobTitle)),
      ("nickname", .string(contact.nickname)),
      ("nameVariants", .array(contact.nameVariants.map(variant))),
      ("values", .array(contact.values.map(value))),
    ])
  }

  private static func nameParts(_ name: PersonName) -> JSONValue {
    .object([
      ("family", .string(name.familyName)), ("given", .string(name.givenName)),
      ("middle", .string(name.middleName)), ("prefix", .string(name.prefix)),
      ("suffix", .string(name.suffix)), ("phoneticFamily", .string(name.phoneticFamilyName)),
      ("phoneticGiven", .string(name.phoneticGivenName)),
      ("phoneticMiddle", .string(name.phoneticMiddleName)),
    ])
  }

  private static func value(_ value: ContactValue) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("kind", .string(value.kind.rawValue)), ("property", .string(value.property)),
      ("group", .string(value.group)), ("label", .string(value.label)),
      ("value", .string(value.value)), ("preferred", .bool(value.isPreferred)),
    ]
    if !value.types.isEmpty {
      members.append(("types", .array(value.types.map { .string($0) })))
    }
    if !value.language.isEmpty { members.append(("language", .string(value.language))) }
    if !value.variants.isEmpty {
      members.append(("variants", .array(value.variants.map(variant))))
    }
    return .object(members + ContentJSON.members(of: value.content))
  }

  private static func variant(_ variant: ContactValue.Variant) -> JSONValue {
    .object([("language", .string(variant.language)), ("value", .string(variant.value))])
  }
}
