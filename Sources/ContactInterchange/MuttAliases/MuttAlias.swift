import VCardCodec

/// One alias.
struct MuttAlias {
  let key: String
  private(set) var groups: [String] = []
  let mailboxes: [Mailbox]
  let remark: String

  /// The first word of a line; nil when there is none or the line is a remark.
  static func command(of line: String) -> Substring? {
    guard let word = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).first,
      !word.hasPrefix("#")
    else { return nil }
    return word
  }

  /// Reads a line; nil when it has no key or no address.
  init?(_ line: MuttLineReader.Line) {
    var words = MuttWords(line.text)
    guard words.next() == "alias", var word = words.next() else { return nil }
    while word == "-group" {
      guard let group = words.next(), let next = words.next() else { return nil }
      groups.append(group)
      word = next
    }
    key = word
    let (addresses, remark) = words.rest
    mailboxes = MailboxList(addresses).mailboxes
    self.remark = remark
    guard !mailboxes.isEmpty else { return nil }
  }

  /// The properties of the card: a person for one address, else a group.
  ///
  /// - Parameter known: The address of each alias before this one, by its key.
  /// - Returns: The properties.
  func card(_ known: [String: String]) -> [PropertyDraft] {
    var card = CardBuilder()
    if mailboxes.count == 1, known[mailboxes[0].address] == nil {
      card.text("FN", mailboxes[0].name.isEmpty ? key : mailboxes[0].name)
      card.text("EMAIL", mailboxes[0].address)
    } else {
      card.text("KIND", "group")
      card.text("FN", key)
      for mailbox in mailboxes {
        let address = known[mailbox.address] ?? mailbox.address
        let name = mailbox.name.isEmpty ? [] : [ParameterDraft("X-NAME", mailbox.name)]
        card.uri("MEMBER", "mailto:" + address, parameters: name)
      }
    }
    card.list("NICKNAME", [key])
    card.list("CATEGORIES", groups)
    card.text("NOTE", remark)
    return card.card(fallback: key)
  }
}

/// The words of a line of mutt's configuration.
struct MuttWords {
  private var scalars: Substring.UnicodeScalarView

  init(_ line: String) { scalars = line.unicodeScalars[...] }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  private mutating func skipBlanks() {
    while let first = scalars.first, Self.isBlank(first) { scalars.removeFirst() }
  }

  /// The next word, its quotes and backslashes undone; nil at the end or before a remark.
  mutating func next() -> String? {
    skipBlanks()
    guard let first = scalars.first, first != "#" else { return nil }
    var word = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    while let scalar = scalars.first {
      if quote == nil, Self.isBlank(scalar) || scalar == "#" { break }
      scalars.removeFirst()
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "\\", quote != "'", let next = scalars.popFirst() {
        word.append(next)
      } else {
        word.append(scalar)
      }
    }
    return String(word)
  }

  /// What follows the words taken: the addresses, and the remark after `#` outside quotes.
  var rest: (addresses: String, remark: String) {
    var addresses = String.UnicodeScalarView()
    var isQuoted = false
    var rest = scalars
    while let scalar = rest.popFirst() {
      if scalar == "\\", let next = rest.first {
        addresses.append(scalar)
        addresses.append(next)
        rest.removeFirst()
        continue
      }
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == "#", !isQuoted { break }
      addresses.append(scalar)
    }
    return (String(addresses), PlainText.trimmed(String(rest)))
  }
}
