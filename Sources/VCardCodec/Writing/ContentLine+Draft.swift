extension ContentLine {
  /// What the line says, decoded, to be changed and written back.
  ///
  /// - Complexity: linear in the line.
  public var draft: PropertyDraft {
    let value = draftValue
    var draft = PropertyDraft(name, value, group: group)
    for parameter in parameters where !isImplied(parameter, by: value) {
      draft.parameters.append(ParameterDraft(parameter.name, parameter.values))
    }
    return draft
  }

  private var draftValue: PropertyDraft.Value {
    let valueType = parameter("VALUE").map(ASCII.lowercased)
    let isAddress = valueType == "uri" || valueType == "url"
    switch ValueShape(of: name, in: version) {
    case .media:
      if let bytes = mediaBytes { return .binary(bytes, mediaType: media.mediaType ?? "") }
      if case .address(let address) = media.source { return .uri(address) }
      return .text(text)
    case .uri where valueType != "text": return .uri(text)
    case .list where !isAddress: return .list(list)
    case .lists where !isAddress: return .components(componentLists)
    case .components where !isAddress: return .components(components.map { [$0] })
    default:
      if encoding == .base64 { return .binary(Base64.decode(rawValue), mediaType: "") }
      return isAddress ? .uri(text) : .text(text)
    }
  }

  /// The parts of a private property whose value looks compound, as that of X-ANDROID-CUSTOM is, each with its items; nil
  /// for other values.
  ///
  /// No standard says what such a value is. Written anew as a text it would get escapes between its parts, and
  /// who knows the property would find but one.
  package var privateParts: [[String]]? {
    guard name.hasPrefix("X-"), parameter("VALUE") == nil else { return nil }
    let parts = version == .v21 ? components.map { [$0] } : componentLists
    return parts.count > 1 ? parts : nil
  }

  /// Whether the value of the draft says what the parameter says.
  func isImplied(_ parameter: Parameter, by value: PropertyDraft.Value) -> Bool {
    switch (parameter.name, value) {
    case ("ENCODING", _), ("CHARSET", _): true
    case ("VALUE", .uri):
      parameter.isValue("uri") || parameter.isValue("url") || parameter.isValue("binary")
    case ("VALUE", .binary):
      ["uri", "url", "inline", "binary"].contains { parameter.isValue($0) }
    case ("MEDIATYPE", .binary): true
    case ("TYPE", .binary(_, let mediaType)):
      parameter.values.allSatisfy {
        MediaSignature.type(named: $0, of: name) == mediaType && !mediaType.isEmpty
      }
    default: false
    }
  }
}
