/// The keys of a batch: chunks of names, each with its keys one behind another.
///
/// A chunk is filled by one thread. Bytes for a name: 16 for its entry, 4 for its place, and the
/// key itself (some 12 for a Chinese name, 25 for an English one).
///
/// `@unchecked Sendable`: every chunk is written by the one thread that took its number, and read
/// only after all threads have ended.
@safe final class KeyStore: @unchecked Sendable {
  static let chunkSize = 4096

  let count: Int
  let entries: UnsafeMutableBufferPointer<SortEntry>
  private let places: UnsafeMutableBufferPointer<UInt32>
  private let chunks: UnsafeMutableBufferPointer<UnsafeMutableBufferPointer<UInt8>>

  init(count: Int) {
    precondition(count <= SortEntry.indexLimit, "too many names")
    self.count = count
    unsafe entries = .allocate(capacity: count)
    unsafe places = .allocate(capacity: count)
    unsafe chunks = .allocate(capacity: (count + Self.chunkSize - 1) / Self.chunkSize)
    unsafe chunks.initialize(repeating: UnsafeMutableBufferPointer(start: nil, count: 0))
  }

  deinit {
    for place in unsafe 0..<chunks.count { unsafe chunks[place].deallocate() }
    unsafe chunks.deallocate()
    unsafe places.deallocate()
    unsafe entries.deallocate()
  }

  var chunkCount: Int { unsafe chunks.count }

  /// The bytes held for keys, entries and places.
  var byteCount: Int {
    var total = count * (MemoryLayout<SortEntry>.stride + MemoryLayout<UInt32>.stride)
    for place in unsafe 0..<chunks.count { total += unsafe chunks[place].count }
    return total
  }

  /// Writes the keys of one chunk.
  func fill(_ chunk: Int, from batch: BatchView, with writer: inout KeyWriter) {
    writer.removeAll()
    let names = chunk * Self.chunkSize..<min(count, (chunk + 1) * Self.chunkSize)
    for name in names {
      let start = writer.count
      unsafe writer.append(
        name: batch.name(name), phonetic: batch.phonetic(name),
        startsWithSurname: batch.startsWithSurname(name))
      unsafe places[name] = UInt32(writer.count)
      let key = unsafe UnsafeBufferPointer(rebasing: writer.bytes[start..<writer.count])
      unsafe entries.initializeElement(
        at: name, to: SortEntry(key: key, index: name, isExact: writer.isExact))
    }
    unsafe chunks[chunk] = writer.copyOfBytes()
  }

  /// The whole key of a name.
  func key(of name: Int) -> UnsafeBufferPointer<UInt8> {
    let chunk = name / Self.chunkSize
    let start = name % Self.chunkSize == 0 ? 0 : unsafe Int(places[name - 1])
    return unsafe UnsafeBufferPointer(rebasing: chunks[chunk][start..<Int(places[name])])
  }

  /// How the keys of two entries compare when their first twelve bytes are the same.
  func compareRest(_ a: SortEntry, _ b: SortEntry) -> Int {
    if a.isWholeKey { return 0 }
    let aKey = unsafe key(of: a.index)
    let bKey = unsafe key(of: b.index)
    for place in 12..<max(12, min(aKey.count, bKey.count)) where unsafe aKey[place] != bKey[place] {
      return unsafe aKey[place] < bKey[place] ? -1 : 1
    }
    return aKey.count - bKey.count
  }
}
