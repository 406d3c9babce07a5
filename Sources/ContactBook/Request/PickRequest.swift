/// What a picker is opened for.
package struct PickRequest: Hashable, Sendable {
  package var field: PickField
  /// Whether several contacts may be picked, and several numbers or addresses of one.
  package var allowsSeveral: Bool
  /// What the search box begins with.
  package var query: String

  package init(field: PickField = .uid, allowsSeveral: Bool = false, query: String = "") {
    self.field = field
    self.allowsSeveral = allowsSeveral
    self.query = query
  }
}

/// What was picked of one contact.
package struct Pick: Hashable, Sendable {
  package var contact: ContactID
  package var field: PickField
  /// One of the contact's texts for the field.
  package var text: String

  package init(contact: ContactID, field: PickField, text: String) {
    self.contact = contact
    self.field = field
    self.text = text
  }
}
