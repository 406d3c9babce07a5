import Glibc

/// The calls of the C library that read and write streams, made safe: buffers are arrays.
package enum StreamCalls {
  /// Writes all bytes, however many calls that takes.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress.map { unsafe $0 + start }, buffer.count - start)
      }
      if written >= 0 {
        start += written
      } else {
        try waitOrThrow(.last, descriptor, for: POLLOUT)
      }
    }
  }

  /// Waits where a call may be made again, as it may after a signal, and for a stream that another program has made
  /// non-blocking; throws where it may not.
  private static func waitOrThrow(
    _ error: SystemError, _ descriptor: Int32, for event: Int32
  ) throws(SystemError) {
    if error == .interrupted { return }
    guard error == .wouldBlock else { throw error }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    guard unsafe poll(&request, 1, -1) < 0 else { return }
    guard SystemError.last == .interrupted else { throw .last }
  }

  /// Reads what is there, at most `limit` bytes; an empty result is the end.
  package static func read(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    while true {
      var failure: SystemError?
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, limit)
        if got < 0 { failure = .last }
        count = max(0, got)
      }
      guard let failure else { return bytes }
      try waitOrThrow(failure, descriptor, for: POLLIN)
    }
  }
}
