/// An address for instant messages, or an account in a social network (IMPP, X-SOCIALPROFILE and what programs
/// wrote before these).
public struct OnlineAccount: Sendable, Hashable {
  /// The service as the card names it, such as “Jabber”; empty when nothing says it.
  public var service: String
  /// The name of the account in the service; empty when the card has only an address of its page.
  public var userName: String
  /// The address (a URI) as the card has it; empty when it has the name alone.
  public var address: String

  /// Makes an account.
  public init(service: String = "", userName: String = "", address: String = "") {
    self.service = service
    self.userName = userName
    self.address = address
  }
}
