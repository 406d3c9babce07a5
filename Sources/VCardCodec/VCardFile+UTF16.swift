extension VCardFile {
  /// The UTF-8 text of bytes that are UTF-16, nil when they are not.
  ///
  /// UTF-16 is known by its byte order mark, or by a NUL in every other of the first bytes, which is how
  /// `BEGIN` and blank lines before it look in it.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The text, or nil when the bytes are to be read as they are.
  /// - Complexity: O(1) when the bytes are not UTF-16, else linear.
  public static func convertedToUTF8(_ bytes: Span<UInt8>) -> [UInt8]? {
    guard let order = byteOrder(of: bytes) else { return nil }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = order.markLength
    while index + 1 < bytes.count {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(order.isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// In which order the bytes of UTF-16 stand, and how long the mark is; nil for other bytes.
  static func byteOrder(of bytes: Span<UInt8>) -> (isBigEndian: Bool, markLength: Int)? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return (false, 2)
    case (0xFE, 0xFF): return (true, 2)
    default: break
    }
    guard bytes.count >= 6 else { return nil }
    let isLittleEndian = bytes[1] == 0 && bytes[3] == 0 && bytes[5] == 0
    let isBigEndian = bytes[0] == 0 && bytes[2] == 0 && bytes[4] == 0
    guard isLittleEndian != isBigEndian else { return nil }
    let first = isBigEndian ? bytes[1] : bytes[0]
    let mayBegin = ASCII.uppercased(first) == 0x42 || (first <= ASCII.space && first > 0)
    return mayBegin ? (isBigEndian, 0) : nil
  }
}
