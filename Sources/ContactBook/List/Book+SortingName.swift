/// The name that a contact is sorted by.
///
/// A company sorts by its organisation. A person sorts by the parts of N in the order wanted; when the card has
/// no N, by its display name. Parts of alphabetic names are joined by a space, so that “de Luca” of all
/// given names stay together; East Asian names are written without one, as in FN, so that a
/// card with only FN sorts beside a card with N.
///
/// How the name is spoken goes with it: the phonetic parts where there are any, each other part as written.
struct SortingName {
  var name: [UInt8] = []
  var phonetic: [UInt8] = []
  /// Whether a Han name begins with its surname, whose reading may be one of its own.
  var startsWithSurname = true

  mutating func removeAll() {
    name.removeAll(keepingCapacity: true)
    phonetic.removeAll(keepingCapacity: true)
    startsWithSurname = true
  }
}

extension Book {
  /// Reads the sorting name of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - order: By which part.
  ///   - sorting: Where the name goes; emptied first.
  func read(_ row: BookRow, order: NameOrder, into sorting: inout SortingName) {
    sorting.removeAll()
    sorting.startsWithSurname = row.kind == .person
    if row.kind == .organization, let name = extent(.organization, in: row) {
      sorting.name.append(contentsOf: text[name])
      if let spoken = extent(.phoneticOrganization, in: row) {
        sorting.phonetic.append(contentsOf: text[spoken])
      }
      return
    }
    let family = extent(.familyName, in: row)
    let given = extent(.givenName, in: row)
    guard let first = family ?? given else {
      if let name = extent(.displayName, in: row) { sorting.name.append(contentsOf: text[name]) }
      readSortAs(row, into: &sorting)
      return
    }
    let scalar = String(decoding: text[first].prefix(4), as: UTF8.self).unicodeScalars.first
    let isEastAsian = scalar.map(NameOrder.isEastAsian) ?? false
    let part = order.part(startingWith: scalar)
    sorting.startsWithSurname = family != nil && part == .familyName
    let separator: [UInt8] = isEastAsian ? [] : [0x20]
    let middle = extent(.middleName, in: row)
    for extent in part == .familyName ? [family, given, middle] : [given, family, middle] {
      append(extent, separator: separator, to: &sorting.name)
    }
    append(extent(.nameSuffix, in: row), separator: [0x20], to: &sorting.name)
    readPhonetic(row, part: part, separator: separator, into: &sorting)
    if part == .familyName { readSortAs(row, into: &sorting) }
  }

  private func readPhonetic(
    _ row: BookRow, part: NameOrder.Part, separator: [UInt8], into sorting: inout SortingName
  ) {
    let family = extent(.phoneticFamilyName, in: row)
    let given = extent(.phoneticGivenName, in: row)
    guard family != nil || given != nil else { return }
    let spokenFamily = family ?? extent(.familyName, in: row)
    let spokenGiven = given ?? extent(.givenName, in: row)
    let middle = extent(.phoneticMiddleName, in: row) ?? extent(.middleName, in: row)
    let parts = part == .familyName ? [spokenFamily, spokenGiven] : [spokenGiven, spokenFamily]
    for extent in parts + [middle] {
      append(extent, separator: separator, to: &sorting.phonetic)
    }
  }

  /// The text that the card wants to be sorted by stands in for how the name is spoken.
  private func readSortAs(_ row: BookRow, into sorting: inout SortingName) {
    guard sorting.phonetic.isEmpty, let sortAs = extent(.sortAs, in: row) else { return }
    sorting.phonetic.append(contentsOf: text[sortAs])
  }

  private func append(_ extent: Range<Int>?, separator: [UInt8], to bytes: inout [UInt8]) {
    guard let extent else { return }
    if !bytes.isEmpty { bytes.append(contentsOf: separator) }
    bytes.append(contentsOf: text[extent])
  }
}
