import ContactBook
import InviteLedger

/// `kith invite list`: who is marked for invitation.
struct InviteListCommand: Command {
  enum Format: String, CaseIterable, Sendable {
    case table
    case tsv
    case json
  }

  static let description = CommandDescription(
    name: "invite list",
    summary: "Print who is marked for invitation, the oldest mark first.",
    discussion: """
      The fields of tsv are name, phone, e-mail, the moment of the mark (UTC) and UID. Marks of contacts
      that no open book holds are shown with the name they had.
      """,
    options: [
      OptionSpecification(
        "format", choices: Format.allCases.map(\.rawValue),
        help: "Form of the output; table on a terminal, else tsv.")
    ])

  private let format: Format?
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    if let word = arguments.operands.first {
      throw .usage("‘kith invite list’ takes no operand ‘\(word)’")
    }
    format = arguments.value("format").flatMap(Format.init(rawValue:))
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let ledger = try InviteLedgerAccess(global, in: surroundings).load()
    guard ledger.count > 0 else { throw .notFound("nobody is marked for invitation") }
    let (book, status) = try book(&surroundings)
    let rows = ledger.entries.map { InviteListRow($0, in: book) }
    let isTerminal = surroundings.isOutputTerminal
    switch format ?? (isTerminal ? .table : .tsv) {
    case .table:
      var table = TextTable()
      for row in rows {
        table.append([
          ShownName.text(row.name), row.phone.isEmpty ? row.email : row.phone, row.date, row.remark,
        ])
      }
      try surroundings.output.write(table.text(width: isTerminal ? surroundings.width : nil))
    case .tsv:
      for row in rows {
        let fields = [row.name, row.phone, row.email, row.date, row.identity]
        try surroundings.writeLine(Array(fields.map(TSV.escape).joined(separator: "\t").utf8))
      }
    case .json:
      let lines = rows.map { $0.json.text(isForTerminal: isTerminal) }
      try surroundings.output.write("[" + lines.joined(separator: ",\n ") + "]\n")
    }
    return status
  }

  /// The book, for what it knows of the marked, and how reading it went.
  ///
  /// The marks are shown without a default book too, whether there is none yet or it cannot be read.
  private func book(_ surroundings: inout Surroundings) throws(CommandError) -> (Book, ExitStatus) {
    do {
      guard let access = try BookAccess.ifThere(global, in: surroundings) else {
        return (Book(), .done)
      }
      access.sayFaults(in: &surroundings)
      return (access.book, access.statusOfReading)
    } catch {
      guard global.books.isEmpty, case .data(let text) = error else { throw error }
      surroundings.say(text)
      return (Book(), .dataError)
    }
  }
}

/// What is printed of one mark.
struct InviteListRow: Sendable, Equatable {
  let identity: String
  let name: String
  let phone: String
  let email: String
  let date: String
  let isInBook: Bool

  init(_ mark: Mark, in book: Book) {
    let summary = book.contactID(identity: mark.identity).flatMap(book.summary)
    identity = mark.identity
    name = summary?.displayName ?? mark.name
    phone = summary?.phone ?? ""
    email = summary?.email ?? ""
    date = CalendarDate.text(mark.date)
    isInBook = summary != nil
  }

  var remark: String { isInBook ? "" : "not in this book" }

  var json: JSONValue {
    .object([
      ("uid", .string(identity)), ("name", .string(name)), ("phone", .string(phone)),
      ("email", .string(email)), ("marked", .string(date)), ("inBook", .bool(isInBook)),
    ])
  }
}
