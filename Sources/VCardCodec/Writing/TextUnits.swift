/// A value that is ready to be written: its bytes, and where a line may be folded.
struct TextUnits {
  private(set) var bytes: [UInt8] = []
  /// Where each unit ends.
  private var ends: [Int] = []

  var isEmpty: Bool { ends.isEmpty }

  mutating func append(_ unit: some Sequence<UInt8>) {
    bytes += unit
    if bytes.count > ends.last ?? 0 { ends.append(bytes.count) }
  }

  mutating func append(contentsOf other: TextUnits) {
    for unit in other.units { append(unit) }
  }

  /// The units, in order.
  var units: some Sequence<ArraySlice<UInt8>> {
    ends.indices.lazy.map { bytes[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
  }
}
