/// The text of X-ABLabel, which names the other properties of its group.
enum GroupLabel {
  /// The label without the signs that mark one of Apple's built-in labels: `_$!<Home>!$_` is `Home`.
  static func plainText(_ label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_"), label.utf8.count >= 8 else {
      return label
    }
    return String(label.dropFirst(4).dropLast(4))
  }

  /// The label as people read it: the words of a built-in one apart, `HomePage` as “Home page”, `WorkFAX` as
  /// “Work fax”.
  static func humanText(_ label: String) -> String {
    let plain = plainText(label)
    guard plain != label, plain.lowercased() != "iphone" else { return plain }
    var text = ""
    var isAfterSmall = false
    var isInFirstWord = true
    for character in plain {
      if character.isUppercase, isAfterSmall {
        text += " "
        isInFirstWord = false
      }
      text += isInFirstWord ? String(character) : character.lowercased()
      isAfterSmall = character.isLowercase
    }
    return text
  }
}
