extension ContactValue {
  /// The value in its parts, for kinds that have parts; the text in `value` says the same.
  public enum Content: Sendable, Hashable {
    /// The text is all there is.
    case text
    /// A telephone number (`tel:` of RFC 3966 taken apart); the extension is empty when there is none.
    case phone(number: String, extension: String)
    /// A postal address.
    case postalAddress(PostalAddress)
    /// An organisation and its units, from the largest to the smallest.
    case organization(name: String, units: [String])
    /// A date; a date that is a free text is `text`.
    case date(ContactDate)
    /// An account for messages or in a network.
    case account(OnlineAccount)
    /// Another contact, by an address or a name.
    case reference(ContactReference)
    /// A picture, logo, sound or key.
    case media(ContactMedia)
    /// The sex (RFC 6350 §6.2.7) as a letter in upper case, M, F, O, N or U, and the gender in words; either may be
    /// empty.
    case gender(sex: String, identity: String)
    /// Degrees on the globe, north and east positive.
    case position(latitude: Double, longitude: Double)
    /// An offset from UTC in minutes, east positive; a zone that has a name is `text`.
    case utcOffset(minutes: Int)
  }

  /// The same value for readers of another language (ALTID, RFC 6350 §5.4).
  public struct Variant: Sendable, Hashable {
    /// The language as the card names it, a BCP 47 tag; empty when it names none.
    public var language: String
    /// The value in that language, decoded.
    public var value: String

    /// Makes a variant.
    public init(language: String, value: String) {
      self.language = language
      self.value = value
    }
  }
}
