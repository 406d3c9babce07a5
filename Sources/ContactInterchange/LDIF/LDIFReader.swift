import VCardCodec

/// Reads LDIF (RFC 2849) as Thunderbird, OpenLDAP and others write it.
enum LDIFReader: ForeignReader {
  /// Whether the first line that is neither empty nor a comment is `dn:`, or `version:` before one.
  static func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
    var reader = LDIFLineReader(Array(start))
    var hasVersion = false
    while let piece = reader.next() {
      switch piece {
      case .separator: continue
      case .invalid: return false
      case .line(let line):
        guard line.name == "version", !hasVersion else {
          return line.name == "dn"
        }
        hasVersion = true
      }
    }
    return false
  }

  static func read(_ bytes: [UInt8]) -> ReadCards {
    var reader = LDIFEntryReader(ForeignText.utf8(bytes))
    var cards = ReadCards()
    while let entry = reader.next(&cards) {
      guard !entry.isBranch else {
        cards.report(
          .notTaken, .warning, line: entry.line,
          "a branch of the directory, not a contact; it is passed over")
        continue
      }
      cards.append(LDIFCard(entry).card, line: entry.line)
    }
    if cards.isEmpty {
      cards.report(.notACard, .error, line: 1, "no entry of a person or group in this file")
    }
    return cards
  }
}

/// Puts the lines of LDIF together to entries.
struct LDIFEntryReader {
  private var lines: LDIFLineReader
  /// Whether the entry is a change other than an addition, which describes no contact.
  private var isOtherChange = false

  init(_ bytes: [UInt8]) { lines = LDIFLineReader(bytes) }

  /// The next entry; nil at the end.
  ///
  /// - Parameter report: Gets what is wrong.
  /// - Returns: An entry with a name or an attribute.
  mutating func next(_ report: inout ReadCards) -> LDIFEntry? {
    var entry: LDIFEntry?
    isOtherChange = false
    while let piece = lines.next() {
      switch piece {
      case .separator:
        if let entry = finished(entry, &report) { return entry }
        entry = nil
        isOtherChange = false
      case .invalid(let number):
        guard !isOtherChange else { continue }
        report.report(.invalidLine, .error, line: number, "this line is no attribute of LDIF")
      case .line(let line):
        add(line, to: &entry, &report)
      }
    }
    return finished(entry, &report)
  }

  /// An entry whose end is reached; nil for what is none.
  private func finished(_ entry: LDIFEntry?, _ report: inout ReadCards) -> LDIFEntry? {
    guard let entry, !isOtherChange, !entry.attributes.isEmpty else { return nil }
    guard entry.name == nil else { return entry }
    // ldapsearch ends its output with the result of the search.
    if entry.attributes.allSatisfy({ ["search", "result", "text"].contains($0.name) }) {
      return nil
    }
    report.report(.invalidLine, .warning, line: entry.line, "an entry without a name (dn)")
    return entry
  }

  private mutating func add(
    _ line: LDIFLine, to entry: inout LDIFEntry?, _ report: inout ReadCards
  ) {
    var current = entry.take() ?? LDIFEntry(line: line.number)
    defer { entry = current }
    let bytes: ArraySlice<UInt8>
    switch line.value {
    case .bytes(let value): bytes = value
    case .address:
      report.report(
        .notTaken, .error, line: line.number,
        "the value of ‘\(line.name)’ is at an address, which is not opened")
      return
    case .malformed:
      report.report(
        .invalidBase64, .error, line: line.number, "the value of ‘\(line.name)’ is no base64")
      return
    }
    switch line.name {
    case "version" where current.isEmpty: current = LDIFEntry(line: line.number + 1)
    case "control": break
    case "dn" where current.name == nil:
      let text = ForeignText.decoded(bytes)
      current.name = text.isEmpty ? nil : DistinguishedName(text)
    case "changetype":
      isOtherChange = !["add", ""].contains(String(decoding: bytes, as: UTF8.self).lowercased())
      if isOtherChange {
        report.report(
          .notTaken, .warning, line: line.number,
          "a change of an entry, not an entry; it is passed over")
      }
    case "userpassword", "userpkcs12", "sambantpassword", "sambalmpassword":
      report.report(
        .notTaken, .warning, line: line.number, "‘\(line.name)’ is a secret and is not taken")
    default:
      guard !isOtherChange else { return }
      current.append(LDIFEntry.Attribute(name: line.name, options: line.options, bytes: bytes))
    }
  }
}
