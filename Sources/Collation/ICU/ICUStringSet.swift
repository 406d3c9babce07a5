internal import CICU

/// A set of strings owned by ICU.
@safe struct ICUStringSet: ~Copyable {
  let handle: OpaquePointer?

  init() { unsafe handle = kith_uset_openEmpty() }

  deinit { unsafe kith_uset_close(handle) }

  /// The members: the single characters of the set's ranges, then its strings.
  var strings: [String] {
    var result: [String] = []
    for item in 0..<(unsafe kith_uset_getItemCount(handle)) {
      var start: UChar32 = 0
      var end: UChar32 = 0
      var buffer = [UInt16](repeating: 0, count: 64)
      var status = U_ZERO_ERROR
      let length = unsafe kith_uset_getItem(
        handle, item, &start, &end, &buffer, Int32(buffer.count), &status)
      guard status.rawValue <= 0 else { continue }
      if length == 0, start <= end {
        for value in start...end {
          if let scalar = Unicode.Scalar(UInt32(value)) { result.append(String(scalar)) }
        }
      } else if length > 0 {
        result.append(String(decoding: buffer.prefix(Int(length)), as: UTF16.self))
      }
    }
    return result
  }
}

/// The names of ICU's faults.
enum ICUFault {
  static func name(of status: UErrorCode) -> String { "ICU error \(status.rawValue)" }
}
