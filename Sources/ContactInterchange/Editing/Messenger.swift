/// Services for instant messages and the schemes of their addresses.
enum Messenger {
  /// The scheme of an address such as `xmpp:ada@example.org`; nil when the text is no address.
  static func scheme(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    let isWord = scheme.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2B
    }
    return isWord && scheme.utf8.count > 1 && scheme != "x-apple" ? scheme : nil
  }

  /// The scheme of a service that has one (IANA's registry of URI schemes); nil for others.
  static func scheme(ofService service: String) -> String? {
    switch service.lowercased() {
    case "xmpp", "jabber": "xmpp"
    case "sip": "sip"
    case "sips": "sips"
    case "irc": "irc"
    case "aim": "aim"
    case "skype": "skype"
    case "matrix": "matrix"
    case "msn", "msnim": "msnim"
    case "ymsgr", "yahoo": "ymsgr"
    case "im": "im"
    default: nil
    }
  }
}
