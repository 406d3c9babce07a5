import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// `kith export`: contacts for another program.
struct ExportCommand: Command {
  static let description = CommandDescription(
    name: "export", operands: "[QUERY…]",
    summary: "Write contacts in the format of another program.",
    discussion: """
      Without words all contacts. vcf, which is the default, gives the cards as they are, a whole .vcf file to
      the byte; vcard3 and vcard4 write them anew in that version. What a format cannot hold is listed on
      standard error, one a line: contact, property, value and why. A file is written whole or not at all.
      """,
    options: [
      OptionSpecification(
        "to", value: "FORMAT", choices: ExportTarget.allCases.map(\.rawValue),
        help: "vcf, vcard3, vcard4, csv, ldif, abook, jcard, json or mutt; else vcf."),
      OptionSpecification(
        "dialect", value: "NAME", choices: CSVWriter.Dialect.allCases.map(\.rawValue),
        help: "Headings of csv: google, outlook or plain; else google."),
      OptionSpecification(
        "for-spreadsheet",
        help: "Make csv safe to open in a spreadsheet; such a table is not exact."),
      OptionSpecification("output", letter: "o", value: "FILE", help: "Write to a new file."),
      OptionSpecification("overwrite", help: "Let ‘--output’ replace a file."),
    ])

  private let words: [String]
  private let target: ExportTarget
  private let dialect: CSVWriter.Dialect
  private let isForSpreadsheet: Bool
  private let output: String?
  private let isOverwriting: Bool
  private let global: GlobalOptions

  init(_ arguments: ParsedArguments, global: GlobalOptions) throws(CommandError) {
    words = arguments.operands
    target = arguments.value("to").flatMap(ExportTarget.init(rawValue:)) ?? .vcf
    let named = arguments.value("dialect").flatMap(CSVWriter.Dialect.init(rawValue:))
    isForSpreadsheet = arguments.has("for-spreadsheet")
    guard target == .csv || named == nil && !isForSpreadsheet else {
      throw .usage("‘--dialect’ and ‘--for-spreadsheet’ are for ‘--to csv’")
    }
    dialect = named ?? .google
    output = arguments.value("output")
    isOverwriting = arguments.has("overwrite")
    guard output != nil || !isOverwriting else {
      throw .usage("‘--overwrite’ needs ‘--output’")
    }
    self.global = global
  }

  func run(in surroundings: inout Surroundings) throws(CommandError) -> ExitStatus {
    let access = try BookAccess(global, in: surroundings)
    access.sayFaults(in: &surroundings)
    let ids = access.matches(words)
    guard !ids.isEmpty || BookAccess.isEmptyQuery(words) else {
      throw access.noMatch(for: words)
    }
    let written = try write(ids, of: access)
    try deliver(written.bytes, to: &surroundings)
    for loss in written.losses { surroundings.say(Self.line(of: loss)) }
    return access.statusOfReading
  }

  /// What is told of a loss: contact, property with its value, and why.
  private static func line(of loss: Loss) -> String {
    let value = loss.value.split(whereSeparator: \.isNewline).joined(separator: " ")
    let what = [loss.property, value.isEmpty ? "" : "‘\(value)’"].filter { !$0.isEmpty }
    return "\(ShownName.text(loss.contact)): \(what.joined(separator: " ")): \(loss.reason)"
  }

  private func write(
    _ ids: [ContactID], of access: BookAccess
  ) throws(CommandError) -> WrittenCards {
    if let whole = try wholeFile(of: access) { return WrittenCards(bytes: whole) }
    guard var writer = target.writer(dialect: dialect, forSpreadsheet: isForSpreadsheet) else {
      return WrittenCards(bytes: try cards(ids, of: access))
    }
    for id in ids { writer.append(VCard(try access.card(of: id)[...])) }
    return writer.finish()
  }

  /// The bytes of the one file that the book is, when all of it is wanted as it is.
  private func wholeFile(of access: BookAccess) throws(CommandError) -> [UInt8]? {
    guard target == .vcf, BookAccess.isEmptyQuery(words), access.opened.locations.count == 1,
      let path = access.opened.locations.first?.path
    else { return nil }
    do {
      guard try CardFiles.paths(at: path) == [path] else { return nil }
      return try CardFiles.bytes(of: path)
    } catch {
      // A default book without cards yet has nothing to write.
      if error.kind == .noCards { return [] }
      throw .data(error.message)
    }
  }

  private func cards(
    _ ids: [ContactID], of access: BookAccess
  ) throws(CommandError) -> [UInt8] {
    guard target == .vcf else {
      var json = ContactsJSON()
      for id in ids { json.append(try access.whole(id), card: try access.card(of: id)) }
      return Array(json.finish().utf8)
    }
    var bytes: [UInt8] = []
    for id in ids {
      bytes += try access.card(of: id)
      if bytes.last != 0x0A, bytes.last != 0x0D { bytes.append(0x0A) }
    }
    return bytes
  }

  private func deliver(
    _ bytes: [UInt8], to surroundings: inout Surroundings
  ) throws(CommandError) {
    guard let output else {
      if surroundings.isOutputTerminal {
        try surroundings.writeCard(bytes)
      } else {
        try surroundings.output.write(bytes)
      }
      return
    }
    do {
      try ExportedFile.write(bytes, to: output, isReplacing: isOverwriting)
    } catch {
      throw .data(error.message)
    }
  }
}
