/// A postal address in its parts (ADR, RFC 6350 §6.3.1).
///
/// A part that the card does not give is empty; one that it gives as a list has an item a line.
public struct PostalAddress: Sendable, Hashable {
  /// The post office box, which RFC 6350 advises against and cards have.
  public var postOfficeBox: String
  /// What stands beside the street, such as a flat or a floor.
  public var extendedAddress: String
  /// The street with its number.
  public var street: String
  /// The town.
  public var city: String
  /// The state, province or canton.
  public var state: String
  /// The postal code.
  public var postalCode: String
  /// The country by its name.
  public var country: String
  /// The country by its code of ISO 3166-1 in lower case (`cc` of RFC 8605, Apple's X-ABADR); empty when the card
  /// does not say.
  public var isoCountryCode: String

  /// Makes an address from its parts.
  public init(
    postOfficeBox: String = "", extendedAddress: String = "", street: String = "",
    city: String = "", state: String = "", postalCode: String = "", country: String = "",
    isoCountryCode: String = ""
  ) {
    self.postOfficeBox = postOfficeBox
    self.extendedAddress = extendedAddress
    self.street = street
    self.city = city
    self.state = state
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
  }

  /// Whether no part of the address itself is given; the country's code alone is no address.
  public var isEmpty: Bool {
    postOfficeBox.isEmpty && extendedAddress.isEmpty && street.isEmpty && city.isEmpty
      && state.isEmpty && postalCode.isEmpty && country.isEmpty
  }
}
