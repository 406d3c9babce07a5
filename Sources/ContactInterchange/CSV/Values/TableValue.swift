/// A value of a contact as tables know it: between a row's cells and a card's lines.
///
/// Both ways go through it, so what a table is read into and what it is written from are the same things,
/// and a writer can tell what of a contact its table does not hold by comparing.
struct TableValue: Hashable {
  /// What a value is.
  enum Kind: Hashable {
    case formattedName, name, phonetic, nickname, organization, title, role
    case phone, email, address, url, messenger, relation
    case birthday, anniversary, event
    case note, category, gender
    /// A field that a program lets its user define; its number counts from 1.
    case custom(Int)
    /// A column whose heading nobody knows; the heading is the label.
    case unknown
    /// A property without a column of its own in the usual tables, by its name.
    case property(String)
  }

  var kind: Kind
  /// The value, or the parts of a compound one.
  ///
  /// Of an address the eighth part is the text of its label; of
  /// a messenger's the first is the service.
  var parts: [String]
  /// What it is for, by the words of vCard: `home`, `work`, `fax` …; in lower case and order.
  var types: [String] = []
  /// What it is for, in the user's own words; empty when the types say it.
  var label = ""
  var isPreferred = false

  init(
    _ kind: Kind, _ parts: [String], types: [String] = [], label: String = "",
    isPreferred: Bool = false
  ) {
    self.kind = kind
    self.parts = parts
    self.types = types.sorted()
    self.label = label
    self.isPreferred = isPreferred
  }

  init(
    _ kind: Kind, _ text: String, types: [String] = [], label: String = "",
    isPreferred: Bool = false
  ) {
    self.init(kind, [text], types: types, label: label, isPreferred: isPreferred)
  }

  /// The value of one part, or all parts by commas.
  var text: String { parts.count == 1 ? parts[0] : Self.joined(parts, by: ", ") }

  /// Whether it says something.
  var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }

  /// A part, empty when there is none.
  func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }

  /// Whether a whole address says no word that its parts do not.
  static func isRedundant(_ whole: String, beside parts: [String]) -> Bool {
    func words(_ text: String) -> Set<Substring> {
      Set(text.split { !$0.isLetter && !$0.isNumber })
    }
    return words(whole).isSubset(of: words(parts.joined(separator: " ")))
  }

  static func joined(_ parts: [String], by separator: String) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
