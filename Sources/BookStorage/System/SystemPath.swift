import Glibc
import UnicodeText

/// Paths on their way from and to the calls of the C library.
enum SystemPath {
  /// A path as the C library wants it.
  static func cString(_ path: String) -> [CChar] {
    var bytes = PathText.bytes(path).map { CChar(bitPattern: $0) }
    bytes.append(0)
    return bytes
  }

  /// The string of a path that the C library gives.
  static func string(_ pointer: UnsafePointer<CChar>) -> String {
    let count = unsafe strlen(pointer)
    let bytes = unsafe UnsafeBufferPointer(start: pointer, count: count)
    return PathText.string(unsafe bytes.map { UInt8(bitPattern: $0) })
  }
}
