package import VCardCodec

/// The displayed name of a card and how it was made of the parts of N.
package struct FormattedName {
  private typealias Form = @Sendable ([String]) -> String

  private let form: Form?
  private let parts: [String]

  /// Finds out by which form FN is made of N; by none when the card says both freely.
  init(_ card: VCard) {
    let shown = card["FN"].map { PlainText.trimmed($0.text) } ?? ""
    let parts = Self.parts(of: card)
    self.parts = parts
    form = shown.isEmpty ? nil : Self.forms.first { $0(parts) == shown }
  }

  /// The displayed name that the card has now by that form; nil when it was not made of N.
  func following(_ card: VCard) -> String? {
    guard let name = form?(Self.parts(of: card)), !name.isEmpty else { return nil }
    return name
  }

  /// The parts of N by which the form gives another displayed name, so that N goes on to say the same.
  ///
  /// A name in two parts is split as any name is. Otherwise one part has another text than before: the only one that can,
  /// since what stands before and after it is there still.
  ///
  /// - Parameter shown: The new displayed name.
  /// - Returns: The five parts; nil when FN was not made of N, or when it cannot be told what changed.
  func parts(for shown: String) -> [String]? {
    guard let form else { return nil }
    if parts[2...4].allSatisfy(\.isEmpty), let split = NameParts(tellingFrom: shown) {
      let new = [split.family, split.given, "", "", ""]
      if form(new) == shown || Self.forms.contains(where: { $0(new) == shown }) { return new }
    }
    let candidates = parts.indices.compactMap { replacing($0, in: form, toGive: shown) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The parts with one replaced so that the form gives a name; nil when no text does.
  private func replacing(_ index: Int, in form: Form, toGive shown: String) -> [String]? {
    guard !parts[index].isEmpty else { return nil }
    let mark = "\u{1}"
    var new = parts
    new[index] = mark
    let around = form(new).split(separator: mark, omittingEmptySubsequences: false)
    guard around.count == 2, shown.hasPrefix(around[0]), shown.hasSuffix(around[1]),
      shown.count > around[0].count + around[1].count
    else { return nil }
    new[index] = String(shown.dropFirst(around[0].count).dropLast(around[1].count))
    return form(new) == shown ? new : nil
  }

  private static func parts(of card: VCard) -> [String] {
    let parts = card["N"]?.componentLists.map(CardEntries.joined) ?? []
    return parts + Array(repeating: "", count: max(0, 5 - parts.count))
  }

  private static let forms: [Form] = [
    { parts in join([parts[3], parts[1], parts[2], parts[0], parts[4]]) },
    { parts in join([parts[1], parts[2], parts[0]]) },
    { parts in join([parts[1], parts[0]]) },
    { parts in parts[0] + parts[1] },
    { parts in join([parts[0], parts[1]]) },
    { parts in parts[0].isEmpty || parts[1].isEmpty ? "" : "\(parts[0]), \(parts[1])" },
  ]

  private static func join(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What to say when FN was changed and no longer says what N says, which stays.
  ///
  /// - Parameters:
  ///   - old: The card before.
  ///   - new: The card now.
  /// - Returns: A sentence without a full stop; nil when the two say the same or both were edited.
  package static func remark(from old: VCard, to new: VCard) -> String? {
    let before = FormattedName(old)
    let after = FormattedName(new)
    guard before.form != nil, after.form == nil, before.parts == after.parts else { return nil }
    let names = zip(["family", "given", "middle", "prefix", "suffix"], after.parts)
      .filter { !$0.1.isEmpty }.map { "\($0.0) ‘\($0.1)’" }
    return
      "the parts of the name stay (\(names.joined(separator: ", "))); change them by these keys"
  }
}
