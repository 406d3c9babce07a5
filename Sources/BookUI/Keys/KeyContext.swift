/// Where the keys go, which decides what they mean.
package enum KeyContext: Hashable, Sendable, CaseIterable {
  case list
  /// The list while a range is being chosen; other keys mean what they mean in the list.
  case range
  /// Walking along the index bar; every other key of the list leaves it and does what it does there.
  case indexBar
  case search
  case detail
  case faults
  case help
  /// A page in place of a list: no book yet, an empty book, one that cannot be read.
  case page
  case tooSmall
  /// Every other context, for keys it does not use itself.
  case anywhere

  /// The context whose keys count when this one does not use a key.
  var next: KeyContext? {
    switch self {
    case .range, .indexBar: .list
    case .anywhere: nil
    case .list, .search, .detail, .faults, .help, .page, .tooSmall: .anywhere
    }
  }

  /// The heading of its keys on the help screen; nil when they need no place of their own.
  var title: String? {
    switch self {
    case .list: "List"
    case .range: "Choosing a range"
    case .indexBar: "Index bar"
    case .search: "Search box"
    case .detail: "Open contact"
    case .faults: "Faults"
    case .page: "Pages without a list"
    case .help: "Help"
    case .anywhere: "Anywhere"
    case .tooSmall: nil
    }
  }
}
