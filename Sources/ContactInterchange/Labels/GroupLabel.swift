/// The text of X-ABLabel, which names the other properties of its group.
enum GroupLabel {
  /// The label without the signs that mark one of Apple's built-in labels: `_$!<Home>!$_` is `Home`.
  static func plainText(_ label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.utf8.count >= 8 else {
      return label
    }
    return String(label.dropFirst(4).dropLast(4))
  }

  /// The label as people read it: the words of a built-in one apart, `HomePage` as “Home page”.
  static func humanText(_ label: String) -> String {
    let plain = plainText(label)
    guard plain != label else { return label }
    var text = ""
    var isAfterSmall = false
    for character in plain {
      let isCapital = character.isUppercase
      let next = isCapital && isAfterSmall ? " " + character.lowercased() : String(character)
      text += next
      isAfterSmall = character.isLowercase
    }
    return text
  }
}
