/// The properties that a standard defines.
enum KnownProperties {
  /// Their names in upper case.
  ///
  /// vCard 2.1; RFC 2425 and 2426; RFC 6350; RFC 2739 (CAPURI, FBURL, CALURI, CALADRURI); RFC 6474
  /// (places); RFC 6715 (EXPERTISE and others); RFC 8605 (CONTACT-URI); RFC 9554 (JSContact's additions).
  static let names: Set<String> = [
    "VERSION", "FN", "N", "NICKNAME", "PHOTO", "BDAY", "ANNIVERSARY", "GENDER", "ADR", "LABEL",
    "TEL",
    "EMAIL", "MAILER", "IMPP", "LANG", "TZ", "GEO", "TITLE", "ROLE", "LOGO", "AGENT", "ORG",
    "MEMBER",
    "RELATED", "CATEGORIES", "NOTE", "PRODID", "REV", "SORT-STRING", "SOUND", "UID", "CLIENTPIDMAP",
    "URL", "CLASS", "KEY", "FBURL", "CALADRURI", "CALURI", "CAPURI", "KIND", "SOURCE", "NAME",
    "PROFILE", "XML", "BIRTHPLACE", "DEATHPLACE", "DEATHDATE", "EXPERTISE", "HOBBY", "INTEREST",
    "ORG-DIRECTORY", "CONTACT-URI", "CREATED", "GRAMGENDER", "LANGUAGE", "PRONOUNS",
    "SOCIALPROFILE",
    "JSPROP",
  ]
}
