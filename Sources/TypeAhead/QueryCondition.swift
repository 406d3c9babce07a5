/// What a field word of the query asks for: `org:acme`, `-has:tel`.
struct QueryCondition: Hashable, Sendable {
  let field: SearchField
  let isNegated: Bool
  /// What one text of the field has to hold; empty when it only has to be there.
  let words: [QueryWord]

  /// Whether every contact that this lets through is let through by `shorter`.
  func narrows(_ shorter: QueryCondition) -> Bool {
    guard field == shorter.field, isNegated == shorter.isNegated else { return false }
    if isNegated || words.count < shorter.words.count { return words == shorter.words }
    return zip(words, shorter.words).allSatisfy { $0.narrows($1) }
  }
}
