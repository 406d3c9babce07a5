package import VCardCodec

/// Writes cards as LDIF with the attributes that Thunderbird reads and writes.
///
/// Groups come last, since their members are named by the names of entries.
package struct LDIFWriter: ForeignWriter {
  private var text = LDIFText()
  private var losses: [Loss] = []
  private var names = LDIFNames()
  private var groups: [VCard] = []

  package init() {}

  package mutating func append(_ card: VCard) {
    guard !card.isGroup else {
      groups.append(card)
      return
    }
    var entry = LDIFEntryWriter(card, name: names.add(card))
    entry.write(to: &text)
    losses += entry.losses
  }

  package mutating func finish() -> WrittenCards {
    // A group may be a member of another one.
    let named = groups.map { ($0, names.add($0)) }
    for (card, name) in named {
      var entry = LDIFGroupWriter(card, name: name, names: names)
      entry.write(to: &text)
      losses += entry.losses
    }
    return WrittenCards(bytes: text.bytes, losses: losses)
  }
}

/// The names that entries are given, and which card has which.
struct LDIFNames {
  private var taken: Set<DistinguishedName> = []
  /// The last number given to entries that would have the same name.
  private var numbers: [DistinguishedName: Int] = [:]
  private var byUID: [String: DistinguishedName] = [:]
  private var byEmail: [String: DistinguishedName] = [:]

  /// Gives a card a name that no other has: the one it was read with, else of its name and address as
  /// Thunderbird makes them.
  mutating func add(_ card: VCard) -> DistinguishedName {
    let uid = card["UID"]?.text ?? ""
    let email = card.preferredFirst("EMAIL").first.map { PlainText.trimmed($0.text) } ?? ""
    let first = DistinguishedName(address: uid) ?? Self.made(of: card, email, number: 1)
    var name = first
    while !taken.insert(name).inserted {
      numbers[first, default: 1] += 1
      name = Self.made(of: card, email, number: numbers[first, default: 2])
    }
    if !uid.isEmpty, byUID[Self.plain(uid)] == nil { byUID[Self.plain(uid)] = name }
    if !email.isEmpty, byEmail[email] == nil { byEmail[email] = name }
    return name
  }

  /// The entry that MEMBER means; nil when none of those written is it.
  func member(_ reference: String) -> DistinguishedName? {
    if reference.lowercased().hasPrefix("mailto:") {
      return byEmail[String(reference.dropFirst(7))]
    }
    return byUID[Self.plain(reference)]
  }

  private static func plain(_ uid: String) -> String {
    let text = uid.lowercased()
    return text.hasPrefix("urn:uuid:") ? String(text.dropFirst(9)) : uid
  }

  private static func made(of card: VCard, _ email: String, number: Int) -> DistinguishedName {
    let name = ForeignNames.name(of: card)
    var parts = [(attribute: "cn", value: name.isEmpty ? "unnamed" : name)]
    if !email.isEmpty { parts.append((attribute: "mail", value: email)) }
    if number > 1 { parts.append((attribute: "serialNumber", value: "\(number)")) }
    return DistinguishedName(parts)
  }
}

/// Writes the entry of a group.
struct LDIFGroupWriter {
  private let card: VCard
  private let name: DistinguishedName
  private let names: LDIFNames
  private var list: LossList
  var losses: [Loss] { list.losses }

  init(_ card: VCard, name: DistinguishedName, names: LDIFNames) {
    self.card = card
    self.name = name
    self.names = names
    list = LossList(of: card)
  }

  mutating func write(to text: inout LDIFText) {
    text.append("dn", name.text)
    text.append("objectclass", "top")
    text.append("objectclass", "groupOfNames")
    // Members outside the book and nicknames are no attributes of a group (RFC 4512 §4.3).
    text.append("objectclass", "extensibleObject")
    text.append("cn", ForeignNames.name(of: card))
    for line in card.contents { write(line, to: &text) }
    text.appendBlank()
  }

  private mutating func write(_ line: ContentLine, to text: inout LDIFText) {
    switch line.name {
    case "FN", "KIND", "X-ADDRESSBOOKSERVER-KIND", "N": break
    case "UID" where DistinguishedName(address: line.text) == name: break
    case "NICKNAME": text.append("mozillaNickname", line.list.joined(separator: ","))
    case "NOTE": text.append("description", line.text)
    case "MEMBER", "X-ADDRESSBOOKSERVER-MEMBER": writeMember(line, to: &text)
    default:
      if let kept = LDIFKeptAttribute(line) {
        text.append(kept.description, bytes: kept.bytes)
      } else {
        list.lose(line, "a group of LDIF has no place for it")
      }
    }
  }

  private mutating func writeMember(_ line: ContentLine, to text: inout LDIFText) {
    let reference = line.text
    if let member = names.member(reference) ?? DistinguishedName(address: reference) {
      text.append("member", member.text)
    } else if reference.lowercased().hasPrefix("mailto:") {
      text.append("rfc822MailMember", String(reference.dropFirst(7)))
    } else {
      list.lose(line, "this member is not among the contacts written")
    }
  }
}
