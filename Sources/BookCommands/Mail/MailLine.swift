/// One recipient, as mail programs read it from a line.
struct MailLine: Hashable, Sendable {
  let address: MailAddress
  /// Empty when the contact is only known by the address.
  let name: String
  /// What tells several alike apart: the label of the address, the organisation, the group.
  let other: String

  init(_ address: MailAddress, name: String, other: [String] = []) {
    self.address = address
    let name = HeaderText.clean(name)
    self.name = name == address.text ? "" : name
    self.other = other.map(HeaderText.clean).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Another line with the same would only ask the same twice.
  var key: [String] { [address.text.lowercased(), name] }
}
