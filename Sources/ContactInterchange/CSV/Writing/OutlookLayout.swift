/// Outlook's headings in English, those that hold something of a contact.
///
/// Outlook has three e-mail addresses, a fixed set of telephones and three postal addresses, and no column
/// for a name that is not made of its parts.
struct OutlookLayout: TableLayout {
  private static let headings = [
    "Title", "First Name", "Middle Name", "Last Name", "Suffix", "Company", "Department",
    "Job Title", "Business Street", "Business Street 2", "Business City", "Business State",
    "Business Postal Code", "Business Country/Region", "Home Street", "Home Street 2",
    "Home City", "Home State", "Home Postal Code", "Home Country/Region", "Other Street",
    "Other Street 2", "Other City", "Other State", "Other Postal Code", "Other Country/Region",
    "Assistant's Phone", "Business Fax", "Business Phone", "Business Phone 2", "Callback",
    "Car Phone", "Company Main Phone", "Home Fax", "Home Phone", "Home Phone 2", "ISDN",
    "Mobile Phone", "Other Fax", "Other Phone", "Pager", "Primary Phone", "Radio Phone",
    "TTY/TDD Phone", "Telex", "Anniversary", "Assistant's Name", "Birthday",
    "Business Address PO Box", "Categories", "Children", "E-mail Address", "E-mail 2 Address",
    "E-mail 3 Address", "Gender", "Home Address PO Box", "Manager's Name", "Notes",
    "Other Address PO Box", "Profession", "Spouse", "User 1", "User 2", "User 3", "User 4",
    "Web Page",
  ]

  private static let ranks = Dictionary(
    uniqueKeysWithValues: headings.enumerated().map { ($0.element, $0.offset) })

  private static func column(_ heading: String) -> TableColumn {
    TableColumn(rank: ranks[heading] ?? headings.count, heading: heading)
  }

  var columns: [TableColumn] { Self.headings.map { Self.column($0) } }

  func cells(of values: [TableValue]) -> TableCells {
    var cells = TableCells()
    var categories: [String] = []
    // The preferred ones first: the order is all that Outlook's columns can say of it.
    let values = values.filter(\.isPreferred) + values.filter { !$0.isPreferred }
    for value in values {
      switch value.kind {
      case .name:
        let headings = ["Last Name", "First Name", "Middle Name", "Title", "Suffix"]
        for (heading, text) in zip(headings, value.parts) { set(heading, text, &cells) }
      case .organization:
        if set("Company", value.part(0), &cells) {
          let units = TableValue.joined(Array(value.parts.dropFirst()), by: ", ")
          set("Department", units, &cells)
        }
      case .title: set("Job Title", value.text, &cells)
      case .role: set("Profession", value.text, &cells)
      case .phone: setPhone(value, &cells)
      case .email:
        setFirstFree(["E-mail Address", "E-mail 2 Address", "E-mail 3 Address"], value, &cells)
      case .address: setAddress(value, &cells)
      case .url: set("Web Page", value.text, &cells)
      case .relation: setRelation(value, &cells)
      case .birthday: set("Birthday", Self.date(value.text), &cells)
      case .anniversary: set("Anniversary", Self.date(value.text), &cells)
      case .note: cells.add(Self.column("Notes"), value.text, separator: "\n\n")
      case .category: categories.append(value.text)
      case .gender: set("Gender", Self.genders[value.text] ?? "", &cells)
      case .custom(let number) where number <= 4 && value.label.isEmpty:
        set("User \(number)", value.text, &cells)
      case .formattedName:
        // A contact without a name in parts has at least its name, when it is not made of the other values.
        let others = values.filter { $0.kind != .formattedName && $0.kind != .nickname }
        if !others.contains(where: { $0.kind == .name || $0.kind == .organization }),
          value.text != TableValue.displayName(of: others)
        {
          set("First Name", value.text, &cells)
        }
      default: break
      }
    }
    set("Categories", TableValue.categoryCell(categories), &cells)
    return cells
  }

  @discardableResult
  private func set(_ heading: String, _ text: String, _ cells: inout TableCells) -> Bool {
    cells.set(Self.column(heading), text)
  }

  private func setFirstFree(
    _ headings: [String], _ value: TableValue, _ cells: inout TableCells
  ) {
    _ = headings.first { set($0, value.text, &cells) }
  }

  private static let genders = ["M": "Male", "F": "Female"]

  /// Month, day and year, as Outlook in English reads them; nothing else is a date to it.
  private static func date(_ text: String) -> String {
    guard let date = TableDate(text, order: .yearMonthDay), let year = date.year,
      let month = date.month, let day = date.day
    else { return "" }
    return "\(month)/\(day)/\(year)"
  }

  private static let phoneColumns: [[String]: [String]] = [
    ["work"]: ["Business Phone", "Business Phone 2"], ["home"]: ["Home Phone", "Home Phone 2"],
    ["cell"]: ["Mobile Phone"], []: ["Other Phone"], ["fax", "work"]: ["Business Fax"],
    ["fax", "home"]: ["Home Fax"], ["fax"]: ["Other Fax"], ["pager"]: ["Pager"],
    ["car"]: ["Car Phone"], ["main"]: ["Primary Phone"],
    ["main", "work"]: ["Company Main Phone"], ["isdn"]: ["ISDN"],
    ["textphone"]: ["TTY/TDD Phone"],
  ]

  private static let labelColumns = [
    "Assistant": "Assistant's Phone", "Callback": "Callback", "Radio": "Radio Phone",
    "Telex": "Telex",
  ]

  /// The column of its label, else one that is near, else any that is free: a number under another label is
  /// better than none.
  private func setPhone(_ value: TableValue, _ cells: inout TableCells) {
    var headings: [String] = []
    if let named = Self.labelColumns[value.label] { headings.append(named) }
    if value.label.isEmpty { headings += Self.phoneColumns[value.types] ?? [] }
    for type in value.types { headings += Self.phoneColumns[[type]] ?? [] }
    if !value.types.contains("fax"), !value.types.contains("pager") {
      headings += ["Other Phone", "Primary Phone", "Business Phone 2", "Home Phone 2", "Callback"]
    }
    setFirstFree(headings, value, &cells)
  }

  private func setAddress(_ value: TableValue, _ cells: inout TableCells) {
    let places = ["work": "Business", "home": "Home"]
    let wanted = value.types.compactMap { places[$0] }.first ?? "Other"
    let isFree = { (place: String) in
      !cells.cells.keys.contains { $0.heading.hasPrefix(place) && Self.isAddress($0.heading) }
    }
    guard let place = ([wanted] + ["Other"]).first(where: isFree) else { return }
    let parts: [(Int, String)] = [
      (0, "Address PO Box"), (1, "Street 2"), (2, "Street"), (3, "City"), (4, "State"),
      (5, "Postal Code"), (6, "Country/Region"),
    ]
    for (index, name) in parts { set("\(place) \(name)", value.part(index), &cells) }
  }

  private static func isAddress(_ heading: String) -> Bool {
    ["Street", "City", "State", "Postal Code", "Country/Region", "PO Box"].contains {
      heading.hasSuffix($0)
    }
  }

  private func setRelation(_ value: TableValue, _ cells: inout TableCells) {
    switch (value.types, value.label) {
    case (["spouse"], ""): set("Spouse", value.text, &cells)
    case (["child"], ""): set("Children", value.text, &cells)
    case ([], "Manager"): set("Manager's Name", value.text, &cells)
    case ([], "Assistant"): set("Assistant's Name", value.text, &cells)
    default: break
    }
  }
}
