/// A property that is to be written: what it says, free of how a card spells it.
///
/// A draft read from a line (``ContentLine/draft``) and written again means the same; the spelling of what
/// was not changed is kept when the draft takes the place of its line (``VCard/replaceLine(at:with:)``).
public struct PropertyDraft: Hashable, Sendable {
  /// The value, decoded.
  public enum Value: Hashable, Sendable {
    /// A text such as FN and NOTE. Any line break is allowed in it.
    case text(String)
    /// A list of texts such as NICKNAME and CATEGORIES.
    case list([String])
    /// The parts of a compound value such as N, ADR and ORG, each a list of texts.
    case components([[String]])
    /// An address that is written without escapes, such as URL.
    case uri(String)
    /// A value as it stands in a card, escapes and all; it is only folded.
    case verbatim(String)
    /// The bytes of a picture, sound or key, with their media type such as `image/jpeg` (empty when it
    /// is not known).
    case binary([UInt8], mediaType: String)
  }

  /// The group before the name, such as `item1`; nil for none.
  public var group: String?
  /// The name, in upper case.
  public var name: String
  /// The parameters, in order, without those that say how the value is encoded (ENCODING, CHARSET, and
  /// VALUE where ``value`` says it).
  public var parameters: [ParameterDraft]
  /// The value.
  public var value: Value

  /// Makes a draft.
  ///
  /// - Parameters:
  ///   - name: The name; lower case is made upper case.
  ///   - value: The value.
  ///   - parameters: The parameters, in order.
  ///   - group: The group before the name.
  public init(
    _ name: String, _ value: Value, parameters: [ParameterDraft] = [], group: String? = nil
  ) {
    self.name = ASCII.uppercased(name)
    self.value = value
    self.parameters = parameters
    self.group = group
  }

  /// Makes a draft that says what a line says.
  ///
  /// - Parameter line: The line, a property.
  public init(_ line: ContentLine) { self = line.draft }
}

/// A parameter that is to be written.
public struct ParameterDraft: Hashable, Sendable {
  /// The name, in upper case.
  public var name: String
  /// The values; one is the usual, TYPE may have more.
  public var values: [String]

  /// Makes a parameter.
  ///
  /// - Parameters:
  ///   - name: The name; lower case is made upper case.
  ///   - values: The values.
  public init(_ name: String, _ values: [String]) {
    self.name = ASCII.uppercased(name)
    self.values = values
  }

  /// Makes a parameter with one value.
  ///
  /// - Parameters:
  ///   - name: The name; lower case is made upper case.
  ///   - value: The value.
  public init(_ name: String, _ value: String) { self.init(name, [value]) }
}

extension PropertyDraft {
  /// The first value of the first parameter of a name, nil when there is none.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The value, the case as written.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.values.first
  }

  /// Puts one value in the place of all parameters of a name.
  ///
  /// - Parameters:
  ///   - name: The name in upper case.
  ///   - value: The value; nil takes the parameter away.
  public mutating func setParameter(_ name: String, to value: String?) {
    let place = parameters.firstIndex { $0.name == name } ?? parameters.count
    parameters.removeAll { $0.name == name }
    guard let value else { return }
    parameters.insert(ParameterDraft(name, value), at: min(place, parameters.count))
  }
}

extension PropertyDraft.Value {
  /// A picture, its media type told by its first bytes; the type is empty when they show none.
  ///
  /// - Parameter bytes: The content of a picture file.
  /// - Returns: The value.
  public static func photo(_ bytes: [UInt8]) -> PropertyDraft.Value {
    .binary(bytes, mediaType: MediaSignature.type(of: bytes) ?? "")
  }
}
