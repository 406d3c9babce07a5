extension Book {
  /// The first text of a field of a contact, or nil when it has none.
  ///
  /// - Parameters:
  ///   - field: The field wanted.
  ///   - id: The contact.
  /// - Returns: The text.
  /// - Complexity: O(number of the contact's fields).
  public func string(_ field: ContactRecord.Field, of id: ContactID) -> String? {
    utf8(field, of: id).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first text of a field of a contact as UTF-8, or nil when it has none.
  ///
  /// - Parameters:
  ///   - field: The field wanted.
  ///   - id: The contact.
  /// - Returns: The bytes, shared with the book.
  /// - Complexity: O(number of the contact's fields).
  public func utf8(_ field: ContactRecord.Field, of id: ContactID) -> ArraySlice<UInt8>? {
    guard contains(id) else { return nil }
    return extent(field, in: rows[id.index]).map { text[$0] }
  }

  /// Every text of a field of a contact, the preferred one first.
  ///
  /// - Parameters:
  ///   - field: The field wanted.
  ///   - id: The contact.
  /// - Returns: The texts; none when the contact has no such field or is not there.
  /// - Complexity: O(number of the contact's fields).
  public func strings(_ field: ContactRecord.Field, of id: ContactID) -> [String] {
    guard contains(id), rows[id.index].has(field) else { return [] }
    var strings: [String] = []
    var position = Int(rows[id.index].start)
    while let next = nextField(&position) {
      if next.tag == field.rawValue {
        strings.append(String(decoding: text[next.bytes], as: UTF8.self))
      }
    }
    return strings
  }

  /// What the card of a contact stands for, or nil when the book does not hold the contact.
  ///
  /// - Parameter id: The contact.
  /// - Returns: The kind.
  public func kind(of id: ContactID) -> ContactRecord.Kind? {
    contains(id) ? rows[id.index].kind : nil
  }

  /// What a row of a list shows, or nil when the book does not hold the contact.
  ///
  /// - Parameter id: The contact.
  /// - Returns: The summary.
  /// - Complexity: O(number of the contact's fields).
  public func summary(of id: ContactID) -> ContactSummary? {
    guard contains(id) else { return nil }
    let name = string(.displayName, of: id) ?? ""
    let organization = string(.organization, of: id) ?? ""
    return ContactSummary(
      id: id, kind: rows[id.index].kind, displayName: name,
      phone: string(.phone, of: id) ?? "", email: string(.email, of: id) ?? "",
      organization: organization == name ? "" : organization,
      department: string(.department, of: id) ?? string(.jobTitle, of: id) ?? "")
  }
}
