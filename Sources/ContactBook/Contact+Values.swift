extension Contact {
  /// The values of one kind, the preferred ones first, otherwise in the order of the card.
  ///
  /// - Parameter kind: The kind wanted.
  /// - Returns: The values, none when the card has none.
  /// - Complexity: O(number of values).
  public func values(of kind: ContactValue.Kind) -> [ContactValue] {
    let found = values.filter { $0.kind == kind }
    return found.filter(\.isPreferred) + found.filter { !$0.isPreferred }
  }

  /// All nicknames, in the order of the card.
  public var nicknames: [String] { values.filter { $0.kind == .nickname }.map(\.value) }

  /// All categories, in the order of the card.
  public var categories: [String] { values.filter { $0.kind == .category }.map(\.value) }

  /// The postal addresses in their parts, the preferred ones first.
  public var postalAddresses: [PostalAddress] {
    values(of: .postalAddress).compactMap { value in
      if case .postalAddress(let address) = value.content { address } else { nil }
    }
  }

  /// The date of birth; nil when the card has none or only a text about it.
  public var birthday: ContactDate? {
    values(of: .birthday).lazy.compactMap { value in
      if case .date(let date) = value.content { date } else { nil }
    }.first
  }

  /// The accounts for messages and in networks, in the order of the card.
  public var accounts: [OnlineAccount] {
    values.compactMap { value in
      if case .account(let account) = value.content { account } else { nil }
    }
  }

  /// The first photo; logos and sounds, which are of the same kind, do not count.
  public var photo: ContactMedia? {
    values(of: .photo).lazy.filter { $0.property == "PHOTO" }.compactMap { value in
      if case .media(let media) = value.content { media } else { nil }
    }.first
  }
}
