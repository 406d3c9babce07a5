import ContactBook
import Testing

/// The members of groups, found by whatever spelling of their UID the group has.
struct ReferenceTests {
  static let book = {
    var book = Book()
    for (identity, name) in [
      ("urn:uuid:0a-b", "Kim"), ("0C-D", "Kay"), ("plain uid", "Ida"), ("urn:uuid:", "Odd"),
    ] {
      var record = ContactRecord()
      record.append(.identity, identity)
      record.append(.displayName, name)
      _ = book.insert(record)
    }
    return book
  }()

  @Test(arguments: [
    ("urn:uuid:0a-b", "Kim"), ("0a-b", "Kim"), ("URN:UUID:0A-B", "Kim"), ("0A-B", "Kim"),
    ("urn:uuid:0C-D", "Kay"), ("urn:uuid:0c-d", "Kay"), ("0C-D", "Kay"), ("plain uid", "Ida"),
    ("urn:uuid:plain uid", "Ida"), ("urn:uuid:", nil), ("", nil), ("0e", nil),
    ("mailto:kim@example.org", nil),
  ])
  func `a member is found`(_ address: String, _ name: String?) {
    let id = Self.book.contactID(referredToBy: address)
    #expect(id.flatMap { Self.book.string(.displayName, of: $0) } == name)
  }

  @Test
  func `members get the names of their contacts`() {
    var group = Contact(identity: "g", kind: .group)
    for address in ["urn:uuid:0A-B", "urn:uuid:none"] {
      group.values.append(
        ContactValue(
          kind: .member, property: "MEMBER", value: address,
          content: .reference(ContactReference(address: address))))
    }
    Self.book.nameReferences(of: &group)
    #expect(group.values.map(\.displayText) == ["Kim", "urn:uuid:none"])
    #expect(group.values.map(\.value) == ["urn:uuid:0A-B", "urn:uuid:none"])
    guard case .reference(let reference) = group.values[0].content else {
      Issue.record("no reference")
      return
    }
    #expect(reference.identity == "urn:uuid:0a-b")
  }
}
