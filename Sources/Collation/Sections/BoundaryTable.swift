/// Lower boundaries in the order of primary weights, each with what begins there.
///
/// A name belongs to the last boundary that is not after its sort key. Since a boundary is cut
/// before the separator of the levels, comparing bytes compares primary weights alone (UTS #10,
/// section 7.3), so the key that sorts a name also finds its section: some 5 ns by halving over
/// the first eight bytes.
struct BoundaryTable<Target: Sendable>: Sendable {
  private var prefixes: [UInt64] = []
  private var keys: [[UInt8]] = []
  private var targets: [Target] = []

  /// Sorts the boundaries; of equal ones the last given stays.
  init(_ boundaries: [(key: [UInt8], target: Target)]) {
    let sorted = boundaries.enumerated().sorted { a, b in
      if a.element.key == b.element.key { return a.offset < b.offset }
      return a.element.key.lexicographicallyPrecedes(b.element.key)
    }
    for (_, boundary) in sorted {
      if keys.last == boundary.key {
        targets[targets.count - 1] = boundary.target
        continue
      }
      prefixes.append(KeyPrefix.first8(of: boundary.key))
      keys.append(boundary.key)
      targets.append(boundary.target)
    }
  }

  /// What begins at or before `key`, or nothing when it is before the first boundary.
  func target(of key: UnsafeBufferPointer<UInt8>) -> Target? {
    let prefix = unsafe KeyPrefix.first8(of: key)
    var place = unsafe prefixes.withUnsafeBufferPointer { prefixes in
      var low = 0
      var high = prefixes.count
      while low < high {
        let middle = (low + high) / 2
        if unsafe prefixes[middle] <= prefix { low = middle + 1 } else { high = middle }
      }
      return low - 1
    }
    // Boundaries longer than eight bytes that begin as the key does.
    while place >= 0, prefixes[place] == prefix, keys[place].count > 8,
      unsafe key.lexicographicallyPrecedes(keys[place])
    {
      place -= 1
    }
    return place < 0 ? nil : targets[place]
  }

  func target(of key: [UInt8]) -> Target? {
    unsafe key.withUnsafeBufferPointer { unsafe target(of: $0) }
  }
}

/// The first bytes of a key as one number that compares as the bytes do.
enum KeyPrefix {
  static func first8(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if key.count >= 8, let start = key.baseAddress {
      return unsafe UInt64(
        bigEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }
    var value: UInt64 = 0
    for place in 0..<8 {
      value = unsafe value << 8 | (place < key.count ? UInt64(key[place]) : 0)
    }
    return value
  }

  static func first8(of key: [UInt8]) -> UInt64 {
    unsafe key.withUnsafeBufferPointer { unsafe first8(of: $0) }
  }
}
