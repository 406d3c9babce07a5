package import VCardCodec

/// Writes cards as abook's address book.
package struct AbookWriter: ForeignWriter {
  private var text = """
    # abook addressbook file

    [format]
    program=abook
    version=0.6.1


    """
  private var count = 0
  private var losses: [Loss] = []

  package init() {}

  package mutating func append(_ card: VCard) {
    var entry = AbookEntryWriter(card)
    entry.run()
    text += "\n[\(count)]\n"
    count += 1
    for (key, value) in entry.fields { text += "\(key)=\(value)\n" }
    losses += entry.losses
  }

  package mutating func finish() -> WrittenCards {
    WrittenCards(bytes: Array(text.utf8), losses: losses)
  }
}

/// The fields of one entry.
struct AbookEntryWriter {
  private let card: VCard
  private var list: LossList
  private var values: [String: String] = [:]
  private var others: [(key: String, value: String)] = []
  private let labels: [String: String]
  var losses: [Loss] { list.losses }

  private static let order = [
    "name", "email", "address", "address2", "city", "state", "zip", "country", "phone",
    "workphone", "fax", "mobile", "nick", "url", "notes", "anniversary", "groups",
  ]

  init(_ card: VCard) {
    self.card = card
    list = LossList(of: card)
    labels = card.groupLabels
  }

  /// The fields in the order in which abook writes them.
  var fields: [(key: String, value: String)] {
    Self.order.compactMap { key in values[key].map { (key, $0) } } + others
  }

  mutating func run() {
    let name = ForeignNames.name(of: card)
    // abook shows an entry by its name and has no place for the parts.
    set("name", name, card["FN"])
    let emails = card.preferredFirst("EMAIL").map { email($0) }
    set("email", emails.filter { !$0.isEmpty }.joined(separator: ","), nil)
    var groups: [String] = []
    for line in card.contents { add(line, &groups) }
    set("groups", groups.joined(separator: ","), nil)
    for line in card.lines where line.kind == .invalid { list.lose(line, "it is no property") }
  }

  /// An address as it stands in abook's list of them.
  private mutating func email(_ line: ContentLine) -> String {
    let name = line.parameter("X-NAME") ?? ""
    let mailbox = Mailbox(name: name, address: PlainText.trimmed(line.text))
    guard !mailbox.address.isEmpty else { return "" }
    if MailboxList(mailbox.text).mailboxes != [mailbox] {
      list.lose(line, "in abook's list it is another address")
    }
    return onOneLine(mailbox.text, line)
  }

  private mutating func add(_ line: ContentLine, _ groups: inout [String]) {
    switch line.name {
    case "FN": if line != card["FN"] { list.lose(line, "abook has one name") }
    case "N": addName(line)
    case "EMAIL": list.loseTypes(of: line, besides: [])
    case "TEL": addPhone(line)
    case "ADR": addAddress(line)
    case "NICKNAME": for item in line.list { set("nick", item, line) }
    case "URL": set("url", PlainText.trimmed(line.text), line)
    case "NOTE": set("notes", line.text, line)
    case "ANNIVERSARY": set("anniversary", line.date?.isoText ?? line.text, line)
    case "CATEGORIES":
      for item in line.list {
        if item.contains(",") { list.lose("CATEGORIES", item, "abook has no comma in a group") }
        groups.append(onOneLine(item.replacing(",", with: " "), line))
      }
    case "X-ABLABEL":
      if let label = labels[line.group?.lowercased() ?? ""] {
        list.lose(line.name, label, "abook has no labels")
      }
    case "KIND" where line.text.lowercased() == "individual": break
    default: addOther(line)
    }
  }

  private mutating func addOther(_ line: ContentLine) {
    if line.name.hasPrefix("X-CUSTOM"), let number = Int(line.name.dropFirst(8)) {
      append("custom\(number)", line)
    } else if let field = AbookField(line) {
      append(field.key, line)
    } else {
      list.lose(line, "abook has no place for it")
    }
  }

  private mutating func append(_ key: String, _ line: ContentLine) {
    others.append((key, onOneLine(line.text, line)))
  }

  /// Sets a field of which there is one.
  private mutating func set(_ key: String, _ value: String, _ line: ContentLine?) {
    let value = onOneLine(value, line)
    guard !value.isEmpty else { return }
    guard values[key] == nil else {
      if let line { list.lose(line, "abook has one ‘\(key)’") }
      return
    }
    values[key] = value
  }

  /// A value in which line ends are blanks.
  private mutating func onOneLine(_ value: String, _ line: ContentLine?) -> String {
    let text = PlainText.trimmed(value)
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\t" || $0 == "\u{7F}" })
    else { return text }
    if let line { list.lose(line, "abook has no line breaks; they are written as blanks") }
    return text.split(whereSeparator: { $0.isNewline })
      .map { part in
        String(String.UnicodeScalarView(part.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
      }
      .joined(separator: " ")
  }

  /// The parts of a name are lost only when nobody could tell them from the whole.
  private mutating func addName(_ line: ContentLine) {
    let parts = line.components
    guard parts.contains(where: { !$0.isEmpty }) else { return }
    let whole = NameParts(splitting: values["name"] ?? "")
    let isTold =
      whole?.family == parts.first && whole?.given == parts.dropFirst().first
      && parts.dropFirst(2).allSatisfy(\.isEmpty)
    if !isTold { list.lose(line, "abook has no parts of a name") }
  }

  private mutating func addPhone(_ line: ContentLine) {
    let types = SaidTypes(of: line, labels).types
    guard !types.contains("pager") else { return list.lose(line, "abook has no pager") }
    let (key, known): (String, Set<String>) =
      if types.contains("fax") {
        ("fax", ["fax"])
      } else if types.contains("cell") {
        ("mobile", ["cell"])
      } else if types.contains("work") {
        ("workphone", ["work"])
      } else {
        ("phone", types.contains("home") ? ["home"] : [])
      }
    let before = list.losses.count
    set(key, PhoneText.shown(line.text), line)
    guard list.losses.count == before else { return }
    if known.isEmpty { list.lose(line, "a number without a kind is written as one of home") }
    list.lose(types.sorted(), of: line, besides: known)
  }

  private mutating func addAddress(_ line: ContentLine) {
    guard !AbookEntry.addressKeys.contains(where: { values[$0] != nil }) else {
      return list.lose(line, "abook has one address")
    }
    for (index, items) in line.componentLists.enumerated() {
      let text = CardEntries.joined(items)
      guard !text.isEmpty else { continue }
      if index < AbookEntry.addressKeys.count, !AbookEntry.addressKeys[index].isEmpty {
        set(AbookEntry.addressKeys[index], text, line)
      } else {
        list.lose("ADR", text, "abook has no place for this part")
      }
    }
    list.loseTypes(of: line, besides: [])
  }
}
