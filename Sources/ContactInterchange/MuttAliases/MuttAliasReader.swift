import VCardCodec

/// Reads the aliases of mutt and neomutt: `alias [-group NAME] KEY ADDRESS[, ADDRESS…] [# remark]`.
///
/// An alias of one address is a person, one of several a group. Nothing is run or replaced: a backtick or `$NAME`,
/// which mutt would act on, is text.
enum MuttAliasReader: ForeignReader {
  /// Whether the first line that is neither empty nor a remark is an alias.
  static func recognizes(_ start: ArraySlice<UInt8>) -> Bool {
    var lines = MuttLineReader(Array(start))
    while let line = lines.next() {
      guard let word = line.text.split(whereSeparator: { $0 == " " || $0 == "\t" }).first else {
        continue
      }
      if word.hasPrefix("#") { continue }
      return word == "alias" && MuttAlias(line) != nil
    }
    return false
  }

  static func read(_ bytes: [UInt8]) -> ReadCards {
    var lines = MuttLineReader(ForeignText.utf8(bytes))
    var cards = ReadCards()
    var known: [String: String] = [:]
    while let line = lines.next() {
      switch MuttAlias.command(of: line.text) {
      case nil: continue
      case "alias":
        guard let alias = MuttAlias(line) else {
          cards.report(
            .invalidLine, .error, line: line.number, "an alias without a key or an address")
          continue
        }
        if alias.mailboxes.count == 1, known[alias.key] == nil {
          known[alias.key] = alias.mailboxes[0].address
        }
        cards.append(alias.card(known), line: line.number)
      default:
        cards.report(
          .notTaken, .warning, line: line.number, "no alias, but another command of mutt")
      }
    }
    if cards.isEmpty { cards.report(.notACard, .error, line: 1, "no alias in this file") }
    return cards
  }
}

/// The lines of a configuration of mutt; a backslash at the end continues one.
struct MuttLineReader {
  struct Line {
    let number: Int
    let text: String
  }

  private var lines: LineSequence
  private var number = 0

  init(_ bytes: [UInt8]) { lines = LineSequence(bytes) }

  mutating func next() -> Line? {
    guard let first = lines.next() else { return nil }
    number += 1
    let start = number
    guard first.last == 0x5C else { return Line(number: start, text: ForeignText.decoded(first)) }
    var line = Array(first)
    while line.last == 0x5C, let more = lines.next() {
      number += 1
      line.removeLast()
      line += more
    }
    return Line(number: start, text: ForeignText.decoded(line))
  }
}
