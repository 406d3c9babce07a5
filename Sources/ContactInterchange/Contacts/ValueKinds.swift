import ContactBook

/// What the properties of cards mean, the private ones of many programs too.
enum ValueKinds {
  /// The kind and, where the name says more than the kind, a label.
  typealias Meaning = (kind: ContactValue.Kind, label: String)

  /// The meaning of a property by its name in upper case.
  static let meanings: [String: Meaning] = [
    "TEL": (.phone, ""), "EMAIL": (.email, ""), "ADR": (.postalAddress, ""), "URL": (.url, ""),
    "IMPP": (.instantMessage, ""), "X-SOCIALPROFILE": (.socialProfile, ""),
    "SOCIALPROFILE": (.socialProfile, ""), "RELATED": (.relation, ""),
    "X-ABRELATEDNAMES": (.relation, ""), "AGENT": (.relation, "agent"), "X-ABDATE": (.date, ""),
    "DEATHDATE": (.date, "date of death"), "X-DEATHDATE": (.date, "date of death"),
    "BDAY": (.birthday, ""),
    "ANNIVERSARY": (.anniversary, ""), "NOTE": (.note, ""), "ORG": (.organization, ""),
    "TITLE": (.jobTitle, ""), "ROLE": (.role, ""), "NICKNAME": (.nickname, ""),
    "CATEGORIES": (.category, ""), "MEMBER": (.member, ""),
    "X-ADDRESSBOOKSERVER-MEMBER": (.member, ""), "PHOTO": (.photo, ""), "LOGO": (.photo, "logo"),
    "SOUND": (.photo, "sound"), "GENDER": (.gender, ""), "LANG": (.language, ""),
    "X-LANG": (.language, ""),
    "TZ": (.timeZone, ""), "GEO": (.position, ""), "KEY": (.key, ""), "CALURI": (.calendar, ""),
    "FBURL": (.calendar, "free and busy times"), "CALADRURI": (.calendar, "invitations"),
    "CAPURI": (.calendar, ""), "UID": (.identifier, ""), "REV": (.revision, ""),
    "LABEL": (.postalAddress, ""),
    // Dates.
    "X-ANNIVERSARY": (.anniversary, ""), "X-EVOLUTION-ANNIVERSARY": (.anniversary, ""),
    "X-MS-ANNIVERSARY": (.anniversary, ""), "X-KADDRESSBOOK-X-ANNIVERSARY": (.anniversary, ""),
    // Relations.
    "X-SPOUSE": (.relation, "spouse"), "X-EVOLUTION-SPOUSE": (.relation, "spouse"),
    "X-MS-SPOUSE": (.relation, "spouse"), "X-KADDRESSBOOK-X-SPOUSESNAME": (.relation, "spouse"),
    "X-MANAGER": (.relation, "manager"), "X-EVOLUTION-MANAGER": (.relation, "manager"),
    "X-MS-MANAGER": (.relation, "manager"),
    "X-KADDRESSBOOK-X-MANAGERSNAME": (.relation, "manager"),
    "X-ASSISTANT": (.relation, "assistant"), "X-EVOLUTION-ASSISTANT": (.relation, "assistant"),
    "X-MS-ASSISTANT": (.relation, "assistant"),
    "X-KADDRESSBOOK-X-ASSISTANTSNAME": (.relation, "assistant"),
    // Messengers.
    "X-AIM": (.instantMessage, "AIM"), "X-ICQ": (.instantMessage, "ICQ"),
    "X-JABBER": (.instantMessage, "Jabber"), "X-MSN": (.instantMessage, "MSN"),
    "X-YAHOO": (.instantMessage, "Yahoo"), "X-YAHOO-ID": (.instantMessage, "Yahoo"),
    "X-SKYPE": (.instantMessage, "Skype"), "X-SKYPE-USERNAME": (.instantMessage, "Skype"),
    "X-QQ": (.instantMessage, "QQ"), "X-GTALK": (.instantMessage, "Google Talk"),
    "X-GOOGLE-TALK": (.instantMessage, "Google Talk"),
    "X-GADUGADU": (.instantMessage, "Gadu-Gadu"), "X-GROUPWISE": (.instantMessage, "GroupWise"),
    "X-SIP": (.instantMessage, "SIP"), "X-MATRIX": (.instantMessage, "Matrix"),
    "X-SIGNAL": (.instantMessage, "Signal"), "X-THREEMA": (.instantMessage, "Threema"),
    "X-DISCORD": (.instantMessage, "Discord"), "X-LINE": (.instantMessage, "LINE"),
    "X-VIBER": (.instantMessage, "Viber"), "X-IRC": (.instantMessage, "IRC"),
    "X-XMPP": (.instantMessage, "XMPP"), "X-FACETIME": (.instantMessage, "FaceTime"),
    "X-EVOLUTION-VIDEO-URL": (.url, "video"),
    "X-KADDRESSBOOK-X-IMADDRESS": (.instantMessage, ""),
    "X-TELEGRAM": (.instantMessage, "Telegram"), "X-WHATSAPP": (.instantMessage, "WhatsApp"),
    "X-WECHAT": (.instantMessage, "WeChat"), "X-MS-IMADDRESS": (.instantMessage, ""),
    "X-TWITTER": (.socialProfile, "Twitter"), "X-FACEBOOK": (.socialProfile, "Facebook"),
    "X-LINKEDIN": (.socialProfile, "LinkedIn"), "X-INSTAGRAM": (.socialProfile, "Instagram"),
    "X-MASTODON": (.socialProfile, "Mastodon"), "X-FLICKR": (.socialProfile, "Flickr"),
    "X-YOUTUBE": (.socialProfile, "YouTube"), "X-TIKTOK": (.socialProfile, "TikTok"),
    // Pages and others.
    "X-EVOLUTION-BLOG-URL": (.url, "blog"), "X-KADDRESSBOOK-BLOGFEED": (.url, "blog"),
    "X-GENDER": (.gender, ""), "X-KADDRESSBOOK-X-PROFESSION": (.role, "profession"),
    "SOURCE": (.url, "source of this card"), "CONTACT-URI": (.url, "contact"),
  ]

  /// Properties that are shown as part of something else: the name, the kind, another value's label.
  static let partsOfOthers: Set<String> = [
    "VERSION", "FN", "N", "X-ABLABEL", "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME",
    "X-PHONETIC-LAST-NAME", "X-PHONETIC-FIRST", "X-PHONETIC-MIDDLE", "X-PHONETIC-LAST",
  ]

  /// The messenger in a name such as `X-MESSAGING/IRC-ALL`, which KDE's programs write.
  static func messenger(in name: String) -> String? {
    let prefix = "X-MESSAGING/"
    guard name.hasPrefix(prefix) else { return nil }
    let service = name.dropFirst(prefix.count).prefix { $0 != "-" }
    return service.isEmpty ? nil : String(service)
  }
}
