/// Where the keys go, which decides what they mean.
package enum KeyContext: Hashable, Sendable, CaseIterable {
  case list
  /// The list while a range is being chosen; other keys mean what they mean in the list.
  case range
  /// Walking along the index bar; every other key of the list leaves it and does what it does there.
  case indexBar
  case search
  /// The list and the search box of a picker, where typing searches.
  case picker
  /// The same before anything is typed and after moving: some keys need not be text there.
  case pickerRows
  /// Walking along the index bar of a picker.
  case pickerIndexBar
  /// The page on which one of a contact's numbers or addresses is picked.
  case chooser
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
    case .pickerRows, .pickerIndexBar: .picker
    case .anywhere: nil
    case .list, .search, .picker, .chooser, .detail, .faults, .help, .page, .tooSmall: .anywhere
    }
  }

  /// The heading of its keys on the help screen; nil when they need no place of their own.
  var title: String? {
    switch self {
    case .list: "List"
    case .range: "Choosing a range"
    case .indexBar: "Index bar"
    case .search: "Search box"
    case .picker: "Picker"
    case .pickerRows: "Picker, before typing and after moving"
    case .chooser: "Picker, one of several numbers"
    case .detail: "Open contact"
    case .faults: "Faults"
    case .page: "Pages without a list"
    case .help: "Help"
    case .anywhere: "Anywhere"
    case .pickerIndexBar, .tooSmall: nil
    }
  }

  /// The contexts whose keys the help of the browser or of the picker tells.
  static func helped(inPicker isPicker: Bool) -> [KeyContext] {
    isPicker
      ? [.picker, .pickerRows, .indexBar, .chooser, .help, .anywhere]
      : [.list, .range, .indexBar, .search, .detail, .faults, .help, .page, .anywhere]
  }

  /// The context that the help begins with when it is asked for in this one.
  var helpStart: KeyContext {
    switch self {
    case .pickerRows: .picker
    case .pickerIndexBar: .indexBar
    default: self
    }
  }

  /// The contexts whose keys the hint line tells beside those that hold everywhere.
  var hinted: [KeyContext] { self == .pickerRows ? [.pickerRows, .picker] : [self] }

  /// Whether what is typed is text, so that no character is a key that holds everywhere.
  var takesText: Bool { self == .search || self == .picker || self == .pickerRows }
}
