internal import CICU

/// What ICU knows of a locale beside its collation.
enum LocaleData {
  /// The exemplar characters of a locale (UTS #35, part 2, section 3.1): the letters of its index,
  /// else those of its alphabet; which of the two is told.
  static func exemplars(icuLocale: String) -> (strings: [String], areIndex: Bool) {
    var status = U_ZERO_ERROR
    let data = unsafe kith_ulocdata_open(icuLocale, &status)
    guard unsafe data != nil, status.rawValue <= 0 else { return ([], true) }
    defer { unsafe kith_ulocdata_close(data) }
    let index = ICUStringSet()
    status = U_ZERO_ERROR
    unsafe kith_ulocdata_getExemplarSet(data, index.handle, ULOCDATA_ES_INDEX, &status)
    if status.rawValue <= 0 { return (index.strings, true) }
    let standard = ICUStringSet()
    status = U_ZERO_ERROR
    unsafe kith_ulocdata_getExemplarSet(data, standard.handle, ULOCDATA_ES_STANDARD, &status)
    return (status.rawValue <= 0 ? standard.strings : [], false)
  }

  /// A sample character of each script that has one, by ICU's number of the script.
  static let scriptSamples: [(script: Int32, sample: String)] = (0..<Int32(300)).compactMap {
    script in
    var status = U_ZERO_ERROR
    var buffer = [UInt16](repeating: 0, count: 8)
    let length = unsafe kith_uscript_getSampleString(
      UScriptCode(script), &buffer, Int32(buffer.count), &status)
    guard status.rawValue <= 0, length > 0 else { return nil }
    return (script, String(decoding: buffer.prefix(Int(length)), as: UTF16.self))
  }

  /// ICU's number of the script of a character.
  static func script(of scalar: Unicode.Scalar) -> Int32 {
    Int32(kith_uscript_getScript(UChar32(scalar.value)).rawValue)
  }

  /// The four letters of a script (ISO 15924).
  static func scriptName(_ script: Int32) -> String {
    guard let name = unsafe kith_uscript_getShortName(UScriptCode(script)) else { return "Zzzz" }
    return unsafe String(cString: name)
  }

  /// The general category of a character, as ICU numbers it.
  static func generalCategory(of scalar: Unicode.Scalar) -> Int8 {
    kith_u_generalCategory(UChar32(scalar.value))
  }

  /// Normalization form KD of `text`.
  static func nfkd(_ text: String) -> String {
    unsafe transformed(text) { source, length, result, room, status in
      unsafe kith_nfkd(source, length, result, room, &status)
    }
  }

  /// `text` in capital letters by the rules of a locale.
  static func uppercased(_ text: String, icuLocale: String) -> String {
    unsafe transformed(text) { source, length, result, room, status in
      unsafe kith_uppercase(source, length, result, room, icuLocale, &status)
    }
  }

  private static func transformed(
    _ text: String,
    by function: (
      UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode
    ) -> Int32
  ) -> String {
    let source = Array(text.utf16)
    var result = [UInt16](repeating: 0, count: 20 * source.count + 8)
    var status = U_ZERO_ERROR
    let length = unsafe source.withUnsafeBufferPointer { source in
      unsafe result.withUnsafeMutableBufferPointer { result in
        unsafe function(
          source.baseAddress, Int32(source.count), result.baseAddress, Int32(result.count),
          &status)
      }
    }
    guard status.rawValue <= 0 else { return text }
    return String(decoding: result.prefix(Int(length)), as: UTF16.self)
  }
}
