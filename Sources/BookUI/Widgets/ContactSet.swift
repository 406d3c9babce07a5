package import ContactBook

/// A set of contacts as one bit for each of the book, so that selecting a million costs little.
package struct ContactSet: Hashable, Sendable {
  private var words: [UInt64] = []
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  package func contains(_ id: ContactID) -> Bool {
    let word = id.index / 64
    return word < words.count && words[word] & bit(id) != 0
  }

  package mutating func insert(_ id: ContactID) {
    guard !contains(id) else { return }
    toggle(id)
  }

  package mutating func remove(_ id: ContactID) {
    guard contains(id) else { return }
    toggle(id)
  }

  package mutating func toggle(_ id: ContactID) {
    let word = id.index / 64
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    words[word] ^= bit(id)
    count += words[word] & bit(id) == 0 ? -1 : 1
  }

  /// The contacts in the order of their identifiers.
  package var contacts: [ContactID] {
    var result: [ContactID] = []
    result.reserveCapacity(count)
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        result.append(ContactID(rawValue: UInt32(index * 64 + rest.trailingZeroBitCount)))
        rest &= rest - 1
      }
    }
    return result
  }

  private func bit(_ id: ContactID) -> UInt64 { 1 << UInt64(id.index % 64) }
}
