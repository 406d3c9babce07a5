/// What a word in the heading of a column says.
///
/// A heading is read as its words (`Rue (bureau) 2` is street, work and 2), so the headings of a program in
/// another language, or of a program nobody has seen, need no table of their own.
enum HeadingWord: UInt8, Hashable, Sendable, CaseIterable {
  // Names.
  case given, family, middle, prefix, suffix, name, display, nick, maiden, phonetic, title
  // Organisation.
  case company, department, job, role
  // Telephones and addresses for messages.
  case phone, fax, mobile, pager, car, main, callback, radio, tty, telex, isdn, video
  case email, web, blog, profile, homepage, messenger
  case aim, icq, jabber, msn, skype, yahoo, qq, googletalk
  // Postal addresses.
  case address, street, extended, city, state, zip, country, pobox
  // Dates.
  case birthday, anniversary, birth, year, month, day
  // The rest.
  case note, category, gender, photo, relation, event, custom, uid
  case spouse, manager, assistant, child
  /// A flag that programs write in every row, such as Outlook's priority.
  case flag
  // What a value is for.
  case home, work, other
  // What a column says of a value.
  case type, label, value, second
  /// Words that add nothing: articles, “number”, “field”.
  case filler

  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { (String(describing: $0), $0) })

  /// The word of a name in the vocabularies, which is that of its case.
  init?(name: some StringProtocol) {
    guard let word = Self.named[String(name)] else { return nil }
    self = word
  }
}
