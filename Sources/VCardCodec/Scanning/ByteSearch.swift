import Glibc

/// Search for single bytes: the one file of this module that touches memory by address.
///
/// `memchr` of the C library looks at 32 bytes in one step, a loop in Swift at one; finding the ends
/// of lines is most of the work of reading a large book.
enum ByteSearch {
  /// The index of the first `byte` at or after `start`, or the count when there is none.
  @inline(__always)
  static func index(of byte: UInt8, in bytes: Span<UInt8>, from start: Int) -> Int {
    let count = bytes.count
    guard start < count else { return count }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress,
        let hit = unsafe memchr(base + start, CInt(byte), count - start)
      else { return count }
      return unsafe UnsafeRawPointer(hit) - UnsafeRawPointer(base)
    }
  }
}

extension Span where Element == UInt8 {
  /// Whether the bytes at `start` are those of `word` (upper case), in any case.
  func hasWord(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= count else { return false }
    return word.withUTF8Buffer { letters in
      for offset in 0..<length {
        guard unsafe ASCII.uppercased(self[start + offset]) == letters[offset] else { return false }
      }
      return true
    }
  }

  /// Whether the bytes at `start` are those of `word` (upper case), in any case.
  func holds(_ word: String, at start: Int) -> Bool {
    guard start + word.utf8.count <= count else { return false }
    var index = start
    for letter in word.utf8 {
      guard ASCII.uppercased(self[index]) == letter else { return false }
      index += 1
    }
    return true
  }
}
