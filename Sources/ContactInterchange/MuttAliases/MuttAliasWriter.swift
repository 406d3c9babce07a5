package import VCardCodec

/// Writes cards as aliases of mutt and neomutt.
///
/// mutt acts on what stands in its configuration: `` `command` `` is run, `$name` replaced. No character with a meaning
/// there is ever written; names get a sign like it, and an address with one is left out.
package struct MuttAliasWriter: ForeignWriter {
  private var text = ""
  private var losses: [Loss] = []
  private var keys: Set<String> = []
  /// The last number given to aliases that would have the same key.
  private var numbers: [String: Int] = [:]
  private var addresses: [String: String] = [:]
  private var groups: [VCard] = []

  package init() {}

  package mutating func append(_ card: VCard) {
    if let uid = card["UID"]?.text, let email = card.preferredFirst("EMAIL").first {
      addresses[Self.plain(uid)] = PlainText.trimmed(email.text)
    }
    guard !card.isGroup else {
      groups.append(card)
      return
    }
    var list = LossList(of: card)
    let name = ForeignNames.name(of: card)
    let shown = Self.harmless(name)
    if shown != name { list.lose("FN", name, "signs that mutt acts on are replaced") }
    let groups = groupOptions(of: card, &list)
    var isFirst = true
    for line in card.preferredFirst("EMAIL") {
      let address = PlainText.trimmed(line.text)
      guard Self.isHarmless(address: address) else {
        list.lose(line, "mutt would act on signs in this address")
        continue
      }
      let nick = isFirst ? card.all("NICKNAME").first?.list.first : nil
      let key = newKey(nick ?? name, address)
      isFirst = false
      append("alias \(groups)\(key) \(Self.phrase(shown))<\(address)>\n")
      list.loseTypes(of: line, besides: [])
    }
    if isFirst { list.lose("EMAIL", "", "a contact without an e-mail address is no alias") }
    for line in card.contents where !Self.written.contains(line.name) {
      list.lose(line, "an alias has no place for it")
    }
    if let nicknames = card["NICKNAME"],
      nicknames.list != card.all("NICKNAME").flatMap(\.list).prefix(1).map({ Self.key($0) })
    {
      list.lose(nicknames, "the key of an alias has only letters, digits, dots and dashes")
    }
    losses += list.losses
  }

  package mutating func finish() -> WrittenCards {
    for group in groups { appendGroup(group) }
    return WrittenCards(bytes: Array(text.utf8), losses: losses)
  }

  private static let written: Set<String> = ["FN", "N", "EMAIL", "NICKNAME", "CATEGORIES"]

  /// The categories as groups of mutt, those whose names mean nothing to it.
  private func groupOptions(of card: VCard, _ list: inout LossList) -> String {
    var options = ""
    for item in card.all("CATEGORIES").flatMap(\.list) {
      if Self.key(item) == item.lowercased(), !item.isEmpty {
        options += "-group \(item) "
      } else {
        list.lose("CATEGORIES", item, "a group of mutt has only letters, digits, dots and dashes")
      }
    }
    return options
  }

  private mutating func append(_ line: String) { text += line }

  private mutating func appendGroup(_ card: VCard) {
    var list = LossList(of: card)
    var members: [String] = []
    for line in card.contents {
      switch line.name {
      case "FN", "N", "KIND", "X-ADDRESSBOOKSERVER-KIND", "NICKNAME": continue
      case "MEMBER", "X-ADDRESSBOOKSERVER-MEMBER":
        let reference = line.text
        let isMail = reference.lowercased().hasPrefix("mailto:")
        let address = isMail ? String(reference.dropFirst(7)) : addresses[Self.plain(reference)]
        if let address, Self.isHarmless(address: address) {
          members.append(address)
        } else {
          list.lose(line, "this member has no address that mutt can use")
        }
      default: list.lose(line, "an alias has no place for it")
      }
    }
    let name = ForeignNames.name(of: card)
    if members.isEmpty {
      list.lose("MEMBER", "", "a group without addresses is no alias")
    } else {
      append("alias \(newKey(name, name)) \(members.joined(separator: ", "))\n")
    }
    losses += list.losses
  }

  /// A key of letters, digits, `-`, `_` and `.` that no other alias has.
  private mutating func newKey(_ name: String, _ address: String) -> String {
    var key = Self.key(name)
    if key.isEmpty { key = Self.key(String(address.prefix { $0 != "@" })) }
    if key.isEmpty { key = "contact" }
    var unique = key
    while !keys.insert(unique).inserted {
      numbers[key, default: 1] += 1
      let number = "-\(numbers[key, default: 2])"
      unique = Self.withoutSigns(key.prefix(Self.keyLimit - number.count)) + number
    }
    return unique
  }

  private static func key(_ text: String) -> String {
    var key = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "_", ".": key.unicodeScalars.append(scalar)
      case _ where !key.isEmpty && !key.hasSuffix("-"): key += "-"
      default: continue
      }
    }
    return withoutSigns(key.prefix(keyLimit))
  }

  /// The most characters that a key has.
  private static let keyLimit = 40

  /// A key without dots and dashes at its end.
  private static func withoutSigns(_ key: Substring) -> String {
    var key = key
    while key.hasSuffix("-") || key.hasSuffix(".") { key.removeLast() }
    return String(key)
  }

  /// The name before an address, quoted; empty for none.
  private static func phrase(_ name: String) -> String {
    name.isEmpty ? "" : "\"\(name)\" "
  }

  /// A name without signs that mean something to mutt, in quotes too.
  static func harmless(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "`", "\"": text += "'"
      case "\\": text += "/"
      case "$", "#": text += "_"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return PlainText.trimmed(text)
  }

  /// Whether an address has only signs that mean nothing to mutt and stands alone in a list.
  static func isHarmless(address: String) -> Bool {
    !address.isEmpty
      && address.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        case ".", "-", "_", "+", "@", "!", "%", "&", "*", "/", "=", "?", "^", "{", "|", "}", "~",
          "'":
          true
        default: scalar.value >= 0xA0 && scalar.properties.isAlphabetic
        }
      }
  }

  private static func plain(_ uid: String) -> String {
    let text = uid.lowercased()
    return text.hasPrefix("urn:uuid:") ? String(text.dropFirst(9)) : uid
  }
}
