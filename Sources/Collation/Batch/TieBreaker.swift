/// Orders names whose sort keys are equal, so that the order never depends on the input's.
///
/// First the identical level of the whole name (UTS #10, section 1.1: code points in NFD), then
/// its bytes, then those of its phonetic form. Only names with every byte alike keep the order in
/// which they came.
struct TieBreaker {
  let engine: CollationEngine

  /// Sorts each run of equal keys inside `range` of sorted entries.
  func resolve(
    _ entries: UnsafeMutableBufferPointer<SortEntry>, in range: Range<Int>, store: KeyStore,
    view: BatchView
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let first = unsafe entries[start]
      var end = start + 1
      while end < range.upperBound, unsafe isEqual(first, entries[end], in: store) { end += 1 }
      if end - start > 1 { unsafe sort(entries, start..<end, view: view) }
      start = end
    }
  }

  /// Sorts one run of equal keys.
  ///
  /// Exact names with the same key are the same, as most runs are:
  /// they keep their order, and none of their text is looked at.
  private func sort(
    _ entries: UnsafeMutableBufferPointer<SortEntry>, _ range: Range<Int>, view: BatchView
  ) {
    if unsafe entries[range].allSatisfy(\.isExact) || areAllAlike(entries[range], view: view) {
      return
    }
    let run = unsafe entries[range].map { entry in
      (entry, unsafe tieKey(name: view.name(entry.index), phonetic: view.phonetic(entry.index)))
    }
    let sorted = run.sorted { a, b in
      a.1 == b.1 ? a.0.index < b.0.index : a.1.lexicographicallyPrecedes(b.1)
    }
    for (offset, element) in sorted.enumerated() {
      unsafe entries[range.lowerBound + offset] = element.0
    }
  }

  /// What follows the sort key to make the order of different names strict.
  func tieKey(name: UnsafeBufferPointer<UInt8>, phonetic: UnsafeBufferPointer<UInt8>?) -> [UInt8] {
    let units = unsafe String(decoding: name.prefix(3 * NameUnits.limit), as: UTF8.self).utf16
    var key = engine.identicalLevel?.sortKey(of: units.prefix(NameUnits.limit)) ?? []
    unsafe append(name, to: &key)
    if let phonetic = unsafe phonetic { unsafe append(phonetic, to: &key) }
    return key
  }

  /// Appends text so that comparing bytes compares it before what follows: 00 is written 00 FF,
  /// and 00 00 ends it.
  private func append(_ text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    for place in 0..<text.count {
      let byte = unsafe text[place]
      key.append(byte)
      if byte == 0 { key.append(0xFF) }
    }
    key.append(0)
    key.append(0)
  }

  private func isEqual(_ a: SortEntry, _ b: SortEntry, in store: KeyStore) -> Bool {
    a.head == b.head && a.tail == b.tail && store.compareRest(a, b) == 0
  }

  private func areAllAlike(
    _ run: Slice<UnsafeMutableBufferPointer<SortEntry>>, view: BatchView
  ) -> Bool {
    guard let first = unsafe run.first else { return true }
    let name = unsafe view.name(first.index)
    let phonetic = unsafe view.phonetic(first.index)
    return unsafe run.allSatisfy { entry in
      let other = unsafe view.phonetic(entry.index)
      return unsafe name.elementsEqual(view.name(entry.index))
        && (phonetic.map { unsafe Array($0) } ?? []) == (other.map { unsafe Array($0) } ?? [])
    }
  }
}
