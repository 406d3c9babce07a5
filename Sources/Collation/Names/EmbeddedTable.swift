internal import CNameTables

/// A table of `Resources/names` in the program's read-only data, read as little-endian numbers.
///
/// `@unchecked Sendable`: the bytes are constant. Every read is checked against the size.
@safe struct EmbeddedTable: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  static let hanReadings = unsafe EmbeddedTable(
    start: kith_han_readings(), size: kith_han_readings_size())
  static let surnames = unsafe EmbeddedTable(start: kith_surnames(), size: kith_surnames_size())
  static let hanVariants = unsafe EmbeddedTable(
    start: kith_han_variants(), size: kith_han_variants_size())

  private init(start: UnsafePointer<UInt8>?, size: Int) {
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  func byte(at offset: Int) -> UInt8 { unsafe bytes[offset] }

  func number16(at offset: Int) -> UInt16 {
    unsafe precondition(offset >= 0 && offset + 2 <= bytes.count)
    return unsafe UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  func number32(at offset: Int) -> UInt32 {
    unsafe precondition(offset >= 0 && offset + 4 <= bytes.count)
    return unsafe UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
