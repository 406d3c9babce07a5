#if canImport(Glibc)
  import Glibc
#endif

/// A folder that a test lists.
package struct TestFolder: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// A folder of the package, by its path from the top folder.
  package static func inPackage(_ path: String, file: String = #filePath) -> TestFolder {
    TestFolder(TextFile.inPackage(path, file: file).path)
  }

  /// The names in it in byte order, without those that begin with a dot.
  package var names: [String] {
    guard let handle = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  package func folder(_ name: String) -> TestFolder { TestFolder(path + "/" + name) }

  package func file(_ name: String) -> TextFile { TextFile(path + "/" + name) }
}

/// The top folder of the package as the process's own, so that tests can name files as a user would.
package enum PackageFolder {
  /// Goes there, once; whether that worked.
  package static let isCurrent = unsafe chdir(TestFolder.inPackage(".").path) == 0
}
