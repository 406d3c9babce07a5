// Match, rank and highlight names in any script: so far by plain comparison of lower-case text.

/// What a contact is found by.
package struct SearchFields: Hashable, Sendable {
  package var name: String
  package var phonetic: String
  package var phones: [String]
  package var emails: [String]
  package var words: [String]

  package init(
    name: String, phonetic: String = "", phones: [String] = [], emails: [String] = [],
    words: [String] = []
  ) {
    self.name = name
    self.phonetic = phonetic
    self.phones = phones
    self.emails = emails
    self.words = words
  }
}

package struct SearchQuery: Hashable, Sendable {
  let text: String

  package init(_ text: String) { self.text = text.lowercased() }

  package var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// The parts of a name that match, as offsets into its UTF-8.
  package func highlights(in name: String) -> [Range<Int>] {
    guard !isEmpty, let found = name.lowercased().firstRange(of: text) else { return [] }
    let lower = name.lowercased()
    let start = lower.utf8.distance(from: lower.startIndex, to: found.lowerBound)
    let end = lower.utf8.distance(from: lower.startIndex, to: found.upperBound)
    return end <= name.utf8.count ? [start..<end] : []
  }
}

package struct SearchMatches: Hashable, Sendable {
  package var indices: [UInt32]
}

package struct SearchIndex: Sendable {
  private var texts: [String] = []

  package init() {}

  package var count: Int { texts.count }

  @discardableResult
  package mutating func append(_ fields: SearchFields) -> UInt32 {
    let all = [fields.name, fields.phonetic] + fields.phones + fields.emails + fields.words
    texts.append(all.joined(separator: "\n").lowercased())
    return UInt32(texts.count - 1)
  }

  package func matches(
    _ query: SearchQuery, narrowing previous: SearchMatches? = nil
  ) -> SearchMatches {
    let among = previous?.indices ?? Array(0..<UInt32(texts.count))
    return SearchMatches(indices: among.filter { texts[Int($0)].contains(query.text) })
  }
}
