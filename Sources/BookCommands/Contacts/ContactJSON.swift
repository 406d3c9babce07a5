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
    .object([
      ("kind", .string(value.kind.rawValue)), ("property", .string(value.property)),
      ("group", .string(value.group)), ("label", .string(value.label)),
      ("value", .string(value.value)), ("preferred", .bool(value.isPreferred)),
    ])
  }
}
