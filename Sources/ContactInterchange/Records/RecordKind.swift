import ContactBook

extension ContactRecord.Kind {
  /// The kind that KIND (RFC 6350 §6.1.4), X-ADDRESSBOOKSERVER-KIND or X-ABShowAs names.
  init?(cardText: String) {
    switch cardText.lowercased() {
    case "individual", "person": self = .person
    case "org", "organization", "company": self = .organization
    case "group": self = .group
    case "location": self = .location
    case "device", "application": self = .device
    default: return nil
    }
  }
}
