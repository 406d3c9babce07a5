/// A name while it is sorted: the first twelve bytes of its key, and which name it is.
///
/// Twelve bytes tell apart nearly all Han names; longer keys are looked up.
struct SortEntry {
  var head: UInt64
  var tail: UInt32
  /// Which name it is; the top bit tells that its key is exact.
  private var indexAndExactness: UInt32

  private static let exactBit: UInt32 = 0x8000_0000

  /// The greatest number of names there can be.
  static let indexLimit = Int(exactBit)

  /// An entry; `isExact` tells that no other exact name has this key.
  init(key: UnsafeBufferPointer<UInt8>, index: Int, isExact: Bool) {
    unsafe head = KeyPrefix.first8(of: key)
    var tail: UInt32 = 0
    for place in 8..<12 {
      tail = unsafe tail << 8 | (place < key.count ? UInt32(key[place]) : 0)
    }
    self.tail = tail
    indexAndExactness = UInt32(index) | (isExact ? Self.exactBit : 0)
  }

  var index: Int { Int(indexAndExactness & ~Self.exactBit) }
  var isExact: Bool { indexAndExactness & Self.exactBit != 0 }

  /// Whether the twelve bytes are the whole key: only its last byte is 00.
  var isWholeKey: Bool { tail & 0xFF == 0 }

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
