import Glibc

/// The names in a folder.
enum FolderListing {
  /// The names of an open folder, sorted, without `.` and `..`.
  static func names(in folder: borrowing OpenFile) throws(SystemError) -> [String] {
    // The stream takes a descriptor of its own, since closing the stream closes it.
    let copy = unsafe openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last }
    guard let stream = unsafe fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe SystemPath.string(text)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .last }
    return names.sorted()
  }
}
