import ContactBook
import TypeAhead

/// The members of the groups of a book: cards of the kind “group” that name other cards.
struct GroupMembers {
  private let book: Book
  private var memberships: [(member: ContactID, name: String)] = []
  /// Contacts by their e-mail address; made when a group names a member so.
  private var addresses: [String: ContactID]?

  init(_ book: Book) { self.book = book }

  /// Notes the members that the card of a group names.
  ///
  /// - Parameters:
  ///   - group: The group; a card of another kind has no members.
  ///   - members: The values of MEMBER (RFC 6350 §6.6.5) and of Apple's property before it.
  mutating func add(_ group: ContactID, _ members: [String]) {
    guard book.kind(of: group) == .group, let name = book.string(.displayName, of: group) else {
      return
    }
    for member in members {
      if let contact = contact(named: member) { memberships.append((contact, name)) }
    }
  }

  /// Puts the names of the groups into the entries of their members.
  func enter(into entries: inout [CardIndex.Entry]) {
    for (member, name) in memberships where member.index < entries.count {
      entries[member.index].groups.append(name)
    }
  }

  private mutating func contact(named member: String) -> ContactID? {
    let member = member.trimmingPrefix { $0 == " " }
    if let contact = book.contactID(identity: String(member)) { return contact }
    let lower = member.lowercased()
    for prefix in ["urn:uuid:", "uid:", "uuid:"] where lower.hasPrefix(prefix) {
      let identity = String(member.dropFirst(prefix.count))
      let forms = [identity, identity.lowercased(), identity.uppercased()]
      return forms.lazy.flatMap { [$0, "urn:uuid:" + $0] }
        .compactMap(book.contactID(identity:)).first
    }
    guard lower.hasPrefix("mailto:") else {
      return book.contactID(identity: "urn:uuid:" + member)
    }
    return contact(withAddress: String(lower.dropFirst(7)))
  }

  private mutating func contact(withAddress address: String) -> ContactID? {
    if addresses == nil {
      var all: [String: ContactID] = [:]
      for id in book.ids where book.kind(of: id) != .group {
        for email in book.strings(.email, of: id) {
          let email = email.lowercased()
          if all[email] == nil { all[email] = id }
        }
      }
      addresses = all
    }
    return addresses?[address]
  }
}
