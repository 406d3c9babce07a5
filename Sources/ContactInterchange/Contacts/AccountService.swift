import VCardCodec

/// The service of an address for instant messages.
struct AccountService {
  let name: String
  /// Whether the value begins with the scheme of a URI, which is not part of the account's name.
  let isNamedByScheme: Bool

  /// The service that a line names: by its property, by X-SERVICE-TYPE (Apple) or SERVICE-TYPE (RFC 9554 §4.9), else
  /// by the scheme of the address; nil when nothing says it.
  init?(_ line: ContentLine) {
    let scheme = Self.scheme(of: line.text)
    isNamedByScheme = scheme != nil
    let stated = line.parameter("X-SERVICE-TYPE") ?? line.parameter("SERVICE-TYPE")
    if let label = ValueKinds.meanings[line.name]?.label, !label.isEmpty {
      name = label
    } else if let service = ValueKinds.messenger(in: line.name) {
      name = service
    } else if let stated, !stated.isEmpty {
      name = stated
    } else if let scheme {
      name = Self.names[scheme] ?? ""
    } else {
      return nil
    }
  }

  /// The scheme of an address in lower case; nil when it has none.
  private static func scheme(of text: String) -> String? {
    let text = PlainText.trimmed(text)
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    return names[scheme] == nil && !otherSchemes.contains(scheme) ? nil : scheme
  }

  /// Schemes of registered and of common messengers.
  private static let names: [String: String] = [
    "xmpp": "XMPP", "jabber": "XMPP", "sip": "SIP", "sips": "SIP", "skype": "Skype", "aim": "AIM",
    "icq": "ICQ", "ymsgr": "Yahoo", "yahoo": "Yahoo", "msnim": "MSN", "msn": "MSN", "irc": "IRC",
    "ircs": "IRC", "gtalk": "Google Talk", "matrix": "Matrix", "tg": "Telegram",
    "telegram": "Telegram", "whatsapp": "WhatsApp", "signal": "Signal", "qq": "QQ",
    "gg": "Gadu-Gadu", "threema": "Threema", "facetime": "FaceTime", "discord": "Discord",
    "mumble": "Mumble", "groupwise": "GroupWise", "line": "LINE", "viber": "Viber",
    "weixin": "WeChat", "wechat": "WeChat",
  ]

  /// Schemes under which Apple's programs put the account of any service.
  private static let otherSchemes: Set<String> = ["x-apple", "im", "http", "https", "mailto"]
}
