extension PropertyWriter {
  /// The parameters as they are written: those of the draft, in the spelling of the old line where they
  /// are the same, and those that say how the value is encoded.
  func parameters(of draft: PropertyDraft, body: Body, keepsValue: Bool) -> [String] {
    let oldTypes = old?.parameters(named: "TYPE").flatMap(\.values) ?? []
    let writer = ParameterWriter(style: style, keptTypes: Set(oldTypes))
    var spelled = old?.spelledParameters ?? []
    var written: [(text: String, place: Int?)] = []
    for parameter in draft.parameters where !isAboutEncoding(parameter) {
      if let place = spelled.firstIndex(where: { $0.isUsable && $0.says(parameter) }) {
        spelled[place].isUsable = false
        written.append((spelled[place].text, place))
      } else {
        written += writer.texts(of: parameter).map { ($0, nil) }
      }
    }
    if keepsValue {
      // The value stays as it is encoded, and so does what says how.
      for place in spelled.indices
      where spelled[place].isUsable && isEncoding(spelled[place], of: draft.value) {
        insert(spelled[place].text, from: place, into: &written)
      }
      return written.map(\.text)
    }
    for need in needs(of: draft, body: body) {
      if let place = spelled.firstIndex(where: { $0.isUsable && $0.says(need) }) {
        spelled[place].isUsable = false
        insert(spelled[place].text, from: place, into: &written)
      } else {
        written += writer.texts(of: need).map { ($0, nil) }
      }
    }
    return written.map(\.text)
  }

  /// Puts a parameter of the old line where it stood among those that stay.
  private func insert(
    _ text: String, from place: Int, into written: inout [(text: String, place: Int?)]
  ) {
    let index = written.firstIndex { ($0.place ?? -1) > place } ?? written.count
    written.insert((text, place), at: index)
  }

  private func isEncoding(_ spelled: SpelledParameter, of value: PropertyDraft.Value) -> Bool {
    old?.isImplied(spelled.parameter, by: value) ?? false
  }

  /// Whether the writer alone decides about a parameter.
  private func isAboutEncoding(_ parameter: ParameterDraft) -> Bool {
    parameter.name == "ENCODING" || parameter.name == "CHARSET"
  }

  /// What the value needs said about it.
  private func needs(of draft: PropertyDraft, body: Body) -> [ParameterDraft] {
    var needs: [ParameterDraft] = []
    switch body {
    case .text(_, let charset):
      if let charset { needs.append(ParameterDraft("CHARSET", charset)) }
    case .quotedPrintable(_, let charset):
      if let charset { needs.append(ParameterDraft("CHARSET", charset)) }
      needs.append(ParameterDraft("ENCODING", "QUOTED-PRINTABLE"))
    case .base64(_, _, let mediaType) where style.version != .v40:
      needs.append(ParameterDraft("ENCODING", style.version == .v21 ? "BASE64" : "b"))
      if let type = MediaSignature.word(for: mediaType, of: draft.name) {
        needs.append(ParameterDraft("TYPE", type))
      }
    case .base64: break
    }
    let saysValue = draft.parameters.contains { $0.name == "VALUE" }
    if !saysValue, let kind = valueType(of: draft) { needs.append(ParameterDraft("VALUE", kind)) }
    return needs
  }

  /// The VALUE that the property needs, since its value is not of the usual type.
  private func valueType(of draft: PropertyDraft) -> String? {
    switch draft.value {
    case .uri:
      if let old, let stated = old.parameter("VALUE"), old.name == draft.name,
        old.isImplied(Parameter(name: "VALUE", values: [stated], isBare: false), by: draft.value)
      {
        return stated
      }
      return ValueShape.isAddress(draft.name, in: style.version)
        ? nil : style.version == .v21 ? "URL" : "uri"
    case .binary:
      return ValueShape.isAddress(draft.name, in: style.version) || style.version != .v40
        ? nil : "uri"
    case .text: return style.version == .v40 && draft.name == "UID" ? "text" : nil
    default: return nil
    }
  }
}

/// A parameter of a line with its spelling.
struct SpelledParameter {
  var parameter: Parameter
  var text: String
  /// Whether it may be written again and has not been.
  var isUsable: Bool

  /// Whether it says the same as a draft.
  func says(_ draft: ParameterDraft) -> Bool {
    guard parameter.name == draft.name else { return false }
    if parameter.values == draft.values { return true }
    return ["ENCODING", "CHARSET", "VALUE"].contains(draft.name)
      && parameter.values.map(ASCII.lowercased) == draft.values.map(ASCII.lowercased)
  }
}

extension ContentLine {
  /// The name as the line spells it, without the group.
  var spelledName: String? {
    let header = spelledHeader
    let end = header.firstIndex(of: ASCII.semicolon) ?? header.endIndex
    let name = ASCII.trimmed(header[..<end])
    let start = name.lastIndex(of: ASCII.dot).map { $0 + 1 } ?? name.startIndex
    return start < name.endIndex ? String(decoding: name[start...], as: UTF8.self) : nil
  }

  /// The parameters with their spelling.
  var spelledParameters: [SpelledParameter] {
    let header = spelledHeader
    guard let start = header.firstIndex(of: ASCII.semicolon) else { return [] }
    let texts = ParameterReader.texts(header[(start + 1)...])
    guard texts.count == parameters.count else { return [] }
    return zip(parameters, texts).map { parameter, text in
      // A spelling that would not be read as the same elsewhere is not kept.
      let isBalanced = text.count { $0 == ASCII.quote }.isMultiple(of: 2)
      let spelling = String(validating: text, as: UTF8.self)
      return SpelledParameter(
        parameter: parameter, text: spelling ?? "", isUsable: isBalanced && spelling != nil)
    }
  }

  /// What stands before the colon, unfolded.
  private var spelledHeader: ArraySlice<UInt8> {
    var header: [UInt8] = []
    var index = bytes.startIndex
    while index < valueStart - 1 {
      let byte = bytes[index]
      if byte == ASCII.carriageReturn || byte == ASCII.lineFeed {
        while index < valueStart - 1,
          bytes[index] == ASCII.carriageReturn || bytes[index] == ASCII.lineFeed
        {
          index += 1
        }
        if index < valueStart - 1, ASCII.isBlank(bytes[index]) { index += 1 }
        continue
      }
      header.append(byte)
      index += 1
    }
    return header[...]
  }
}

extension MediaSignature {
  /// The word that TYPE has for a media type in 2.1 and 3.0; nil when the type is not known.
  static func word(for mediaType: String, of property: String) -> String? {
    guard let slash = mediaType.firstIndex(of: "/") else { return nil }
    let kind = String(mediaType[mediaType.index(after: slash)...])
    let word =
      type(named: kind, of: property) == mediaType
      ? kind : types.filter { $0.value == mediaType }.keys.min() ?? mediaType
    return ASCII.uppercased(Array(word.utf8)[...])
  }
}
