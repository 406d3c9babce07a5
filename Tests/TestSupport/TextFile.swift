#if canImport(Glibc)
  import Glibc
#endif

/// A file that a test reads, or writes when it records.
package struct TextFile: Hashable, Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let path: String

  package init(_ path: String) { self.path = path }

  /// A file of the package, by its path from the top folder.
  package static func inPackage(_ path: String, file: String = #filePath) -> TextFile {
    let parts = file.split(separator: "/")
    let folders = parts[..<(parts.lastIndex(of: "Tests") ?? parts.endIndex)]
    return TextFile("/" + folders.joined(separator: "/") + "/" + path)
  }

  package var exists: Bool { unsafe access(path, F_OK) == 0 }

  /// The file's text, which must be UTF-8.
  package func read() throws -> String {
    guard let file = unsafe fopen(path, "r") else { throw failure("read") }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "\(path) is not UTF-8")
    }
    return text
  }

  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) throws {
    guard let file = unsafe fopen(path, "w") else { throw failure("write") }
    let written = unsafe fwrite(bytes, 1, bytes.count, file)
    guard unsafe fclose(file) == 0, written == bytes.count else { throw failure("write") }
  }

  private func failure(_ verb: String) -> Failure {
    unsafe Failure(description: "cannot \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}

/// Whether tests write their expected files anew: `KITH_RECORD=1`.
package enum Recording {
  package static var isOn: Bool {
    guard let value = unsafe getenv("KITH_RECORD") else { return false }
    return unsafe String(cString: value) == "1"
  }
}
