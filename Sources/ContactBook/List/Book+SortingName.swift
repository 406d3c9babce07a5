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
      let name = extent(.displayName, in: row)
      append(name, isSpaced: false, to: &sorting.name)
      if let name, let organization = extent(.organization, in: row) {
        // The name of a company that the card does not call one.
        sorting.startsWithSurname = text[name] != text[organization]
      }
      readSortAs(row, into: &sorting)
      return
    }
    let scalar = firstScalar(in: first)
    let isEastAsian = scalar.map(NameOrder.isEastAsian) ?? false
    let part = order.part(startingWith: scalar)
    sorting.startsWithSurname = family != nil && part == .familyName
    append(part == .familyName ? family : given, isSpaced: !isEastAsian, to: &sorting.name)
    append(part == .familyName ? given : family, isSpaced: !isEastAsian, to: &sorting.name)
    append(extent(.middleName, in: row), isSpaced: !isEastAsian, to: &sorting.name)
    append(extent(.nameSuffix, in: row), isSpaced: true, to: &sorting.name)
    readPhonetic(row, part: part, isSpaced: !isEastAsian, into: &sorting)
    if part == .familyName { readSortAs(row, into: &sorting) }
  }

  private func readPhonetic(
    _ row: BookRow, part: NameOrder.Part, isSpaced: Bool, into sorting: inout SortingName
  ) {
    let family = extent(.phoneticFamilyName, in: row)
    let given = extent(.phoneticGivenName, in: row)
    guard family != nil || given != nil else { return }
    let spokenFamily = family ?? extent(.familyName, in: row)
    let spokenGiven = given ?? extent(.givenName, in: row)
    let isFamilyFirst = part == .familyName
    append(isFamilyFirst ? spokenFamily : spokenGiven, isSpaced: isSpaced, to: &sorting.phonetic)
    append(isFamilyFirst ? spokenGiven : spokenFamily, isSpaced: isSpaced, to: &sorting.phonetic)
    let middle = extent(.phoneticMiddleName, in: row) ?? extent(.middleName, in: row)
    append(middle, isSpaced: isSpaced, to: &sorting.phonetic)
  }

  private func firstScalar(in extent: Range<Int>) -> Unicode.Scalar? {
    if text[extent.lowerBound] < 0x80 { return Unicode.Scalar(text[extent.lowerBound]) }
    return String(decoding: text[extent].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  /// The text that the card wants to be sorted by stands in for how the name is spoken.
  private func readSortAs(_ row: BookRow, into sorting: inout SortingName) {
    guard sorting.phonetic.isEmpty, let sortAs = extent(.sortAs, in: row) else { return }
    sorting.phonetic.append(contentsOf: text[sortAs])
  }

  private func append(_ extent: Range<Int>?, isSpaced: Bool, to bytes: inout [UInt8]) {
    guard let extent else { return }
    if isSpaced, !bytes.isEmpty { bytes.append(0x20) }
    bytes.append(contentsOf: text[extent])
  }
}
