import Collation
import UnicodeText

/// Names and what belongs to them, folded and ready to be searched; entries are numbered from 0.
///
/// A value: a million entries are a few hundred arrays, and copies share those that neither changes.
package struct SearchIndex: Sendable {
  private(set) var shards: [SearchShard] = []

  package init() {}

  /// Makes an index of `count` entries on all processors.
  ///
  /// - Parameters:
  ///   - count: The number of entries.
  ///   - fill: Puts the entry of a number into a builder. Called from several threads at once, for
  ///     every number in no particular order.
  package init(count: Int, _ fill: @escaping @Sendable (Int, inout EntryBuilder) -> Void) {
    let size = SearchShard.capacity
    shards = WorkerThreads.map(below: (count + size - 1) / size) { number in
      var shard = SearchShard()
      var builder = EntryBuilder()
      let numbers = number * size..<min((number + 1) * size, count)
      shard.reserveCapacity(numbers.count)
      for index in numbers {
        builder.entry.removeAll()
        fill(index, &builder)
        shard.append(builder.entry)
      }
      shard.trim()
      return shard
    }
  }

  /// The number of entries, removed ones counted.
  package var count: Int {
    shards.isEmpty ? 0 : (shards.count - 1) * SearchShard.capacity + shards[shards.count - 1].count
  }

  /// The bytes that the keys of all entries take.
  ///
  /// - Complexity: O(count / 16384).
  package var byteCount: Int { shards.reduce(0) { $0 + $1.byteCount } }

  /// Adds what `builder` holds as the next entry; returns its number.
  @discardableResult
  package mutating func append(_ builder: inout EntryBuilder) -> Int {
    let number = count
    if number == shards.count * SearchShard.capacity { shards.append(SearchShard()) }
    shards[shards.count - 1].append(builder.entry)
    return number
  }

  /// Puts what `builder` holds in the place of an entry.
  package mutating func replace(_ index: Int, with builder: inout EntryBuilder) {
    replace(index, with: builder.entry)
  }

  /// Empties an entry: it is not found any more, and keeps its number.
  package mutating func remove(_ index: Int) {
    replace(index, with: FoldedEntry())
  }

  private mutating func replace(_ index: Int, with entry: FoldedEntry) {
    let capacity = SearchShard.capacity
    shards[index / capacity].replace(index % capacity, with: entry)
  }
}
