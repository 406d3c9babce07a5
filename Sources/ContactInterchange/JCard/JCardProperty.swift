import VCardCodec

/// A property of a jCard: `[name, parameters, type, value…]`.
struct JCardProperty {
  /// The name in lower case, as jCard writes it.
  let name: String
  /// Whether the parameters name one twice, which JSON leaves open.
  private(set) var repeatsParameter = false
  private var group: String?
  private var parameters: [ParameterDraft] = []
  private let type: String
  private let values: ArraySlice<JSONNode>

  /// Reads a property; nil when it is none.
  init?(_ node: JSONNode) {
    guard case .array(let parts) = node, parts.count >= 4, case .string(let name) = parts[0],
      case .object(let members) = parts[1], case .string(let type) = parts[2],
      Self.isName(name), Self.isName(type)
    else { return nil }
    self.name = name.lowercased()
    self.type = type.lowercased()
    values = parts[3...]
    guard !["begin", "end"].contains(self.name) else { return nil }
    for member in members {
      guard let texts = Self.texts(member.value), Self.isName(member.name) else { return nil }
      add(member.name.uppercased(), texts)
    }
  }

  private mutating func add(_ name: String, _ texts: [String]) {
    if name == "GROUP" {
      repeatsParameter = repeatsParameter || group != nil
      group = group ?? texts.first.flatMap { Self.isName($0) ? $0 : nil }
    } else if let index = parameters.firstIndex(where: { $0.name == name }) {
      repeatsParameter = true
      parameters[index].values += texts
    } else {
      parameters.append(ParameterDraft(name, texts))
    }
  }

  /// The property as a card has it.
  var draft: PropertyDraft {
    let name = name.uppercased()
    var draft = PropertyDraft(name, value(of: name), parameters: parameters, group: group)
    let isUsual = type == JCardTypes.usual(of: name) || type == "unknown"
    if !isUsual, !isImplied(draft.value) { draft.parameters.append(ParameterDraft("VALUE", type)) }
    return draft
  }

  /// Whether the writer of cards says the type by itself.
  private func isImplied(_ value: PropertyDraft.Value) -> Bool {
    if case .uri = value { return type == "uri" }
    return false
  }

  private func value(of name: String) -> PropertyDraft.Value {
    let single = values.count == 1 ? values.first : nil
    if let single, case .array(let parts) = single {
      return .components(parts.map { Self.texts($0) ?? [] })
    }
    let texts = values.flatMap { Self.texts($0) ?? [] }
    let text = texts.first ?? ""
    if JCardTypes.structured.contains(name) { return .components(texts.map { [$0] }) }
    if JCardTypes.lists.contains(name) || texts.count > 1 { return .list(texts) }
    switch type {
    case "uri": return .uri(text)
    case "unknown": return .verbatim(text)
    case _ where JCardTypes.isDate(type):
      return .verbatim(PartialDate(text)?.basicText ?? text)
    case "text": return .text(text)
    default: return .verbatim(text)
    }
  }

  /// The texts of a value or of an array of values; nil for an object or an array in it.
  private static func texts(_ node: JSONNode) -> [String]? {
    if let text = node.text { return [text] }
    switch node {
    case .null: return [""]
    case .array(let elements):
      var texts: [String] = []
      for element in elements {
        guard let text = element.text else { return nil }
        texts.append(text)
      }
      return texts
    default: return nil
    }
  }

  /// Whether a text can be the name of a property, parameter, type or group.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 256
      && text.utf8.allSatisfy {
        0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0
          || [0x2D, 0x5F, 0x2F].contains($0)
      }
  }
}
