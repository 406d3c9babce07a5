/// The services of messengers, by the names that vCard and tables give them.
enum MessengerService {
  /// The address of an account: `xmpp:ada@example.org`.
  static func address(of account: String, service: String) -> String {
    guard let scheme = schemes[key(service)] else { return account }
    return account.lowercased().hasPrefix(scheme + ":") ? account : "\(scheme):\(account)"
  }

  /// The account in an address, and the service that its scheme names when nothing else does.
  static func account(
    in address: String, service: String
  ) -> (account: String, service: String) {
    guard let colon = address.firstIndex(of: ":") else { return (address, service) }
    let scheme = address[..<colon].lowercased()
    let account = String(address[address.index(after: colon)...])
    guard service.isEmpty else {
      return schemes[key(service)] == scheme ? (account, service) : (address, service)
    }
    guard let found = names[scheme] else { return (address, "") }
    return (account, found)
  }

  /// The service as vCards name it, for a name in a table (`GOOGLE_TALK`, `jabber`).
  static func name(_ text: String) -> String {
    schemes[key(text)].flatMap { scheme in
      known.first { key($0.name) == key(text) }?.name ?? names[scheme]
    } ?? text
  }

  private static func key(_ service: String) -> String {
    service.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let known: [(name: String, scheme: String)] = [
    ("AIM", "aim"), ("ICQ", "icq"), ("Jabber", "xmpp"), ("MSN", "msnim"), ("Skype", "skype"),
    ("Yahoo", "ymsgr"), ("QQ", "mqq"), ("GoogleTalk", "gtalk"), ("XMPP", "xmpp"),
    ("SIP", "sip"), ("Matrix", "matrix"), ("IRC", "irc"),
  ]

  private static let schemes = Dictionary(
    known.map { (key($0.name), $0.scheme) }, uniquingKeysWith: { first, _ in first })

  private static let names = Dictionary(
    known.map { ($0.scheme, $0.name) }, uniquingKeysWith: { first, _ in first })
}
