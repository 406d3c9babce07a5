import Glibc

/// The bytes of a file as part of the memory, while they are scanned.
///
/// A file cut short by another program meanwhile would end this one, so a mapping is held for the time of one
/// scan and only for files too large to be read at once. Nothing changes the mapping between `init` and `deinit`, so
/// threads may share it.
@safe final class MappedFile: @unchecked Sendable {
  private let start: UnsafeMutableRawPointer
  private let count: Int

  /// Maps a file.
  ///
  /// - Parameters:
  ///   - file: The file, which may be closed afterwards.
  ///   - count: Its size, not 0.
  /// - Throws: `SystemError`.
  init(_ file: borrowing OpenFile, count: Int) throws(SystemError) {
    let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, file.descriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { throw .last }
    unsafe self.start = start
    self.count = count
    unsafe madvise(start, count, MADV_SEQUENTIAL)
  }

  deinit {
    unsafe munmap(start, count)
  }

  /// Calls a closure with the bytes.
  func withBytes<Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: count)
    try body(unsafe Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)))
  }
}
