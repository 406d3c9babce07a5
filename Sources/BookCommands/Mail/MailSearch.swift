import BookStorage
import ContactBook
import TypeAhead

/// Finds recipients: the addresses of the contacts that match, the best match first.
struct MailSearch {
  private let access: BookAccess
  /// What is looked for.
  let query: SearchQuery

  /// Opens the books, as far as the terms need it.
  init(
    _ terms: [String], _ global: GlobalOptions, in surroundings: Surroundings
  ) throws(CommandError) {
    query = SearchQuery(terms.joined(separator: " "))
    let screen = CardScreen(query)
    var access = try BookAccess(global, in: surroundings, isForList: true, screenedBy: screen)
    // The members of a group may be anybody.
    if screen != nil, access.book.ids.contains(where: { access.book.kind(of: $0) == .group }) {
      access = try BookAccess(global, in: surroundings, isForList: true)
    }
    self.access = access
  }

  /// The recipients, each once; the members of groups behind those who match themselves.
  ///
  /// - Parameter limit: How many are wanted at most.
  /// - Returns: The recipients, the best first.
  /// - Throws: `CommandError` when there is no order for the list.
  func lines(limit: Int = .max) throws(CommandError) -> [MailLine] {
    let contacts = try contacts()
    let groups = contacts.filter { access.book.kind(of: $0) == .group }
    var lines: [MailLine] = []
    var known: Set<[String]> = []
    for found in [contacts.lazy.map(recipients), groups.lazy.map(members)] {
      for line in found.joined() where known.insert(line.key).inserted {
        lines.append(line)
        if lines.count == limit { return lines }
      }
    }
    return lines
  }

  /// The contacts that match, the best match first; all in the order of the list for an empty query.
  private func contacts() throws(CommandError) -> [ContactID] {
    access.ranked(query, in: try access.arranged())
  }

  private func recipients(of id: ContactID) -> [MailLine] {
    let book = access.book
    let name = book.string(.displayName, of: id) ?? ""
    let organization = book.summary(of: id)?.organization ?? ""
    let texts = book.strings(.email, of: id)
    let labels = texts.count > 1 ? labels(of: id) : [:]
    let own = texts.compactMap { text -> MailLine? in
      guard let address = MailAddress(cardText: text) else { return nil }
      return MailLine(address, name: name, other: [labels[text] ?? "", organization])
    }
    return mostTypedFirst(own)
  }

  /// The address of which most was typed before the preferred one.
  private func mostTypedFirst(_ lines: [MailLine]) -> [MailLine] {
    guard lines.count > 1, !query.isEmpty else { return lines }
    let typed = lines.map { line in
      query.highlights(in: line.address.text).reduce(0) { $0 + $1.count }
    }
    return lines.indices.sorted { (typed[$1], $0) < (typed[$0], $1) }.map { lines[$0] }
  }

  /// What the card calls each of its addresses; nothing when it cannot be read again.
  private func labels(of id: ContactID) -> [String: String] {
    guard let contact = whole(id) else { return [:] }
    let pairs = contact.values(of: .email).map { ($0.value, $0.label) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A group stands for its members: one address of each.
  private func members(of id: ContactID) -> [MailLine] {
    let book = access.book
    let group = book.string(.displayName, of: id) ?? ""
    return (whole(id)?.values(of: .member) ?? []).compactMap { member in
      let word = MemberReference(member.value)
      if let address = word.address { return MailLine(address, name: "", other: [group]) }
      guard let contact = word.identities.lazy.compactMap(book.contactID(identity:)).first,
        let address = book.strings(.email, of: contact).lazy
          .compactMap(MailAddress.init(cardText:)).first
      else { return nil }
      return MailLine(address, name: book.string(.displayName, of: contact) ?? "", other: [group])
    }
  }

  private func whole(_ id: ContactID) -> Contact? {
    do { return try access.opened.contact(of: id) } catch { return nil }
  }
}

/// What a MEMBER of a group's card refers to (RFC 6350 §6.6.5).
struct MemberReference {
  let address: MailAddress?
  /// The UIDs that the contact may have.
  let identities: [String]

  init(_ text: String) {
    let isMail = text.prefix(7).lowercased() == "mailto:"
    address = isMail ? MailAddress(cardText: text) : nil
    let isURN = text.prefix(9).lowercased() == "urn:uuid:"
    let bare = isURN ? String(text.dropFirst(9)) : text
    identities = [text, bare, "urn:uuid:" + bare]
  }
}
