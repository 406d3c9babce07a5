import ContactBook
import VCardCodec

/// Collects the properties of an entry of another format and makes a card of them.
struct CardBuilder {
  /// The properties in the order in which they are written.
  private(set) var drafts: [PropertyDraft] = []
  private var groupCount = 0

  /// Adds a text; an empty one is left out.
  mutating func text(
    _ name: String, _ value: String, types: [String] = [], parameters: [ParameterDraft] = []
  ) {
    guard !value.isEmpty else { return }
    append(PropertyDraft(name, .text(value), parameters: Self.types(types) + parameters))
  }

  /// Adds an address that is written without escapes; an empty one is left out.
  mutating func uri(
    _ name: String, _ value: String, types: [String] = [], parameters: [ParameterDraft] = []
  ) {
    guard !value.isEmpty else { return }
    append(PropertyDraft(name, .uri(value), parameters: Self.types(types) + parameters))
  }

  /// Adds a list; empty items are left out.
  mutating func list(_ name: String, _ items: [String]) {
    let items = items.filter { !$0.isEmpty }
    guard !items.isEmpty else { return }
    append(PropertyDraft(name, .list(items)))
  }

  /// Adds a value of parts; left out when all are empty.
  mutating func components(_ name: String, _ parts: [String], types: [String] = []) {
    guard parts.contains(where: { !$0.isEmpty }) else { return }
    let lists = parts.map { $0.isEmpty ? [] : [$0] }
    append(PropertyDraft(name, .components(lists), parameters: Self.types(types)))
  }

  /// Adds the bytes of a picture, key or the like.
  mutating func binary(_ name: String, _ bytes: [UInt8], mediaType: String) {
    guard !bytes.isEmpty else { return }
    append(PropertyDraft(name, .binary(bytes, mediaType: mediaType)))
  }

  /// Adds a property with a label of its own (X-ABLabel in its group).
  mutating func labelled(_ label: String, _ draft: PropertyDraft) {
    guard !label.isEmpty else { return append(draft) }
    groupCount += 1
    var draft = draft
    draft.group = "item\(groupCount)"
    append(draft)
    append(PropertyDraft("X-ABLABEL", .text(label), group: draft.group))
  }

  mutating func append(_ draft: PropertyDraft) { drafts.append(draft) }

  private static func types(_ types: [String]) -> [ParameterDraft] {
    types.isEmpty ? [] : [ParameterDraft("TYPE", types)]
  }

  /// The properties of the card; one without FN gets a name as a list would show it.
  ///
  /// - Parameter fallback: The name when nothing else gives one.
  /// - Returns: The properties of a card of vCard 4.0.
  func card(fallback: String = "") -> [PropertyDraft] {
    guard !drafts.contains(where: { $0.name == "FN" }) else { return drafts }
    let shown = Contact(card: VCard(drafts, version: .v40)).displayName
    return [PropertyDraft("FN", .text(shown.isEmpty ? fallback : shown))] + drafts
  }
}
