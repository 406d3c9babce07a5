/// What a column means among the others of its table.
enum ColumnContext {
  /// The columns with what only the others tell: whether a “Name” is the whole name or a part of it, a
  /// “Title” a job, a “Birth Day” a date or a day; and with a number for each repeated column.
  static func resolved(_ columns: [ColumnMeaning?], language: HeadingLanguage) -> [ColumnMeaning?] {
    var columns = columns
    resolveNames(&columns)
    resolveTitles(&columns)
    resolveBirthday(&columns)
    resolvePlaces(&columns, language: language)
    resolveStreets(&columns)
    number(&columns)
    return columns
  }

  private static func has(_ columns: [ColumnMeaning?], _ kind: TableValue.Kind, part: Int) -> Bool {
    columns.contains { $0?.slot.kind == kind && $0?.field == .part(part) }
  }

  /// “Name, First name” has the family name in the first, “Nome, Cognome” the given one.
  private static func resolveNames(_ columns: inout [ColumnMeaning?]) {
    let hasFamily = has(columns, .name, part: 0)
    let hasGiven = has(columns, .name, part: 1)
    let hasWhole = columns.contains { $0?.slot.kind == .formattedName && $0?.field == .value }
    for index in columns.indices
    where columns[index]?.slot.kind == .formattedName && columns[index]?.field == .ambiguous {
      if hasGiven, !hasFamily {
        columns[index] = ColumnMeaning(.name, .part(0))
      } else if hasFamily, !hasGiven {
        columns[index] = ColumnMeaning(.name, .part(1))
      } else {
        columns[index] = ColumnMeaning(.formattedName, number: hasWhole ? 2 : 1)
      }
    }
  }

  /// A title is an honorific when it stands before the names or beside a job, else a job.
  private static func resolveTitles(_ columns: inout [ColumnMeaning?]) {
    let names = columns.firstIndex { column in
      column?.slot.kind == .name && (column?.field == .part(0) || column?.field == .part(1))
    }
    var hasJob = columns.contains { $0?.slot.kind == .title && $0?.field == .value }
    var hasPrefix = has(columns, .name, part: 3)
    for index in columns.indices
    where columns[index]?.slot.kind == .title && columns[index]?.field == .ambiguous {
      let isPrefix = !hasPrefix && names != nil && (hasJob || index < names ?? 0)
      columns[index] = isPrefix ? ColumnMeaning(.name, .part(3)) : ColumnMeaning(.title)
      if isPrefix { hasPrefix = true } else { hasJob = true }
    }
  }

  /// “Birth Day” and “Geburtstag” beside a year and a month are the day of the month.
  private static func resolveBirthday(_ columns: inout [ColumnMeaning?]) {
    let fields = columns.compactMap { $0?.slot.kind == .birthday ? $0?.field : nil }
    let hasParts = fields.contains(.year) && fields.contains(.month)
    for index in columns.indices where columns[index]?.slot.kind == .birthday {
      switch columns[index]?.field {
      case .value where hasParts && !fields.contains(.day): columns[index]?.field = .day
      // A lone year or day says nothing of a birth.
      case .year where !fields.contains(.month), .month where !hasParts, .day where !hasParts:
        columns[index] = nil
      default: break
      }
    }
  }

  /// A lone place names a telephone in the tables of some languages (“Particular”, “Abitazione”) that have
  /// other telephones; in others it is a flag (“Privat”) or a room (“Bureau”).
  private static func resolvePlaces(_ columns: inout [ColumnMeaning?], language: HeadingLanguage) {
    let hasPhones = columns.contains { $0?.slot.kind == .phone && $0?.field == .value }
    let isUsual = hasPhones && ["en", "es", "it"].contains(language.tag)
    for index in columns.indices
    where columns[index]?.slot.kind == .phone && columns[index]?.field == .ambiguous {
      if isUsual {
        columns[index]?.field = .value
      } else {
        let isFlag = columns[index]?.slot.types == ["home"]
        columns[index] = isFlag ? ColumnMeaning(.unknown, .flag) : nil
      }
    }
  }

  /// An “Address” beside a city, without a street, is the street; a second street beside a second city is that
  /// of another address, else a further line of the first.
  private static func resolveStreets(_ columns: inout [ColumnMeaning?]) {
    let known = columns.compactMap { $0 }.filter { $0.slot.kind == .address }
    func has(_ slot: ColumnMeaning.Slot, _ isWanted: (ColumnMeaning.Field) -> Bool) -> Bool {
      known.contains { $0.slot == slot && isWanted($0.field) }
    }
    for index in columns.indices {
      guard let column = columns[index], column.slot.kind == .address else { continue }
      switch column.field {
      case .whole:
        if has(column.slot, Self.isPart), !has(column.slot, { $0 == .part(2) }) {
          columns[index]?.field = .part(2)
        }
      case .line(let number):
        var slot = column.slot
        slot.number = number
        if has(slot, Self.isPart) { columns[index] = ColumnMeaning(slot, .part(2)) }
      default: break
      }
    }
  }

  private static func isPart(_ field: ColumnMeaning.Field) -> Bool {
    if case .part = field { return true }
    return false
  }

  /// Gives columns that say the same the next free number, so that none hides another.
  private static func number(_ columns: inout [ColumnMeaning?]) {
    var seen: Set<ColumnMeaning> = []
    for index in columns.indices {
      guard var column = columns[index] else { continue }
      // A preferred address and another one are two, whatever else their headings share.
      func key() -> ColumnMeaning {
        var key = column
        key.slot.isPreferred = false
        return key
      }
      while seen.contains(key()) {
        switch column.slot.kind {
        case .formattedName, .name, .phonetic:
          columns[index] = nil
        case .custom(let number): column.slot.kind = .custom(number + 1)
        default: column.slot.number += 1
        }
        if columns[index] == nil { break }
      }
      guard columns[index] != nil else { continue }
      seen.insert(key())
      columns[index] = column
    }
  }
}
