import Glibc

/// A folder of a test, removed when the test ends.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    var name = Array("/tmp/kith-test-XXXXXX\0".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw Failure(number: errno) }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  package struct Failure: Error {
    package let number: Int32

    package init(number: Int32) {
      self.number = number
    }
  }

  /// Writes a file and gives its path.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    guard let stream = unsafe fopen(file, "w") else { throw Failure(number: errno) }
    defer { unsafe fclose(stream) }
    guard unsafe fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw Failure(number: errno)
    }
    return file
  }

  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  /// Makes a folder and gives its path.
  package func folder(_ name: String) -> String {
    unsafe mkdir("\(path)/\(name)", 0o700)
    return "\(path)/\(name)"
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    guard unsafe unlink(path) != 0 else { return }
    unsafe chmod(path, 0o700)
    if let stream = unsafe opendir(path) {
      while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      unsafe closedir(stream)
    }
    unsafe rmdir(path)
  }
}

/// A card with a name and, if wanted, a UID.
package func card(_ name: String, uid: String? = nil, more: [String] = []) -> String {
  let lines =
    ["BEGIN:VCARD", "VERSION:3.0"] + (uid.map { ["UID:\($0)"] } ?? [])
    + ["FN:\(name)", "N:;\(name);;;"] + more + ["END:VCARD"]
  return lines.map { $0 + "\r\n" }.joined()
}
