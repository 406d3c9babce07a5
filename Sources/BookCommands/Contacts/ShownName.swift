/// The name of a contact in what a person reads.
enum ShownName {
  /// The name; words for it where the card says nothing that could stand for one.
  static func text(_ displayName: String?) -> String {
    guard let displayName, !displayName.isEmpty else { return "No name" }
    return displayName
  }
}
