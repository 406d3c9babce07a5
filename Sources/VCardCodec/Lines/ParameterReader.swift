/// Reads the parameters between the name and the colon.
enum ParameterReader {
  static func read(_ text: ArraySlice<UInt8>) -> [Parameter] {
    texts(text).map { parameter($0) }
  }

  /// The parameters as they are spelled, without the semicolons between them and blanks around them.
  static func texts(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var texts: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var isQuoted = false
    for index in text.indices {
      let byte = text[index]
      if byte == ASCII.quote { isQuoted.toggle() }
      guard byte == ASCII.semicolon, !isQuoted else { continue }
      append(text[start..<index], to: &texts)
      start = index + 1
    }
    append(text[start...], to: &texts)
    return texts
  }

  private static func append(_ text: ArraySlice<UInt8>, to texts: inout [ArraySlice<UInt8>]) {
    let text = ASCII.trimmed(text)
    if !text.isEmpty { texts.append(text) }
  }

  private static func parameter(_ text: ArraySlice<UInt8>) -> Parameter {
    guard let equals = text.firstIndex(of: ASCII.equals) else {
      let words = values(text, splitsQuoted: true)
      return Parameter(name: impliedName(words), values: words, isBare: true)
    }
    let name = ASCII.uppercased(ASCII.trimmed(text[..<equals]))
    let value = ASCII.trimmed(text[(equals + 1)...])
    let splitsQuoted = name == "TYPE" || name == "SORT-AS"
    return Parameter(name: name, values: values(value, splitsQuoted: splitsQuoted), isBare: false)
  }

  /// The names that bare words may stand for.
  static let impliedNames = ["TYPE", "ENCODING", "VALUE"]

  /// The name that a bare word of 2.1 stands for (vCard 2.1 §2.1.4.1).
  private static func impliedName(_ words: [String]) -> String {
    switch words.first.map(ASCII.lowercased) {
    case "quoted-printable", "base64", "b", "8bit", "7bit": "ENCODING"
    case "inline", "url", "content-id", "cid": "VALUE"
    default: "TYPE"
    }
  }

  /// The values of a comma list.
  ///
  /// A comma in quotes belongs to the value, except in TYPE and SORT-AS: cards exist that write `TYPE="work,fax"`
  /// and servers that write `TYPE=HOME\,VOICE`, and both mean two types. `^n`, `^^` and `^'` are those
  /// of RFC 6868.
  private static func values(_ text: ArraySlice<UInt8>, splitsQuoted: Bool) -> [String] {
    if text.allSatisfy({ ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen }) {
      return [String(decoding: text, as: UTF8.self)]
    }
    var values: [String] = []
    var current: [UInt8] = []
    var isQuoted = false
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      let next = index + 1 < text.endIndex ? text[index + 1] : nil
      switch (byte, next) {
      case (ASCII.quote, _): isQuoted.toggle()
      case (ASCII.comma, _) where !isQuoted || splitsQuoted:
        values.append(decode(current))
        current.removeAll()
      case (ASCII.backslash, ASCII.comma) where splitsQuoted: break
      case (ASCII.caret, 0x6E), (ASCII.caret, 0x4E):
        current.append(ASCII.lineFeed)
        index += 1
      case (ASCII.caret, ASCII.caret):
        current.append(ASCII.caret)
        index += 1
      case (ASCII.caret, 0x27):
        current.append(ASCII.quote)
        index += 1
      default: current.append(byte)
      }
      index += 1
    }
    values.append(decode(current))
    return values
  }

  private static func decode(_ bytes: [UInt8]) -> String {
    TextDecoding.decode(bytes, charset: nil)
  }
}
