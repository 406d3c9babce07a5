import Glibc

/// An error number of the operating system.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  package let number: Int32

  package init(number: Int32) {
    self.number = number
  }

  /// The error that the last call of this thread left.
  package static var last: SystemError { SystemError(number: errno) }

  package static let brokenPipe = SystemError(number: EPIPE)
  static let notFound = SystemError(number: ENOENT)
  static let denied = SystemError(number: EACCES)
  static let wouldBlock = SystemError(number: EAGAIN)
  static let exists = SystemError(number: EEXIST)
  static let noSpace = SystemError(number: ENOSPC)
  static let overQuota = SystemError(number: EDQUOT)
  static let tooLarge = SystemError(number: EFBIG)
  static let readOnlyFileSystem = SystemError(number: EROFS)
  /// A file is no longer the one that was opened.
  static let stale = SystemError(number: ESTALE)
  static let interrupted = SystemError(number: EINTR)

  /// What a call gives; nil when what it is about is not there.
  ///
  /// To ask first whether something is there would not do: another program may take it away before the call.
  static func nilWhenNotFound<Result>(
    _ call: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result? {
    do throws(SystemError) {
      return try call()
    } catch {
      guard error == .notFound else { throw error }
      return nil
    }
  }

  /// What the system says about it, such as “No such file or directory”.
  package var description: String {
    // `strerror` may reuse its buffer for unknown numbers only; known ones are constant texts.
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
