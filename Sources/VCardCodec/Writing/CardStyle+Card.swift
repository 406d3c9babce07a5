extension VCard {
  /// How the card is spelled: what most of its lines do, and the custom of its version where it shows
  /// nothing.
  ///
  /// - Complexity: linear in the card.
  public var style: CardStyle {
    var style = CardStyle(version: version ?? .v30)
    var endings: [CardStyle.LineEnding: Int] = [:]
    var tabs = 0
    var spaces = 0
    for line in lines {
      let found = line.spelling
      if let ending = found.ending { endings[ending, default: 0] += 1 }
      tabs += found.foldsWithTab == true ? 1 : 0
      spaces += found.foldsWithTab == false ? 1 : 0
    }
    let order: [CardStyle.LineEnding] = [.crlf, .lf, .crcrlf, .cr]
    let most = endings.values.max() ?? 0
    if most > 0 { style.lineEnding = order.first { endings[$0] == most } ?? .crlf }
    style.foldsWithTab = tabs > spaces
    style.adoptTypes(of: self)
    style.charset = charsetOfText
    return style
  }

  /// The character set that all lines with text beyond ASCII name; nil when one of them is UTF-8 or names
  /// another.
  private var charsetOfText: String? {
    var common: String?
    for line in properties {
      guard let charset = line.parameter("CHARSET"), !TextDecoding.isUTF8(charset) else {
        if line.encoding != .base64, line.bytes.contains(where: { $0 >= 0x80 }) { return nil }
        continue
      }
      guard common.map({ ASCII.equal($0, charset) }) ?? true else { return nil }
      common = charset
    }
    return common
  }
}

extension CardStyle {
  fileprivate mutating func adoptTypes(of card: VCard) {
    var lists = 0
    var repetitions = 0
    var upper = 0
    var lower = 0
    for line in card.properties {
      let parameters = line.parameters(named: "TYPE").filter { !$0.isBare }
      lists += parameters.contains { $0.values.count > 1 } ? 1 : 0
      repetitions += parameters.count > 1 ? 1 : 0
      for word in line.parameters(named: "TYPE").flatMap(\.values)
      where StandardTypes.contains(word) {
        if word.utf8.contains(where: { $0 >= 0x61 && $0 <= 0x7A }) {
          lower += 1
        } else {
          upper += 1
        }
      }
    }
    if version != .v21, repetitions > lists { typeSpelling = .repeated }
    if upper != lower { hasUpperCaseTypes = upper > lower }
  }
}

/// The words that the standards define for TYPE, whose case carries nothing.
enum StandardTypes {
  static func contains(_ word: String) -> Bool { words.contains(ASCII.lowercased(word)) }

  private static let words: Set<String> = [
    "home", "work", "pref", "voice", "fax", "msg", "cell", "pager", "bbs", "modem", "car", "isdn",
    "video", "pcs", "text", "textphone", "iphone", "main", "other", "internet", "x400", "dom",
    "intl",
    "postal", "parcel", "contact", "acquaintance", "friend", "met", "co-worker", "colleague",
    "co-resident", "neighbor", "child", "parent", "sibling", "spouse", "kin", "muse", "crush",
    "date",
    "sweetheart", "me", "agent", "emergency", "jpeg", "png", "gif",
  ]
}

extension ContentLine {
  /// What the bytes of a line show of its spelling.
  fileprivate var spelling: (ending: CardStyle.LineEnding?, foldsWithTab: Bool?) {
    let ending = lineEnding
    guard joining != .none else { return (ending, nil) }
    var isAfterEnd = false
    for byte in bytes.prefix(4096) {
      if isAfterEnd, ASCII.isBlank(byte) { return (ending, byte == ASCII.tab) }
      isAfterEnd =
        byte == ASCII.lineFeed || (endsLinesInCarriageReturn && byte == ASCII.carriageReturn)
    }
    return (ending, nil)
  }

  /// What ends the line; nil when the file ends in it.
  var lineEnding: CardStyle.LineEnding? {
    switch (bytes.last, bytes.dropLast().last, bytes.dropLast(2).last) {
    case (ASCII.lineFeed, ASCII.carriageReturn, ASCII.carriageReturn): .crcrlf
    case (ASCII.lineFeed, ASCII.carriageReturn, _): .crlf
    case (ASCII.lineFeed, _, _): .lf
    case (ASCII.carriageReturn, _, _): endsLinesInCarriageReturn ? .cr : nil
    default: nil
    }
  }
}
