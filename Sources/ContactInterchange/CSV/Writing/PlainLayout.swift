/// Headings for people: `Name`, `Work Phone`, `Home City`, `Birthday` …, only those that are needed.
///
/// A heading says all that its column says of a value: where and what it is, a label of the user's own in brackets
/// (`Phone (Boat)`), a number when there are several. A property without a usual heading has `vCard` and its
/// name, so that nothing but pictures is left out.
struct PlainLayout: TableLayout {
  var columns: [TableColumn] { [Self.column(.formattedName, 0, "Name")] }

  private static let nameHeadings = [
    "Last Name", "First Name", "Middle Name", "Prefix", "Suffix",
  ]

  /// A “Name” beside a “Last Name” alone would be a first name.
  func columns(beside columns: Set<TableColumn>) -> [TableColumn] {
    guard columns.contains(where: { $0.rank == Rank.name.rawValue }) else { return [] }
    return (0...1).map { Self.column(.name, $0, Self.nameHeadings[$0]) }
  }

  private enum Rank: Int {
    case formattedName, name, phonetic, nickname, organization, email, phone, address
    case messenger, url, birthday, event, relation, category, gender, custom, unknown, property,
      note
  }

  private static func column(
    _ rank: Rank, _ side: Int, _ heading: String, number: Int = 1
  ) -> TableColumn {
    TableColumn(
      rank: rank.rawValue, number: number, side: side,
      heading: number > 1 ? "\(heading) \(number)" : heading)
  }

  func cells(of values: [TableValue]) -> TableCells {
    var cells = TableCells()
    var categories: [String] = []
    for value in values {
      switch value.kind {
      case .formattedName: cells.set(Self.column(.formattedName, 0, "Name"), value.text)
      case .name: set(.name, Self.nameHeadings, value, &cells)
      case .phonetic:
        set(
          .phonetic, ["Phonetic Last Name", "Phonetic First Name", "Phonetic Middle Name"], value,
          &cells)
      case .nickname: add(.nickname, "Nickname", value, &cells)
      case .organization: setOrganization(value, &cells)
      case .title: add(.organization, side: 2, "Job Title", value, &cells)
      case .role: add(.organization, side: 3, "Profession", value, &cells)
      case .email: add(.email, heading("E-mail", value), value, &cells)
      case .phone: add(.phone, phoneHeading(value), value, &cells)
      case .address: setAddress(value, &cells)
      case .messenger: setMessenger(value, &cells)
      case .url: add(.url, heading("Web Page", value), value, &cells)
      case .birthday: add(.birthday, "Birthday", value, &cells)
      case .anniversary: add(.birthday, side: 1, "Anniversary", value, &cells)
      case .event: add(.event, heading("Event", value), value, &cells)
      case .relation: add(.relation, relationHeading(value), value, &cells)
      case .category: categories.append(value.text)
      case .gender: add(.gender, "Gender", value, &cells)
      case .note: add(.note, "Notes", value, &cells)
      case .custom(let number):
        cells.set(
          TableColumn(
            rank: Rank.custom.rawValue, number: number, heading: heading("Custom \(number)", value)),
          value.text)
      case .unknown: add(.unknown, value.label, value, &cells)
      case .property(let name): add(.property, "vCard \(name)", value, &cells)
      }
    }
    cells.set(Self.column(.category, 0, "Categories"), TableValue.categoryCell(categories))
    return cells
  }

  private func set(
    _ rank: Rank, _ headings: [String], _ value: TableValue, _ cells: inout TableCells
  ) {
    for (side, pair) in zip(headings, value.parts).enumerated() {
      cells.set(Self.column(rank, side, pair.0), pair.1)
    }
  }

  /// Fills the first free column of a heading.
  private func add(
    _ rank: Rank, side: Int = 0, _ heading: String, _ value: TableValue, _ cells: inout TableCells
  ) {
    var number = 1
    while !cells.set(Self.column(rank, side, heading, number: number), value.text) { number += 1 }
  }

  /// The place of a value before its kind, and its own label in brackets.
  private func heading(_ kind: String, _ value: TableValue) -> String {
    let places = ["home": "Home ", "work": "Work "]
    let place = value.types.compactMap { places[$0] }.joined()
    let primary = value.kind == .email && value.isPreferred ? "Primary " : ""
    return primary + place + kind + (value.label.isEmpty ? "" : " (\(value.label))")
  }

  private func phoneHeading(_ value: TableValue) -> String {
    let devices: [(type: String, heading: String)] = [
      ("fax", "Fax"), ("cell", "Mobile"), ("pager", "Pager"), ("car", "Car Phone"),
      ("video", "Video Phone"), ("isdn", "ISDN"), ("textphone", "TTY"), ("main", "Main Phone"),
    ]
    let found = devices.filter { value.types.contains($0.type) }.map(\.heading)
    return heading(found.isEmpty ? "Phone" : found.joined(separator: " "), value)
  }

  private func relationHeading(_ value: TableValue) -> String {
    switch (value.types, value.label) {
    case (["spouse"], ""): "Spouse"
    case (["child"], ""): "Child"
    case ([], "Manager"), ([], "Assistant"): value.label
    case ([], ""): "Relation"
    default:
      "Relation (\(value.label.isEmpty ? LabelWords.relationLabel(of: value.types[0]) : value.label))"
    }
  }

  private func setOrganization(_ value: TableValue, _ cells: inout TableCells) {
    let units = TableValue.joined(Array(value.parts.dropFirst()), by: ", ")
    var number = 1
    while cells[Self.column(.organization, 0, "Company", number: number)] != nil
      || cells[Self.column(.organization, 1, "Department", number: number)] != nil
    {
      number += 1
    }
    cells.set(Self.column(.organization, 0, "Company", number: number), value.part(0))
    cells.set(Self.column(.organization, 1, "Department", number: number), units)
  }

  private func setAddress(_ value: TableValue, _ cells: inout TableCells) {
    let places = ["home": "Home ", "work": "Work "]
    let place = value.types.compactMap { places[$0] }.joined()
    let label = value.label.isEmpty ? "" : " (\(value.label))"
    let parts = [
      "PO Box", "Address Line 2", "Street", "City", "State", "Postal Code", "Country",
      "Full Address",
    ]
    func column(_ part: Int, _ number: Int) -> TableColumn {
      let name = place + parts[part] + label
      return TableColumn(
        rank: Rank.address.rawValue, number: number, side: part,
        heading: number > 1 ? "\(name) \(number)" : name)
    }
    var number = 1
    while parts.indices.contains(where: { cells[column($0, number)] != nil }) { number += 1 }
    // The city says to a reader which street belongs to which address.
    for part in parts.indices { cells.set(column(part, number), value.part(part)) }
  }

  private func setMessenger(_ value: TableValue, _ cells: inout TableCells) {
    let service = value.part(0)
    let account = TableValue(.messenger, value.part(1), types: value.types, label: service)
    add(.messenger, heading("IM", account), account, &cells)
  }
}
