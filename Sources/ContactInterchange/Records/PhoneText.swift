/// A telephone number as people read it.
enum PhoneText {
  /// The number of a `tel:` address (RFC 3966), with its extension; any other text as it is.
  static func shown(_ text: String) -> String {
    let text = PlainText.trimmed(text)
    guard text.utf8.count > 4, text.prefix(4).lowercased() == "tel:" else { return text }
    let parts = text.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    guard let number = parts.first else { return text }
    let extensions = parts.dropFirst().filter { $0.lowercased().hasPrefix("ext=") }
    guard let first = extensions.first else { return String(number) }
    return "\(number) ext. \(first.dropFirst(4))"
  }
}
