/// The text of X-ABLabel, which names the other properties of its group.
enum GroupLabel {
  /// The label as people read it.
  ///
  /// Apple writes its built-in labels as `_$!<Home>!$_`, to be translated when shown.
  static func humanText(_ label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.utf8.count >= 8 else {
      return label
    }
    return String(label.dropFirst(4).dropLast(4))
  }
}
