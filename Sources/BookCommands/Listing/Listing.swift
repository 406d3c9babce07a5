import ContactBook

/// Contacts to print, in order, each with the label of its section where that is wanted.
struct Listing {
  struct Row {
    let id: ContactID
    let section: String?
  }

  let access: BookAccess
  let rows: [Row]

  /// Prints the rows.
  func write(_ format: ListFormat, in surroundings: inout Surroundings) throws(CommandError) {
    switch format {
    case .table: try writeTable(in: &surroundings)
    case .tsv: try writeTSV(in: &surroundings)
    case .json: try writeJSON(in: &surroundings)
    case .vcf: try writeCards(in: &surroundings)
    }
  }

  private func writeTable(in surroundings: inout Surroundings) throws(CommandError) {
    var table = TextTable()
    for row in rows {
      guard let summary = access.book.summary(of: row.id) else { continue }
      let label = row.section.map { [$0] } ?? []
      table.append(
        label + [ShownName.text(summary.displayName), summary.detail, summary.organization])
    }
    let width = surroundings.isOutputTerminal ? surroundings.width : nil
    try surroundings.output.write(table.text(width: width))
  }

  private func writeTSV(in surroundings: inout Surroundings) throws(CommandError) {
    let fields: [ContactRecord.Field] = [.displayName, .phone, .email, .organization, .identity]
    var line: [UInt8] = []
    for row in rows {
      line.removeAll(keepingCapacity: true)
      if let section = row.section {
        TSV.append(section.utf8, to: &line)
        line.append(0x09)
      }
      for (index, field) in fields.enumerated() {
        if index > 0 { line.append(0x09) }
        if let text = access.book.utf8(field, of: row.id) { TSV.append(text, to: &line) }
      }
      try surroundings.writeLine(line)
    }
  }

  private func writeJSON(in surroundings: inout Surroundings) throws(CommandError) {
    for (index, row) in rows.enumerated() {
      let text = json(row).text(isForTerminal: surroundings.isOutputTerminal)
      try surroundings.output.write((index == 0 ? "[" : ",\n ") + text)
    }
    try surroundings.output.write(rows.isEmpty ? "[]\n" : "]\n")
  }

  private func json(_ row: Row) -> JSONValue {
    let book = access.book
    func list(_ field: ContactRecord.Field) -> JSONValue {
      .array(book.strings(field, of: row.id).map(JSONValue.string))
    }
    return .object(
      (row.section.map { [("section", JSONValue.string($0))] } ?? []) + [
        ("uid", .string(book.identity(of: row.id) ?? "")),
        ("name", .string(book.string(.displayName, of: row.id) ?? "")),
        ("kind", .string("\(book.kind(of: row.id) ?? .person)")),
        ("organization", .string(book.string(.organization, of: row.id) ?? "")),
        ("nicknames", list(.nickname)), ("phones", list(.phone)), ("emails", list(.email)),
      ])
  }

  private func writeCards(in surroundings: inout Surroundings) throws(CommandError) {
    for row in rows {
      try surroundings.writeCard(try access.card(of: row.id))
    }
  }
}
