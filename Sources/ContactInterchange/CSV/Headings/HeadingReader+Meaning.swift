extension HeadingReader {
  /// What a column whose heading has these words holds; nil when it is not understood.
  func meaning(of heading: [String]) -> ColumnMeaning? {
    guard let reading = reading(of: heading) else { return nil }
    let words = reading.words
    let number = reading.number ?? (words.contains(.second) ? 2 : 1)
    return Self.email(words, number) ?? Self.phonetic(words) ?? Self.web(words, number)
      ?? Self.messenger(words, number) ?? Self.phone(words, number) ?? Self.address(words, number)
      ?? Self.date(words) ?? Self.name(words) ?? Self.organization(words, number)
      ?? Self.other(words, number)
  }

  private typealias Words = HeadingWords

  /// Home or work; a company's telephone is one at work.
  private static func place(_ words: Words) -> [String] {
    if words.contains(.home) { return ["home"] }
    return words.contains(.work) || words.contains(.company) ? ["work"] : []
  }

  private static func email(_ words: Words, _ number: Int) -> ColumnMeaning? {
    guard words.contains(.email) else { return nil }
    let slot = ColumnMeaning.Slot(
      kind: .email, types: place(words), number: number, isPreferred: words.contains(.main))
    if words.contains(.label) { return ColumnMeaning(slot, .label) }
    if words.contains(.type) { return ColumnMeaning(slot, .label) }
    if words.contains(.display) || words.contains(.name) { return ColumnMeaning(slot, .repeated) }
    let allowed: Words = [.email, .address, .home, .work, .other, .company, .main, .second, .value]
    return words.isSubset(of: allowed) ? ColumnMeaning(slot) : nil
  }

  private static func phonetic(_ words: Words) -> ColumnMeaning? {
    guard words.contains(.phonetic) else { return nil }
    switch words.subtracting([.phonetic, .name]) {
    case [.family]: return ColumnMeaning(.phonetic, .part(0))
    case [.given]: return ColumnMeaning(.phonetic, .part(1))
    case [.middle]: return ColumnMeaning(.phonetic, .part(2))
    case [.company]: return ColumnMeaning(.property("X-PHONETIC-ORG"))
    case []: return ColumnMeaning(.phonetic, .whole)
    default: return nil
    }
  }

  private static func web(_ words: Words, _ number: Int) -> ColumnMeaning? {
    let kinds: [(HeadingWord, String)] = [
      (.blog, "Blog"), (.profile, "Profile"), (.homepage, "Home Page"),
    ]
    let label = kinds.first { words.contains($0.0) }?.1 ?? ""
    let allowed: Words = [
      .web, .blog, .profile, .homepage, .home, .work, .other, .company, .main, .second, .address,
      .value,
    ]
    guard words.contains(.web) || !label.isEmpty, words.isSubset(of: allowed) else { return nil }
    return ColumnMeaning(.url, types: place(words), label: label, number: number)
  }

  private static func messenger(_ words: Words, _ number: Int) -> ColumnMeaning? {
    let services: [(HeadingWord, String)] = [
      (.aim, "AIM"), (.icq, "ICQ"), (.jabber, "Jabber"), (.msn, "MSN"), (.skype, "Skype"),
      (.yahoo, "Yahoo"), (.qq, "QQ"), (.googletalk, "GoogleTalk"),
    ]
    let service = services.first { words.contains($0.0) }
    guard service != nil || words.contains(.messenger) else { return nil }
    let rest = words.subtracting([.messenger, .home, .work, .other, .name, .address])
    guard rest == Words(service.map { [$0.0] } ?? []) else { return nil }
    return ColumnMeaning(
      .messenger, types: place(words), label: service?.1 ?? "", number: number)
  }

  private static let devices: [(HeadingWord, String)] = [
    (.fax, "fax"), (.mobile, "cell"), (.pager, "pager"), (.car, "car"), (.video, "video"),
    (.isdn, "isdn"), (.tty, "textphone"), (.main, "main"),
  ]
  private static let phoneLabels: [(HeadingWord, String)] = [
    (.assistant, "Assistant"), (.callback, "Callback"), (.radio, "Radio"), (.telex, "Telex"),
  ]
  /// A car or a video alone is no telephone; a fax is.
  private static let phones: Words = [
    .phone, .fax, .mobile, .pager, .isdn, .tty, .callback, .telex,
  ]
  private static let phoneWords = Words(devices.map(\.0) + phoneLabels.map(\.0)).union([
    .phone, .home, .work, .other, .company, .second, .type, .label, .value,
  ])

  private static func phone(_ words: Words, _ number: Int) -> ColumnMeaning? {
    guard !words.isDisjoint(with: phones), words.isSubset(of: phoneWords) else { return nil }
    let found = devices.filter { words.contains($0.0) }
    let label = phoneLabels.first { words.contains($0.0) }
    var types = Set(place(words)).union(found.map(\.1))
    if words.contains(.company), found.isEmpty, label == nil { types.insert("main") }
    let field: ColumnMeaning.Field =
      words.contains(.type) || words.contains(.label) ? .label : .value
    return ColumnMeaning(
      .phone, types: Array(types), label: label?.1 ?? "", number: number, field)
  }

  private static let addressParts: [(HeadingWord, Int)] = [
    (.pobox, 0), (.extended, 1), (.street, 2), (.city, 3), (.state, 4), (.zip, 5), (.country, 6),
  ]
  private static let addressWords = Words(addressParts.map(\.0)).union([
    .address, .home, .work, .other, .company, .type, .label,
  ])

  private static func address(_ words: Words, _ number: Int) -> ColumnMeaning? {
    guard words.isSubset(of: addressWords) else { return nil }
    let found = addressParts.filter { words.contains($0.0) }
    // Apart from others, an address without home and work is that of no place.
    let label = words.contains(.other) ? "other" : ""
    let slot = { (number: Int) in
      ColumnMeaning.Slot(kind: .address, types: place(words), label: label, number: number)
    }
    guard let part = found.first else {
      guard words.contains(.address) else { return nil }
      if words.contains(.type) || words.contains(.label) {
        return ColumnMeaning(slot(number), .label)
      }
      return ColumnMeaning(slot(number), .whole)
    }
    // Some languages have one heading for a state and a country; the smaller one is meant.
    guard found.count == 1 || Set(found.map(\.0)) == [.state, .country] else { return nil }
    if part.0 == .street, number > 1 { return ColumnMeaning(slot(1), .line(number)) }
    return ColumnMeaning(slot(number), .part(part.1))
  }

  private static func date(_ words: Words) -> ColumnMeaning? {
    switch words {
    case [.birthday]: ColumnMeaning(.birthday)
    case [.birth, .year], [.birthday, .year], [.year]: ColumnMeaning(.birthday, .year)
    case [.birth, .month], [.birthday, .month], [.month]: ColumnMeaning(.birthday, .month)
    case [.birth, .day], [.birthday, .day], [.day]: ColumnMeaning(.birthday, .day)
    case [.anniversary]: ColumnMeaning(.anniversary)
    default: nil
    }
  }

  private static func name(_ words: Words) -> ColumnMeaning? {
    switch words {
    case [.family], [.family, .name]: ColumnMeaning(.name, .part(0))
    case [.given], [.given, .name]: ColumnMeaning(.name, .part(1))
    case [.middle], [.middle, .name]: ColumnMeaning(.name, .part(2))
    case [.prefix], [.prefix, .name]: ColumnMeaning(.name, .part(3))
    case [.suffix], [.suffix, .name]: ColumnMeaning(.name, .part(4))
    case [.display], [.display, .name]: ColumnMeaning(.formattedName)
    case [.name]: ColumnMeaning(.formattedName, number: 2, .ambiguous)
    case [.title]: ColumnMeaning(.title, .ambiguous)
    case [.nick], [.nick, .name]: ColumnMeaning(.nickname)
    case [.maiden], [.maiden, .name]: ColumnMeaning(.property("X-MAIDENNAME"))
    default: nil
    }
  }

  private static func organization(_ words: Words, _ number: Int) -> ColumnMeaning? {
    switch words {
    case [.company], [.company, .name]: ColumnMeaning(.organization, number: number, .part(0))
    case [.department], [.department, .name], [.company, .department]:
      ColumnMeaning(.organization, number: number, .part(1))
    case [.job], [.job, .title], [.company, .title], [.company, .job]:
      ColumnMeaning(.title, number: number)
    case [.role]: ColumnMeaning(.role, number: number)
    default: nil
    }
  }

  private static func other(_ words: Words, _ number: Int) -> ColumnMeaning? {
    switch words {
    case [.note]: ColumnMeaning(.note, number: number)
    case [.category]: ColumnMeaning(.category, number: number)
    case [.gender]: ColumnMeaning(.gender)
    case [.spouse], [.spouse, .name]: ColumnMeaning(.relation, types: ["spouse"], number: number)
    case [.child], [.child, .name]: ColumnMeaning(.relation, types: ["child"], number: number)
    case [.manager], [.manager, .name]: ColumnMeaning(.relation, label: "Manager", number: number)
    case [.assistant], [.assistant, .name]:
      ColumnMeaning(.relation, label: "Assistant", number: number)
    case [.custom]: ColumnMeaning(.custom(number))
    case [.uid]: ColumnMeaning(.property("UID"))
    case [.photo]: ColumnMeaning(.property("PHOTO"))
    case [.relation]: ColumnMeaning(.relation, number: number)
    case [.event]: ColumnMeaning(.event, number: number)
    case [.flag]: ColumnMeaning(.unknown, .flag)
    // Alone, a place is a telephone: so Spanish and Italian Outlook and Yahoo name theirs.
    case [.home]: ColumnMeaning(.phone, types: ["home"], number: number, .ambiguous)
    case [.work]: ColumnMeaning(.phone, types: ["work"], number: number, .ambiguous)
    case [.main]: ColumnMeaning(.phone, types: ["main"], number: number, .ambiguous)
    default: nil
    }
  }
}
