/// The entries that a query matches, in the order of their numbers.
package struct SearchMatches: Sendable {
  package let query: SearchQuery
  package let indices: [UInt32]

  package init(query: SearchQuery, indices: [UInt32]) {
    self.query = query
    self.indices = indices
  }

  package var count: Int { indices.count }
}
