/// What the attributes of directories and of Thunderbird mean in a card.
///
/// The names are those of RFC 2256, RFC 2798 (inetOrgPerson), RFC 4519, and of the mozilla schema with its older
/// spellings. An attribute that stands nowhere here is kept as `X-LDIF-…`.
enum LDIFAttributes {
  /// The place of a value in a card.
  enum Meaning: Equatable {
    case commonName
    case familyName
    case givenName
    case suffix
    case displayName
    case text(String)
    case nickname
    case email
    case phone([String])
    case url([String])
    /// A part of the postal address with this type.
    case address(AddressKind, AddressPart)
    /// A whole postal address, its lines separated by `$` (RFC 4517 §3.3.28).
    case postalAddress(AddressKind)
    case organization
    case unit
    case labelledURL
    case messenger(String)
    case birth(DatePart)
    case custom(Int)
    case photo
    case certificate
    case objectClass
    case member
    case memberAddress
    case modified
  }

  enum AddressKind: String, CaseIterable {
    case work
    case home
  }

  /// The parts of an address in the order of ADR.
  enum AddressPart: Int, CaseIterable {
    case pobox, extended, street, locality, region, postcode, country
  }

  enum DatePart: Int {
    case year, month, day
  }

  static let meanings: [String: Meaning] = [
    "cn": .commonName, "commonname": .commonName, "sn": .familyName, "surname": .familyName,
    "givenname": .givenName, "gn": .givenName, "generationqualifier": .suffix,
    "displayname": .displayName, "title": .text("TITLE"), "description": .text("NOTE"),
    "notes": .text("NOTE"), "preferredlanguage": .text("LANG"),
    "mozillanickname": .nickname, "xmozillanickname": .nickname, "nickname": .nickname,
    "mail": .email, "rfc822mailbox": .email, "email": .email, "mozillasecondemail": .email,
    "xmozillasecondemail": .email,
    "telephonenumber": .phone(["work"]), "homephone": .phone(["home"]),
    "hometelephonenumber": .phone(["home"]), "mobile": .phone(["cell"]),
    "mobiletelephonenumber": .phone(["cell"]), "cellphone": .phone(["cell"]),
    "carphone": .phone(["cell"]), "pager": .phone(["pager"]),
    "pagertelephonenumber": .phone(["pager"]), "pagerphone": .phone(["pager"]),
    "facsimiletelephonenumber": .phone(["work", "fax"]), "fax": .phone(["work", "fax"]),
    "homefax": .phone(["home", "fax"]),
    "mozillaworkurl": .url(["work"]), "workurl": .url(["work"]), "mozillahomeurl": .url(["home"]),
    "homeurl": .url(["home"]), "labeleduri": .labelledURL, "labeledurl": .labelledURL,
    "postofficebox": .address(.work, .pobox), "mozillaworkstreet2": .address(.work, .extended),
    "street": .address(.work, .street), "streetaddress": .address(.work, .street),
    "l": .address(.work, .locality), "locality": .address(.work, .locality),
    "localityname": .address(.work, .locality), "st": .address(.work, .region),
    "region": .address(.work, .region), "stateorprovincename": .address(.work, .region),
    "postalcode": .address(.work, .postcode), "zip": .address(.work, .postcode),
    "c": .address(.work, .country), "countryname": .address(.work, .country),
    "co": .address(.work, .country), "friendlycountryname": .address(.work, .country),
    "mozillahomestreet": .address(.home, .street),
    "mozillahomestreet2": .address(.home, .extended),
    "mozillahomelocalityname": .address(.home, .locality),
    "mozillahomestate": .address(.home, .region),
    "mozillahomepostalcode": .address(.home, .postcode),
    "mozillahomecountryname": .address(.home, .country),
    "postaladdress": .postalAddress(.work), "homepostaladdress": .postalAddress(.home),
    "mozillahomepostaladdress": .postalAddress(.home),
    "o": .organization, "organizationname": .organization, "company": .organization,
    "ou": .unit, "organizationalunitname": .unit, "department": .unit, "orgunit": .unit,
    "departmentnumber": .unit,
    "nsaimid": .messenger("aim"), "nscpaimscreenname": .messenger("aim"),
    "birthyear": .birth(.year), "birthmonth": .birth(.month), "birthday": .birth(.day),
    "mozillacustom1": .custom(1), "mozillacustom2": .custom(2), "mozillacustom3": .custom(3),
    "mozillacustom4": .custom(4), "custom1": .custom(1), "custom2": .custom(2),
    "custom3": .custom(3), "custom4": .custom(4),
    "jpegphoto": .photo, "thumbnailphoto": .photo, "photo": .photo,
    "usercertificate": .certificate, "objectclass": .objectClass, "member": .member,
    "uniquemember": .member, "rfc822mailmember": .memberAddress,
    "mgrprfc822mailmember": .memberAddress, "modifytimestamp": .modified,
  ]

  /// The classes of which an entry of a person or group has some anyway.
  static let commonClasses: Set<String> = [
    "top", "person", "organizationalperson", "organizationalrole", "inetorgperson",
    "mozillaabpersonalpha", "extensibleobject",
    "mozillaabpersonobsolete", "mozillaorgperson", "abperson", "groupofnames",
    "groupofuniquenames", "mailgroup", "rfc822mailgroup", "nismailalias", "groupofurls",
  ]

  static let groupClasses: Set<String> = [
    "groupofnames", "groupofuniquenames", "mailgroup", "rfc822mailgroup", "nismailalias",
    "groupofurls",
  ]

  /// The classes of which the entries are that hold a directory together (RFC 4519, RFC 2247).
  static let treeClasses: Set<String> = [
    "organization", "organizationalunit", "dcobject", "domain", "country", "locality", "container",
    "extensibleobject",
  ]

  /// Whether an attribute says how to reach somebody.
  static func isReachable(by attribute: String) -> Bool {
    switch meanings[attribute] {
    case .email, .phone, .address, .postalAddress, .url, .labelledURL, .messenger, .member,
      .memberAddress:
      true
    default: false
    }
  }

  /// The spelling of Thunderbird's attributes, which write capitals.
  static let spellings: [String: String] = Dictionary(
    [
      "givenName", "generationQualifier", "displayName", "telephoneNumber", "homePhone",
      "facsimileTelephoneNumber", "postalCode", "postOfficeBox", "jpegPhoto", "userCertificate",
      "labeledURI", "preferredLanguage", "mozillaNickname", "mozillaSecondEmail",
      "mozillaWorkUrl", "mozillaHomeUrl", "mozillaWorkStreet2", "mozillaHomeStreet",
      "mozillaHomeStreet2", "mozillaHomeLocalityName", "mozillaHomeState",
      "mozillaHomePostalCode", "mozillaHomeCountryName", "nsAIMid", "mozillaCustom1",
      "mozillaCustom2", "mozillaCustom3", "mozillaCustom4", "mozillaUseHtmlMail",
    ].map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
