/// What kind of value a property has when its parameters say nothing else.
enum ValueShape {
  case text
  case list
  /// Parts separated by semicolons, each a comma list (N, ADR).
  case lists
  /// Parts separated by semicolons, in which a comma is text (ORG).
  case components
  case uri
  case media

  /// The shape of a property (RFC 6350 §6, RFC 2426 §3, vCard 2.1 §2).
  ///
  /// - Parameters:
  ///   - name: The name in upper case.
  ///   - version: The version of the card.
  init(of name: String, in version: VCardVersion) {
    switch name {
    case "N", "ADR": self = .lists
    case "ORG", "CLIENTPIDMAP": self = .components
    case "GENDER": self = version == .v40 ? .components : .text
    case "GEO": self = version == .v40 ? .uri : .components
    case "NICKNAME", "CATEGORIES": self = .list
    case "PHOTO", "LOGO", "SOUND", "KEY": self = .media
    case "URL", "SOURCE", "FBURL", "CALURI", "CALADRURI", "IMPP", "X-SOCIALPROFILE",
      "SOCIALPROFILE":
      self = .uri
    case "MEMBER", "RELATED", "CONTACT-URI", "ORG-DIRECTORY":
      self = version == .v40 ? .uri : .text
    default: self = .text
    }
  }

  /// Whether a value that is an address needs no VALUE to say so.
  static func isAddress(_ name: String, in version: VCardVersion) -> Bool {
    switch ValueShape(of: name, in: version) {
    case .uri: true
    case .media: version == .v40
    default: version == .v40 && name == "UID"
    }
  }
}
