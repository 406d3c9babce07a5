/// A name while it is sorted: the first twelve bytes of its key, and which name it is.
///
/// Twelve bytes tell apart nearly all Han names; longer keys are looked up.
struct SortEntry {
  var head: UInt64
  var tail: UInt32
  var index: UInt32

  init(key: UnsafeBufferPointer<UInt8>, index: UInt32) {
    unsafe head = KeyPrefix.first8(of: key)
    var tail: UInt32 = 0
    for place in 8..<12 {
      tail = unsafe tail << 8 | (place < key.count ? UInt32(key[place]) : 0)
    }
    self.tail = tail
    self.index = index
  }

  /// Byte `depth` of the key, from 0 to 11.
  func byte(at depth: Int) -> Int {
    depth < 8
      ? Int(truncatingIfNeeded: head >> UInt64(56 - 8 * depth)) & 0xFF
      : Int(tail >> UInt32(88 - 8 * depth)) & 0xFF
  }

  var section: SectionID {
    SectionID(
      keyBytes: UInt8(truncatingIfNeeded: head >> 56), UInt8(truncatingIfNeeded: head >> 48),
      UInt8(truncatingIfNeeded: head >> 40))
  }
}
