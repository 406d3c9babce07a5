/// The text of a cell: a character and at most four marks on it, which is what curses keeps.
///
/// Packed into two words, 21 bits for each scalar, so that a frame of twelve thousand cells is
/// copied and compared as plain memory, without counting references to strings.
struct CellText: Hashable, Sendable {
  static let empty = CellText([])
  static let blank = CellText(CollectionOfOne(" "))

  private static let bitsPerScalar: UInt64 = 21
  private static let mask: UInt64 = 1 << bitsPerScalar - 1
  private static let scalarsPerWord = 3
  static let mostScalars = 5

  /// The first three scalars, the first in the lowest bits; zero where there is none.
  private var low: UInt64 = 0
  /// The other two.
  private var high: UInt64 = 0

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var place = 0
    for scalar in scalars {
      guard place < Self.mostScalars else { return }
      let value = UInt64(scalar.value)
      if place < Self.scalarsPerWord {
        low |= value << (UInt64(place) * Self.bitsPerScalar)
      } else {
        high |= value << (UInt64(place - Self.scalarsPerWord) * Self.bitsPerScalar)
      }
      place += 1
    }
  }

  /// Whether it is one character of ASCII.
  var isASCII: Bool { high == 0 && low < 0x80 && low > 0 }

  var string: String {
    var string = ""
    for scalar in self { string.unicodeScalars.append(scalar) }
    return string
  }
}

extension CellText: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var low: UInt64
    fileprivate var high: UInt64

    mutating func next() -> Unicode.Scalar? {
      let value = UInt32(truncatingIfNeeded: low & CellText.mask)
      guard value != 0 else { return nil }
      low = low >> CellText.bitsPerScalar
      if low == 0 { swap(&low, &high) }
      return Unicode.Scalar(value)
    }
  }

  func makeIterator() -> Iterator { Iterator(low: low, high: high) }
}
