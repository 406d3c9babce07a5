import CMappingGuard
import Glibc

/// The bytes of a file as part of the memory, while they are scanned.
///
/// When another program cuts the file short meanwhile, the bytes from the first missing page on become 0 and
/// `isCutShort` says so; without the guard, reading them would end the program. Nothing else changes the mapping
/// between `init` and `deinit`, so threads may share it.
@safe package final class MappedFile: @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let count: Int
  private let guardNumber: Int32

  /// Maps a file.
  ///
  /// - Parameters:
  ///   - file: The file, which may be closed afterwards.
  ///   - count: Its size, not 0.
  /// - Throws: `SystemError`.
  init(_ file: borrowing OpenFile, count: Int) throws(SystemError) {
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { throw .last }
    guardNumber = unsafe mapping_guard_add(start, count)
    guard guardNumber >= 0 else {
      let error = SystemError.last
      unsafe munmap(start, count)
      throw error
    }
    unsafe self.start = start
    self.count = count
    unsafe madvise(start, count, MADV_SEQUENTIAL)
  }

  deinit {
    mapping_guard_remove(guardNumber)
    unsafe munmap(start, count)
  }

  /// Whether bytes were looked at that the file no longer has.
  var isCutShort: Bool { mapping_guard_was_cut(guardNumber) }

  /// Calls a closure with the bytes.
  func withBytes<Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    try body(unsafe Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)))
  }
}
