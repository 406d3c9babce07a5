import CICU

/// ICU's own pairwise comparison: slow, and the oracle of the sort keys.
@safe final class PairwiseOrder {
  private let collator: OpaquePointer
  private let primary: OpaquePointer

  init?(tag: String) {
    guard let collator = unsafe Self.open(tag), let primary = unsafe Self.open(tag) else {
      return nil
    }
    unsafe kith_ucol_setStrength(primary, UCOL_PRIMARY)
    unsafe self.collator = collator
    unsafe self.primary = primary
  }

  deinit {
    unsafe kith_ucol_close(collator)
    unsafe kith_ucol_close(primary)
  }

  private static func open(_ tag: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    return unsafe kith_ucol_open(icuLocale(tag), &status)
  }

  static func icuLocale(_ tag: String) -> String {
    var name = [CChar](repeating: 0, count: 200)
    var parsed: Int32 = 0
    var status = U_ZERO_ERROR
    let length = unsafe kith_uloc_forLanguageTag(tag, &name, 200, &parsed, &status)
    return String(decoding: name.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// At the strength of the locale: −1, 0 or 1.
  func compare(_ a: String, _ b: String) -> Int { unsafe compare(a, b, unsafe collator) }

  /// By primary weights alone: −1, 0 or 1.
  func comparePrimary(_ a: String, _ b: String) -> Int { unsafe compare(a, b, unsafe primary) }

  private func compare(_ a: String, _ b: String, _ order: OpaquePointer) -> Int {
    let a = Array(a.utf16)
    let b = Array(b.utf16)
    return unsafe Int(kith_ucol_strcoll(order, a, Int32(a.count), b, Int32(b.count)).rawValue)
  }

  /// Whether a text has more than one primary weight that counts.
  func hasSeveralWeights(_ text: String) -> Bool {
    let units = Array(text.utf16)
    return unsafe units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      let elements = unsafe kith_ucol_openElements(
        collator, buffer.baseAddress, Int32(buffer.count), &status)
      defer { unsafe kith_ucol_closeElements(elements) }
      var count = 0
      while true {
        let element = unsafe UInt32(bitPattern: kith_ucol_next(elements, &status))
        if element == .max { return count > 1 }
        if element >> 16 != 0, element & 0xC0 != 0xC0 { count += 1 }
      }
    }
  }

  /// All contractions that begin with a UTF-16 unit; reads the whole data.
  func contractions(startingWith unit: UInt16) -> [String] {
    let set = unsafe kith_uset_openEmpty()
    defer { unsafe kith_uset_close(set) }
    var status = U_ZERO_ERROR
    unsafe kith_ucol_getContractions(collator, set, &status)
    return unsafe strings(of: set).filter { $0.utf16.first == unit && $0.utf16.count > 1 }
  }

  /// The exemplars of the index of a locale.
  static func indexExemplars(_ tag: String) -> [String] {
    var status = U_ZERO_ERROR
    let data = unsafe kith_ulocdata_open(icuLocale(tag), &status)
    let set = unsafe kith_uset_openEmpty()
    defer {
      unsafe kith_uset_close(set)
      unsafe kith_ulocdata_close(data)
    }
    unsafe kith_ulocdata_getExemplarSet(data, set, ULOCDATA_ES_INDEX, &status)
    return unsafe strings(of: set)
  }
}

/// The characters and strings of a set.
private func strings(of set: OpaquePointer?) -> [String] {
  var result: [String] = []
  for item in 0..<(unsafe kith_uset_getItemCount(set)) {
    var start: UChar32 = 0
    var end: UChar32 = 0
    var units = [UInt16](repeating: 0, count: 32)
    var status = U_ZERO_ERROR
    let length = unsafe kith_uset_getItem(set, item, &start, &end, &units, 32, &status)
    if length > 0 {
      result.append(String(decoding: units.prefix(Int(length)), as: UTF16.self))
    } else {
      result += (start...end).compactMap { Unicode.Scalar(UInt32($0)).map { String($0) } }
    }
  }
  return result
}
