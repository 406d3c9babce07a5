/// Sorts the entries of a store: radix sort from the first byte, comparison in small groups.
///
///     all ── by bytes 0 and 1 ──▶ groups ── one byte at a time ──▶ small groups ── comparison
///            (section, lead)      shared over the threads
///
/// Radix passes cost O(*n*) each and there are at most twelve; groups are compared in
/// O(*n* log *n*). Names that are equal in every byte of their keys are told apart by `TieBreaker`.
///
/// `@unchecked Sendable`: threads work on ranges of the memory that do not overlap.
@safe final class EntrySort: @unchecked Sendable {
  /// Groups up to this size are sorted by comparison: a histogram of 256 would cost more.
  private static let smallGroup = 160

  private let store: KeyStore
  private let view: BatchView
  private let ties: TieBreaker
  private let source: UnsafeMutableBufferPointer<SortEntry>
  private let target: UnsafeMutableBufferPointer<SortEntry>

  init(store: KeyStore, view: BatchView, engine: CollationEngine) {
    self.store = store
    self.view = view
    ties = TieBreaker(engine: engine)
    unsafe source = store.entries
    unsafe target = .allocate(capacity: store.count)
  }

  deinit { unsafe target.deallocate() }

  /// The sorted entries; they live as long as this object.
  func sorted(threads: Int) -> UnsafeMutableBufferPointer<SortEntry> {
    if store.count < 4096 || threads < 2 {
      _ = unsafe target.initialize(from: source)
      sort(0..<store.count, depth: 0)
      return unsafe target
    }
    let groups = scatterByTwoBytes().sorted { $0.count > $1.count }
    WorkerThreads.forEach(below: groups.count, threads: threads) { [self] group in
      sort(groups[group], depth: 2)
    }
    return unsafe target
  }

  private func scatterByTwoBytes() -> [Range<Int>] {
    var ends = [Int](repeating: 0, count: 0x10000 + 1)
    for place in 0..<store.count { ends[unsafe Int(source[place].head >> 48) + 1] += 1 }
    var groups: [Range<Int>] = []
    for value in 0..<0x10000 {
      let start = ends[value]
      if ends[value + 1] > 0 { groups.append(start..<start + ends[value + 1]) }
      ends[value + 1] += start
    }
    for place in 0..<store.count {
      let entry = unsafe source[place]
      let value = Int(entry.head >> 48)
      unsafe target.initializeElement(at: ends[value], to: entry)
      ends[value] += 1
    }
    return groups
  }

  /// Sorts a range of the target; the same range of the source is its scratch memory.
  private func sort(_ range: Range<Int>, depth: Int) {
    order(range, depth: depth)
    unsafe ties.resolve(target, in: range, store: store, view: view)
  }

  private func order(_ range: Range<Int>, depth: Int) {
    if range.count <= Self.smallGroup || depth == 12 {
      var group = unsafe UnsafeMutableBufferPointer(rebasing: target[range])
      unsafe group.sort { [store] a, b in
        if a.head != b.head { return a.head < b.head }
        if a.tail != b.tail { return a.tail < b.tail }
        let order = store.compareRest(a, b)
        return order == 0 ? a.index < b.index : order < 0
      }
      return
    }
    var ends = [Int](repeating: 0, count: 257)
    for place in range { ends[unsafe target[place].byte(at: depth) + 1] += 1 }
    if ends.contains(range.count) { return order(range, depth: depth + 1) }
    var groups: [Range<Int>] = []
    ends[0] = range.lowerBound
    for value in 0..<256 {
      let start = ends[value]
      if ends[value + 1] > 0 { groups.append(start..<start + ends[value + 1]) }
      ends[value + 1] += start
    }
    for place in range {
      let entry = unsafe target[place]
      let value = entry.byte(at: depth)
      unsafe source[ends[value]] = entry
      ends[value] += 1
    }
    for place in range { unsafe target[place] = source[place] }
    for group in groups where group.count > 1 { order(group, depth: depth + 1) }
  }
}
