/// A telephone number as people read it.
struct PhoneText {
  let number: String
  /// The extension; empty when there is none.
  let `extension`: String

  /// Takes the number of a `tel:` address (RFC 3966) and its extension; any other text is the number as it is.
  init(_ text: String) {
    let text = PlainText.trimmed(text)
    guard text.utf8.count > 4, text.utf8.first.map({ $0 | 0x20 }) == 0x74,
      text.prefix(4).lowercased() == "tel:"
    else {
      (number, `extension`) = (text, "")
      return
    }
    let parts = text.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    guard let first = parts.first else {
      (number, `extension`) = (text, "")
      return
    }
    number = String(first)
    let stated = parts.dropFirst().first { $0.lowercased().hasPrefix("ext=") }
    `extension` = stated.map { String($0.dropFirst(4)) } ?? ""
  }

  /// The number, with its extension behind it.
  var shown: String { `extension`.isEmpty ? number : "\(number) ext. \(`extension`)" }

  /// The number of a `tel:` address, with its extension; any other text as it is.
  static func shown(_ text: String) -> String { PhoneText(text).shown }
}
