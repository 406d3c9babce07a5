import ContactBook

/// The parts of a value as JSON.
enum ContentJSON {
  /// What a value has beside its text; nothing when the text is all.
  static func members(of content: ContactValue.Content) -> [(String, JSONValue)] {
    switch content {
    case .text: []
    case .phone(let number, let `extension`):
      `extension`.isEmpty
        ? [] : [("number", .string(number)), ("extension", .string(`extension`))]
    case .postalAddress(let address): [("address", value(of: address))]
    case .organization(let name, let units):
      [("name", .string(name)), ("units", .array(units.map { .string($0) }))]
    case .date(let date): [("date", value(of: date))]
    case .account(let account): [("account", value(of: account))]
    case .reference(let reference): members(of: reference)
    case .media(let media): [("media", value(of: media))]
    case .gender(let sex, let identity):
      [("sex", .string(sex)), ("genderIdentity", .string(identity))]
    // As texts: a number of JSON has no digits of its own.
    case .position(let latitude, let longitude):
      [("latitude", .string("\(latitude)")), ("longitude", .string("\(longitude)"))]
    case .utcOffset(let minutes): [("utcOffsetMinutes", .integer(Int64(minutes)))]
    }
  }

  private static func value(of address: PostalAddress) -> JSONValue {
    .object([
      ("postOfficeBox", .string(address.postOfficeBox)),
      ("extendedAddress", .string(address.extendedAddress)), ("street", .string(address.street)),
      ("city", .string(address.city)), ("state", .string(address.state)),
      ("postalCode", .string(address.postalCode)), ("country", .string(address.country)),
      ("isoCountryCode", .string(address.isoCountryCode)),
    ])
  }

  /// The parts that are known.
  private static func value(of date: ContactDate) -> JSONValue {
    let numbers = [("year", date.year), ("month", date.month), ("day", date.day)]
    var members = numbers.compactMap { name, number in
      number.map { (name, JSONValue.integer(Int64($0))) }
    }
    if let time = date.time { members.append(("time", .string(time))) }
    return .object(members)
  }

  private static func value(of account: OnlineAccount) -> JSONValue {
    .object([
      ("service", .string(account.service)), ("userName", .string(account.userName)),
      ("address", .string(account.address)),
    ])
  }

  private static func members(of reference: ContactReference) -> [(String, JSONValue)] {
    guard let identity = reference.identity else { return [] }
    return [
      ("contact", .object([("uid", .string(identity)), ("name", .string(reference.name ?? ""))]))
    ]
  }

  private static func value(of media: ContactMedia) -> JSONValue {
    guard media.isEmbedded else {
      return .object([("type", .string(media.type)), ("address", .string(media.address))])
    }
    return .object([
      ("type", .string(media.type)), ("bytes", .integer(Int64(media.byteCount))),
      ("tooLarge", .bool(media.isTooLarge)),
    ])
  }
}
