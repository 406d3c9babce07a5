#if canImport(Glibc)
  import Glibc
#endif

/// Folders that tests read their cases from.
package enum FileTree {
  /// The paths of all files in a folder and the folders in it, by name, from that folder on.
  package static func files(in folder: String) -> [String] {
    var found: [String] = []
    collect(folder, prefix: "", into: &found)
    return found.sorted()
  }

  private static func collect(_ folder: String, prefix: String, into found: inout [String]) {
    guard let stream = unsafe opendir(folder) else { return }
    defer { unsafe closedir(stream) }
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe String(cString: text)
        }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = folder + "/" + name
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        collect(path, prefix: prefix + name + "/", into: &found)
      } else {
        found.append(prefix + name)
      }
    }
  }
}

extension TextFile {
  /// The file's bytes, whatever they are.
  package func readBytes() throws -> [UInt8] {
    guard let file = unsafe fopen(path, "r") else {
      throw Failure(description: "cannot read \(path)")
    }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk.prefix(count)
    }
  }
}
