/// Writes parameters so that nothing in a value can end the parameter, the header or the line.
struct ParameterWriter {
  let style: CardStyle
  /// Types that the old line has, as it spells them; they keep their case.
  var keptTypes: Set<String> = []

  /// The texts of a parameter without a semicolon before them; nearly always one, more when the card
  /// repeats TYPE.
  func texts(of parameter: ParameterDraft) -> [String] {
    func isOfName(_ byte: UInt8) -> Bool {
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.hyphen
    }
    let name =
      parameter.name.utf8.allSatisfy(isOfName)
      ? parameter.name : String(decoding: parameter.name.utf8.filter(isOfName), as: UTF8.self)
    guard !name.isEmpty else { return [] }
    guard name == "TYPE" else {
      return ["\(name)=\(list(parameter.values, isQuotedOnce: name == "SORT-AS"))"]
    }
    let words = parameter.values.filter { !$0.isEmpty }.map(spelled)
    switch style.typeSpelling {
    case .list: return words.isEmpty ? [] : ["TYPE=\(list(words))"]
    case .repeated: return words.map { "TYPE=\(list([$0]))" }
    case .bare: return words.map { isBareWord($0) ? $0 : "TYPE=\(list([$0]))" }
    }
  }

  private func spelled(_ type: String) -> String {
    guard StandardTypes.contains(type), !keptTypes.contains(type) else { return type }
    return style.hasUpperCaseTypes
      ? ASCII.uppercased(type) : ASCII.lowercased(type)
  }

  /// Whether 2.1 may have the word alone, and no reader takes it for something other than a type.
  private func isBareWord(_ word: String) -> Bool {
    word.utf8.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.hyphen }
      && ![
        "quoted-printable", "base64", "b", "8bit", "7bit", "inline", "url", "content-id", "cid",
      ].contains(ASCII.lowercased(word))
  }

  private func list(_ values: [String], isQuotedOnce: Bool = false) -> String {
    guard !isQuotedOnce else {
      return "\"\(values.map(escaped).joined(separator: ","))\""
    }
    return values.map { value in
      needsQuotes(value) ? "\"\(escaped(value))\"" : escaped(value)
    }.joined(separator: ",")
  }

  private func needsQuotes(_ value: String) -> Bool {
    value.utf8.contains { byte in
      byte == ASCII.colon || byte == ASCII.semicolon || byte == ASCII.comma || byte <= ASCII.space
        || byte == ASCII.equals || byte == ASCII.backslash
    }
  }

  /// The text with the escapes of RFC 6868, and U+FFFD for control characters, for which there is none.
  private func escaped(_ value: String) -> String {
    guard
      value.utf8.contains(where: {
        $0 < ASCII.space || $0 == ASCII.quote || $0 == ASCII.caret || $0 == 0x7F
      })
    else { return value }
    var result = String.UnicodeScalarView()
    let scalars = Array(value.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"": result.append(contentsOf: "^'".unicodeScalars)
      case "\r" where index + 1 < scalars.count && scalars[index + 1] == "\n": break
      case "\n", "\r": result.append(contentsOf: "^n".unicodeScalars)
      case "^" where isAmbiguous(scalars, after: index):
        result.append(contentsOf: "^^".unicodeScalars)
      case "\t": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a caret would be read as an escape; 4.0 escapes every one (RFC 6868 §3.1).
  private func isAmbiguous(_ scalars: [Unicode.Scalar], after index: Int) -> Bool {
    guard style.version != .v40, index + 1 < scalars.count else { return true }
    return ["^", "n", "N", "'", "\"", "\n", "\r"].contains(scalars[index + 1])
  }
}
