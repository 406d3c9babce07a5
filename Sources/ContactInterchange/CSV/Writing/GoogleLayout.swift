/// The headings that Google has had since 2024.
///
/// As many numbered columns as the contacts need. Google imports both these and its older headings.
struct GoogleLayout: TableLayout {
  private static let plain = [
    "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Middle Name",
    "Phonetic Last Name", "Name Prefix", "Name Suffix", "Nickname", "File As",
    "Organization Name", "Organization Title", "Organization Department", "Birthday", "Notes",
    "Photo", "Labels",
  ]

  var columns: [TableColumn] {
    // Without any numbered column nothing would say that the table is Google's.
    let numbered = [Numbered.email, .phone].flatMap { kind in
      ["Label", "Value"].enumerated().map { kind.column(1, $0.offset, $0.element) }
    }
    return Self.plain.enumerated().map { TableColumn(rank: $0.offset, heading: $0.element) }
      + numbered
  }

  private static func plain(_ heading: String) -> TableColumn {
    TableColumn(rank: plain.firstIndex(of: heading) ?? 0, heading: heading)
  }

  private enum Numbered: Int {
    case organization = 20
    case email, phone, address, messenger, relation, website, event, custom

    var name: String {
      switch self {
      case .organization: "Organization"
      case .email: "E-mail"
      case .phone: "Phone"
      case .address: "Address"
      case .messenger: "IM"
      case .relation: "Relation"
      case .website: "Website"
      case .event: "Event"
      case .custom: "Custom Field"
      }
    }

    func column(_ number: Int, _ side: Int, _ heading: String) -> TableColumn {
      TableColumn(
        rank: rawValue, number: number, side: side, heading: "\(name) \(number) - \(heading)")
    }
  }

  func cells(of values: [TableValue]) -> TableCells {
    var cells = TableCells()
    var counts: [Numbered: Int] = [:]
    let ownNumbers = Set(values.compactMap(\.customNumber))
    func next(_ kind: Numbered) -> Int {
      repeat {
        counts[kind, default: 0] += 1
      } while kind == .custom
        && ownNumbers.contains(counts[kind] ?? 0)
      return counts[kind] ?? 1
    }
    for value in values {
      switch value.kind {
      case .formattedName:
        if value.text != TableValue.displayName(of: values.filter { $0.kind != .formattedName }) {
          cells.set(Self.plain("File As"), value.text)
        }
      case .name:
        setParts(
          ["Last Name", "First Name", "Middle Name", "Name Prefix", "Name Suffix"], value, &cells)
      case .phonetic:
        setParts(
          ["Phonetic Last Name", "Phonetic First Name", "Phonetic Middle Name"], value, &cells)
      case .nickname: cells.set(Self.plain("Nickname"), value.text)
      case .organization: setOrganization(value, next(.organization), &cells)
      case .title:
        if !cells.set(Self.plain("Organization Title"), value.text) {
          setOther(value, next(.custom), &cells)
        }
      case .birthday: cells.set(Self.plain("Birthday"), value.text)
      case .note: cells.add(Self.plain("Notes"), value.text, separator: "\n\n")
      case .category: cells.add(Self.plain("Labels"), value.text, separator: " ::: ")
      case .property("PHOTO"): cells.set(Self.plain("Photo"), value.text)
      case .email: setLabelled(value, .email, next(.email), &cells)
      case .phone: setLabelled(value, .phone, next(.phone), &cells)
      case .url: setLabelled(value, .website, next(.website), &cells)
      case .relation: setLabelled(value, .relation, next(.relation), &cells)
      case .event: setLabelled(value, .event, next(.event), &cells)
      case .anniversary:
        setLabelled(
          TableValue(.event, value.text, label: "Anniversary"), .event, next(.event), &cells)
      case .address: setAddress(value, next(.address), &cells)
      case .messenger: setMessenger(value, next(.messenger), &cells)
      case .custom, .unknown, .role, .gender:
        setOther(value, value.customNumber ?? next(.custom), &cells)
      case .property: break
      }
    }
    return cells
  }

  private func setParts(_ headings: [String], _ value: TableValue, _ cells: inout TableCells) {
    for (heading, text) in zip(headings, value.parts) { cells.set(Self.plain(heading), text) }
  }

  private func setOrganization(_ value: TableValue, _ number: Int, _ cells: inout TableCells) {
    let units = TableValue.joined(Array(value.parts.dropFirst()), by: ", ")
    if number == 1 {
      cells.set(Self.plain("Organization Name"), value.part(0))
      cells.set(Self.plain("Organization Department"), units)
    } else {
      cells.set(Numbered.organization.column(number, 0, "Name"), value.part(0))
      cells.set(Numbered.organization.column(number, 1, "Department"), units)
    }
  }

  /// What Google calls the types of a value, an asterisk before that of the preferred one.
  private func label(of value: TableValue) -> String {
    let label =
      value.label.isEmpty
      ? LabelWords.label(of: value.types) ?? value.types.joined(separator: " ") : value.label
    guard value.isPreferred else { return label }
    return "* " + (label.isEmpty ? "Other" : label)
  }

  private func setLabelled(
    _ value: TableValue, _ kind: Numbered, _ number: Int, _ cells: inout TableCells
  ) {
    var label = label(of: value)
    if kind == .relation, let type = value.types.first, value.label.isEmpty {
      label = LabelWords.relationLabel(of: type)
    }
    cells.set(kind.column(number, 0, "Label"), label)
    cells.set(kind.column(number, 1, "Value"), value.text)
  }

  private func setAddress(_ value: TableValue, _ number: Int, _ cells: inout TableCells) {
    let column = { Numbered.address.column(number, $0, $1) }
    cells.set(column(0, "Label"), label(of: value))
    let formatted = value.part(7).isEmpty ? value.formattedAddress : value.part(7)
    cells.set(column(1, "Formatted"), formatted)
    let parts: [(Int, String)] = [
      (2, "Street"), (3, "City"), (0, "PO Box"), (4, "Region"), (5, "Postal Code"),
      (6, "Country"), (1, "Extended Address"),
    ]
    for (side, part) in parts.enumerated() {
      cells.set(column(side + 2, part.1), value.part(part.0))
    }
  }

  private func setMessenger(_ value: TableValue, _ number: Int, _ cells: inout TableCells) {
    cells.set(Numbered.messenger.column(number, 0, "Label"), label(of: value))
    cells.set(Numbered.messenger.column(number, 1, "Service"), value.part(0))
    cells.set(Numbered.messenger.column(number, 2, "Value"), value.part(1))
  }

  /// What has no column of its own is a custom field, so that it can at least be read.
  private func setOther(_ value: TableValue, _ number: Int, _ cells: inout TableCells) {
    let label: String =
      switch value.kind {
      case .role: "Profession"
      case .gender: "Gender"
      case .title: "Job Title"
      default: value.label
      }
    cells.set(Numbered.custom.column(number, 0, "Label"), label)
    cells.set(Numbered.custom.column(number, 1, "Value"), value.text)
  }
}
