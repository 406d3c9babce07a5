import UnicodeText

/// Names and what belongs to them, folded and ready to be searched; entries are numbered from 0.
///
/// A value: a million entries are a few arrays, and copies share them until one is changed.
package struct SearchIndex: Sendable {
  /// The folded text of all entries.
  private(set) var text: [UInt8] = []
  private(set) var extents: [EntryExtent] = []
  /// What each entry may begin with and contain: two arrays, since most queries need only one.
  private(set) var letters: [UInt64] = []
  private(set) var others: [UInt64] = []

  package init() {}

  /// The number of entries, removed ones counted.
  package var count: Int { extents.count }

  /// Makes room for `entries` with about `bytes` of folded text in all.
  package mutating func reserveCapacity(entries: Int, bytes: Int) {
    extents.reserveCapacity(entries)
    letters.reserveCapacity(entries)
    others.reserveCapacity(entries)
    text.reserveCapacity(bytes)
  }

  /// Adds what `builder` holds as the next entry; returns its number.
  @discardableResult
  package mutating func append(_ builder: inout EntryBuilder) -> Int {
    builder.entry.findLetters()
    extents.append(EntryExtent(of: builder.entry, at: text.count))
    letters.append(builder.entry.letters.letters)
    others.append(builder.entry.letters.others)
    text.append(contentsOf: builder.entry.bytes[..<builder.entry.count])
    return extents.count - 1
  }

  /// Adds the entries of another index behind those of this one, with the numbers that follow.
  ///
  /// So an index of many entries can be made in parts on several threads.
  package mutating func append(contentsOf other: SearchIndex) {
    let shift = text.count
    extents.append(
      contentsOf: other.extents.map { extent in
        var extent = extent
        extent.start += shift
        return extent
      })
    letters += other.letters
    others += other.others
    text += other.text
  }

  /// Puts what `builder` holds in the place of an entry; the old text stays as waste.
  package mutating func replace(_ index: Int, with builder: inout EntryBuilder) {
    builder.entry.findLetters()
    extents[index] = EntryExtent(of: builder.entry, at: text.count)
    letters[index] = builder.entry.letters.letters
    others[index] = builder.entry.letters.others
    text.append(contentsOf: builder.entry.bytes[..<builder.entry.count])
  }

  /// Empties an entry: it is not found any more, and keeps its number.
  package mutating func remove(_ index: Int) {
    extents[index] = .removed
    letters[index] = 0
    others[index] = 0
  }
}
