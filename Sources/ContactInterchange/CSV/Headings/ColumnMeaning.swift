/// What a column holds: a value and which part or side of it.
struct ColumnMeaning: Hashable {
  /// A value of a row that one or more columns make up.
  struct Slot: Hashable {
    var kind: TableValue.Kind
    var types: [String] = []
    var label = ""
    /// Tells slots of one kind and label apart; from 1.
    var number = 1
    var isPreferred = false
  }

  /// What a column gives to its slot.
  enum Field: Hashable {
    /// The value.
    case value
    /// A part of a compound value.
    case part(Int)
    /// A further line of the street.
    case line(Int)
    /// A whole address as one text.
    case whole
    /// What the value is for.
    case label
    /// The service of a messenger.
    case service
    /// The year, month or day of a date.
    case year, month, day
    /// A name that may be whole or one part of it, a title that may be a job or an honorific, a lone place
    /// that may be a telephone: the other columns say.
    case ambiguous
    /// Something said elsewhere too, such as the name that Outlook shows for an address.
    case repeated
    /// Something that programs write in every row, such as Outlook's priority.
    case flag
  }

  var slot: Slot
  var field: Field

  init(_ slot: Slot, _ field: Field = .value) {
    self.slot = slot
    self.field = field
  }

  init(
    _ kind: TableValue.Kind, types: [String] = [], label: String = "", number: Int = 1,
    isPreferred: Bool = false, _ field: Field = .value
  ) {
    slot = Slot(
      kind: kind, types: types.sorted(), label: label, number: number, isPreferred: isPreferred)
    self.field = field
  }
}
