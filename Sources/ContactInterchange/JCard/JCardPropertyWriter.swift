import VCardCodec

/// Writes a property of a card of 4.0 as jCard has it.
struct JCardPropertyWriter {
  private let line: ContentLine
  private let draft: PropertyDraft
  private let type: String

  init(_ line: ContentLine) {
    self.line = line
    draft = line.draft
    type = Self.type(of: line, draft)
  }

  private static func type(of line: ContentLine, _ draft: PropertyDraft) -> String {
    if let stated = line.parameter("VALUE")?.lowercased() { return stated }
    switch draft.value {
    case .uri, .binary: return "uri"
    default: break
    }
    guard let usual = JCardTypes.usual(of: line.name) else { return "unknown" }
    // What is no date cannot be written as one.
    if JCardTypes.isDate(usual), PartialDate(line.text) == nil { return "unknown" }
    return usual
  }

  func write(to text: inout String) {
    text += "["
    JSONText.append(draft.name.lowercased(), to: &text)
    text += ",{"
    writeParameters(to: &text)
    text += "},"
    JSONText.append(type, to: &text)
    for value in values {
      text += ","
      value.write(to: &text)
    }
    text += "]"
  }

  private func writeParameters(to text: inout String) {
    var members: [(String, [String])] = draft.group.map { [("group", [$0])] } ?? []
    for parameter in draft.parameters
    where parameter.name != "VALUE" && !parameter.values.isEmpty {
      let name = parameter.name.lowercased()
      if let index = members.firstIndex(where: { $0.0 == name }) {
        members[index].1 += parameter.values
      } else {
        members.append((name, parameter.values))
      }
    }
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      JSONText.append(member.0, to: &text)
      text += ":"
      JCardValue(list: member.1).write(to: &text)
    }
  }

  private var values: [JCardValue] {
    if type == "unknown" { return [.text(line.rawText)] }
    switch draft.value {
    case .text(let text), .verbatim(let text):
      return [.text(JCardTypes.isDate(type) ? PartialDate(text)?.isoText ?? text : text)]
    case .uri(let address): return [.text(address)]
    case .list(let items): return items.isEmpty ? [.text("")] : items.map { .text($0) }
    case .components(let parts):
      let values = parts.map { JCardValue(list: $0) }
      return values.count == 1 ? values : [.array(values)]
    case .binary(let bytes, let mediaType):
      let data = String(decoding: Base64Text.encode(bytes), as: UTF8.self)
      return [.text("data:\(mediaType);base64,\(data)")]
    }
  }
}

/// A text or an array of them.
enum JCardValue {
  case text(String)
  case array([JCardValue])

  /// One text as itself, several as an array.
  init(list texts: [String]) {
    self = texts.count > 1 ? .array(texts.map { .text($0) }) : .text(texts.first ?? "")
  }

  func write(to text: inout String) {
    switch self {
    case .text(let string): JSONText.append(string, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    }
  }
}
