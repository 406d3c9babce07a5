/// The fields of one contact that lists, sorting and search need, in one flat buffer.
///
/// It is what goes into a `Book` and what a fetch gives back. No string is made for a field, so one
/// record can be emptied and refilled for every card of a file without allocating.
public struct ContactRecord: Sendable, Equatable {
  /// What a field holds.
  ///
  /// A field may appear several times, the preferred one first.
  public enum Field: UInt8, Sendable, CaseIterable {
    /// What identifies the contact over time: the card's UID, or what its storage gives instead.
    case identity
    /// The name to show: FN, or what stands for it; absent when the card has nothing at all.
    case displayName
    /// The family name: first component of N (RFC 6350 §6.2.2).
    case familyName
    /// The given name: second component of N.
    case givenName
    /// The additional names: third component of N.
    case middleName
    /// The honorific prefixes: fourth component of N.
    case namePrefix
    /// The honorific suffixes: fifth component of N.
    case nameSuffix
    /// The family name as it is spoken (X-PHONETIC-LAST-NAME, or the first part of SORT-AS).
    case phoneticFamilyName
    /// The given name as it is spoken.
    case phoneticGivenName
    /// The additional names as they are spoken.
    case phoneticMiddleName
    /// The text to sort by instead of the name (SORT-STRING, RFC 2426 §3.6.5).
    case sortAs
    /// The organisation's name: first component of ORG.
    case organization
    /// The organisation's name as it is spoken.
    case phoneticOrganization
    /// The units of the organisation: the other components of ORG.
    case department
    /// The position held: TITLE.
    case jobTitle
    /// A nickname; may be repeated.
    case nickname
    /// A telephone number as the card writes it; may be repeated, the preferred one first.
    case phone
    /// An e-mail address as the card writes it; may be repeated, the preferred one first.
    case email
  }

  /// What a card stands for (RFC 6350 §6.1.4 and its older forms).
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A person, which a card is unless it says otherwise.
    case person
    /// A company or other body.
    case organization
    /// A list of other contacts.
    case group
    /// A place.
    case location
    /// A device or service.
    case device
  }

  /// Where a field's text lies in `text`.
  struct Extent: Sendable, Equatable {
    var field: Field
    var start: Int
    var end: Int
  }

  /// What the card stands for.
  public var kind: Kind

  /// The text of all fields as UTF-8, one after the other in the order they were appended.
  public private(set) var text: [UInt8]
  private(set) var extents: [Extent]
  /// A bit for each field that has a text.
  private(set) var presence: UInt32

  /// Makes a record without fields.
  public init(kind: Kind = .person) {
    self.kind = kind
    text = []
    extents = []
    presence = 0
  }

  /// Whether the record holds no field.
  public var isEmpty: Bool { extents.isEmpty }

  /// Adds a field; an empty text is left out.
  ///
  /// - Parameters:
  ///   - field: What the text is.
  ///   - utf8: The text, which must be valid UTF-8.
  /// - Complexity: O(length of the text), amortised.
  public mutating func append(_ field: Field, utf8: some Sequence<UInt8>) {
    let start = text.count
    text.append(contentsOf: utf8)
    guard text.count > start else { return }
    extents.append(Extent(field: field, start: start, end: text.count))
    presence |= 1 << UInt32(field.rawValue)
  }

  /// Adds a field; an empty text is left out.
  ///
  /// - Parameters:
  ///   - field: What the text is.
  ///   - utf8: The text, which must be valid UTF-8, as part of a larger buffer.
  /// - Complexity: O(length of the text), amortised.
  public mutating func append(_ field: Field, utf8: Span<UInt8>) {
    guard !utf8.isEmpty else { return }
    let start = text.count
    text.append(addingCapacity: utf8.count) { output in
      for index in utf8.indices { output.append(utf8[index]) }
    }
    extents.append(Extent(field: field, start: start, end: text.count))
    presence |= 1 << UInt32(field.rawValue)
  }

  /// Adds a field; an empty text is left out.
  ///
  /// - Parameters:
  ///   - field: What the text is.
  ///   - string: The text.
  /// - Complexity: O(length of the text), amortised.
  public mutating func append(_ field: Field, _ string: String) {
    append(field, utf8: string.utf8)
  }

  /// Empties the record for the next contact and keeps its memory.
  public mutating func removeAll() {
    kind = .person
    text.removeAll(keepingCapacity: true)
    extents.removeAll(keepingCapacity: true)
    presence = 0
  }
}
