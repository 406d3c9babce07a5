/// The version of the format that a card states.
public enum VCardVersion: String, CaseIterable, Hashable, Sendable {
  /// vCard 2.1 (versit Consortium, 1996).
  case v21 = "2.1"
  /// vCard 3.0 (RFC 2426).
  case v30 = "3.0"
  /// vCard 4.0 (RFC 6350).
  case v40 = "4.0"

  /// The version that the text of a VERSION property names, blanks around it allowed.
  public init?(text: String) {
    let bare = text.utf8.filter { $0 != 0x20 && $0 != 0x09 }
    guard let known = Self.allCases.first(where: { $0.rawValue.utf8.elementsEqual(bare) }) else {
      return nil
    }
    self = known
  }
}
