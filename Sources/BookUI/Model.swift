package import ContactBook
package import TerminalGrid

/// All that the screen is made from.
///
/// `update` is the only one to change it, `view` only reads it.
package struct Model: Sendable {
  /// What there is instead of a list, or that there is one.
  package enum Phase: Hashable, Sendable {
    case loading
    case firstRun(path: String)
    case empty(UnreadableBook)
    case unreadable(UnreadableBook)
    case open
  }

  /// What lies over the list.
  package enum Overlay: Hashable, Sendable {
    case detail
    /// A contact's numbers or addresses, of which one is picked.
    case chooser
    case faults
    case help
  }

  /// The smallest screen that the program draws on.
  package static let smallestSize = GridSize(rows: 10, columns: 40)

  package internal(set) var size: GridSize
  package internal(set) var phase: Phase = .loading
  /// What there was when the user asked to read the book again, until the answer is there.
  var retried: Phase?
  /// The screens opened over the list, the last one in front.
  package internal(set) var overlays: [Overlay] = []
  package internal(set) var list: ListModel?
  package internal(set) var detail: DetailModel?
  package internal(set) var faults = PagerModel()
  package internal(set) var help = PagerModel()
  /// Told on the hint line until the next key.
  package internal(set) var message: String?
  /// The message asks whether to leave; the next event is the answer.
  var isLeaving = false
  /// Nothing may be changed, marks neither.
  let isReadOnly: Bool
  /// Marks that were asked for and are not known to be kept yet.
  var marking: Marking?
  /// Keys and pasted texts that wait for the book, see `keep`.
  var kept: [TerminalEvent] = []
  /// Why the book is being read again, while it is.
  var reading: Reading?
  /// The book was read again for a stale card, and no card has been read since.
  var hasReadStale = false
  let keymap: Keymap
  /// What is picked; nil when the browser is no picker.
  package internal(set) var picker: PickerModel?

  package init(
    size: GridSize, isReadOnly: Bool = false, picking request: PickRequest? = nil,
    keymap: Keymap = .standard
  ) {
    self.size = size
    self.isReadOnly = isReadOnly
    picker = request.map(PickerModel.init)
    self.keymap = keymap
  }

  /// What to do first.
  package var start: [Effect] { [.openBook] }

  var isTooSmall: Bool {
    size.rows < Self.smallestSize.rows || size.columns < Self.smallestSize.columns
  }

  /// Where keys go.
  package var context: KeyContext {
    if isTooSmall { return .tooSmall }
    switch overlays.last {
    case .help: return .help
    case .faults: return .faults
    case .detail: return .detail
    case .chooser: return .chooser
    case nil: break
    }
    if picker != nil { return pickerContext }
    guard phase == .open, let list, list.all.count > 0 else { return .page }
    switch list.focus {
    case .search: return .search
    case .indexBar: return .indexBar
    case .rows: return list.rangeAnchor == nil ? .list : .range
    }
  }

  private var pickerContext: KeyContext {
    switch list?.focus {
    case .search: .picker
    case .indexBar: .pickerIndexBar
    case .rows, nil: .pickerRows
    }
  }

  /// Whether list and detail stand side by side.
  var isWide: Bool { size.columns >= ListLayout.wideColumns }
}
