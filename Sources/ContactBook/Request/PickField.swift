/// What of a contact is wanted when contacts are picked.
package enum PickField: String, Sendable, CaseIterable {
  /// What identifies it for other commands.
  case uid
  /// The name that lists show.
  case name
  /// A telephone number.
  case tel
  /// An e-mail address.
  case email
  /// The whole card.
  case vcf
}

extension Book {
  /// The texts of a contact that a pick can give: all telephone numbers or addresses, the preferred one first.
  ///
  /// - Returns: The texts; none when the contact has no such thing and can't be picked. For the whole card, which a book
  ///   doesn't hold, what identifies it.
  package func texts(for field: PickField, of id: ContactID) -> [String] {
    let field: ContactRecord.Field =
      switch field {
      case .uid, .vcf: .identity
      case .name: .displayName
      case .tel: .phone
      case .email: .email
      }
    guard field != .identity else { return identity(of: id).map { [$0] } ?? [] }
    guard field != .displayName else { return string(field, of: id).map { [$0] } ?? [] }
    var known: Set<String> = []
    return strings(field, of: id).filter { known.insert($0).inserted }
  }

  /// Whether a contact has what is wanted.
  package func has(_ field: PickField, _ id: ContactID) -> Bool {
    switch field {
    case .uid, .vcf: contains(id)
    case .name: utf8(.displayName, of: id) != nil
    case .tel: utf8(.phone, of: id) != nil
    case .email: utf8(.email, of: id) != nil
    }
  }
}
