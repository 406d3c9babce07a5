import ContactBook
import TerminalGrid

extension ContactValue {
  /// What belongs together on the screen, in this order.
  enum Group: Int, CaseIterable {
    case phones
    case emails
    case addresses
    case online
    case work
    case dates
    case people
    case notes
    case technical
    /// What says which card this is and not who it is about.
    case bookkeeping

    var style: Style {
      switch self {
      case .technical: .secondary
      case .bookkeeping: .dim
      default: .plain
      }
    }
  }

  /// What stands before the value: its own label, else what it is.
  var title: String {
    if !label.isEmpty, kind != .other { return label }
    return kind.title ?? (property.isEmpty ? "unknown" : property.lowercased())
  }
}

extension ContactValue.Kind {
  var group: ContactValue.Group {
    switch self {
    case .phone: .phones
    case .email: .emails
    case .postalAddress: .addresses
    case .url, .instantMessage, .socialProfile: .online
    case .organization, .jobTitle, .role, .nickname: .work
    case .date, .birthday, .anniversary: .dates
    case .relation, .member: .people
    case .note, .category, .photo: .notes
    case .gender, .language, .timeZone, .position, .key, .calendar, .other: .technical
    case .identifier, .revision: .bookkeeping
    }
  }

  /// The word for it; nil for a property that has none but its name.
  var title: String? {
    switch self {
    case .phone: "phone"
    case .email: "e-mail"
    case .postalAddress: "address"
    case .url: "web"
    case .instantMessage: "chat"
    case .socialProfile: "profile"
    case .relation: "related"
    case .date: "date"
    case .birthday: "birthday"
    case .anniversary: "anniversary"
    case .note: "note"
    case .organization: "company"
    case .jobTitle: "title"
    case .role: "role"
    case .nickname: "nickname"
    case .category: "category"
    case .member: "member"
    case .photo: "photo"
    case .gender: "gender"
    case .language: "language"
    case .timeZone: "time zone"
    case .position: "position"
    case .key: "key"
    case .calendar: "calendar"
    case .identifier: "identifier"
    case .revision: "changed"
    case .other: nil
    }
  }
}
