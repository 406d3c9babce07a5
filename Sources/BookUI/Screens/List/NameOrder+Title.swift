import ContactBook

extension NameOrder {
  /// The order that the key for it goes to from this one.
  var next: NameOrder {
    switch self {
    case .familyFirst: .givenFirst
    case .givenFirst: .givenFirstExceptEastAsian
    default: .familyFirst
    }
  }

  /// How the title line names it; nil for the usual one.
  var title: String? {
    switch self {
    case .givenFirst: "by given name"
    case .givenFirstExceptEastAsian: "by given, CJK family"
    default: nil
    }
  }

  /// How it is told when it is chosen.
  var sentence: String {
    switch self {
    case .givenFirst: "Ordered by given name"
    case .givenFirstExceptEastAsian: "Ordered by given name, East Asian names by family name"
    default: "Ordered by family name"
    }
  }
}
