import CFileCalls
import Glibc

/// The attributes beside the contents of a file: access control lists, labels, notes of other programs.
enum ExtendedAttributes {
  /// Copies those that may be copied; the others are the system's own affair.
  static func copy(from source: Int32, to target: Int32) {
    for name in names(of: source) {
      let size = unsafe fgetxattr(source, name, nil, 0)
      guard size >= 0 else { continue }
      var value = [UInt8](repeating: 0, count: size)
      guard unsafe fgetxattr(source, name, &value, size) == size else { continue }
      unsafe fsetxattr(target, name, value, size, 0)
    }
  }

  /// The names, each with the NUL at its end.
  private static func names(of descriptor: Int32) -> [[CChar]] {
    let size = flistxattr(descriptor, nil, 0)
    guard size > 0 else { return [] }
    var list = [CChar](repeating: 0, count: size)
    let count = unsafe flistxattr(descriptor, &list, size)
    guard count > 0 else { return [] }
    return list.prefix(count).split(separator: 0).map { Array($0) + [0] }
  }
}
