import ContactBook
import VCardCodec

extension ValueText {
  /// An address for instant messages: a URI of IMPP, or the bare name in an older property.
  static func message(_ line: ContentLine) -> ValueText {
    let text = PlainText.trimmed(TextLines.unified(line.text))
    let service = AccountService(line)
    let hasScheme = service?.isNamedByScheme ?? false
    let name = hasScheme ? text.drop { $0 != ":" }.dropFirst() : text[...]
    return ValueText(
      text: text,
      content: .account(
        OnlineAccount(
          service: service?.name ?? "", userName: String(name), address: hasScheme ? text : "")))
  }

  /// An account in a network; the name rather than the address that a program made up for it.
  static func profile(_ line: ContentLine) -> ValueText {
    let text = PlainText.trimmed(TextLines.unified(line.text))
    let user = line.parameter("X-USER") ?? line.parameter("USERNAME") ?? ""
    let isMadeUp = text.lowercased().hasPrefix("x-apple:")
    let isAddress = text.contains(":") && !isMadeUp
    let name = user.isEmpty && !isAddress ? text.droppingAppleScheme : user
    let account = OnlineAccount(
      service: line.parameter("SERVICE-TYPE") ?? line.writtenTypes, userName: name,
      address: isAddress ? text : "")
    return ValueText(text: isMadeUp ? name : text, content: .account(account))
  }

  /// Another contact.
  static func reference(_ line: ContentLine) -> ValueText {
    let text = PlainText.trimmed(TextLines.unified(line.text))
    return ValueText(text: text, content: .reference(ContactReference(address: text)))
  }
}

extension String {
  fileprivate var droppingAppleScheme: String {
    lowercased().hasPrefix("x-apple:") ? String(dropFirst("x-apple:".count)) : self
  }
}

extension ContentLine {
  /// The types with the case of the card: names of services are not words.
  var writtenTypes: String {
    parameters(named: "TYPE").flatMap(\.values).filter { $0.lowercased() != "pref" }
      .joined(separator: " ")
  }
}
