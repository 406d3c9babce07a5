/// A contact that is marked for invitation.
package struct Mark: Sendable, Hashable {
  /// What identifies the contact over time (`Book.identity(of:)`).
  package let identity: String
  /// Its name when it was marked, shown when no open book holds the contact.
  package let name: String
  /// When it was marked, in seconds since 1970-01-01 00:00 UTC.
  package let date: Int64

  package init(identity: String, name: String, date: Int64) {
    self.identity = identity
    self.name = name
    self.date = date
  }
}
