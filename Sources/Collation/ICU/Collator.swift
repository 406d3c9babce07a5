internal import CICU

/// A collator of ICU, opened once and never changed afterwards.
///
/// `ucol_getSortKey` and `ucol_strcoll` on a collator that nobody changes may run on any number of
/// threads at once (ICU user guide, "Collator, thread safety").
///
/// `@unchecked Sendable`: the handle is constant after `init`, and only such functions are called.
@safe final class Collator: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens the collator of an ICU locale identifier (`zh_Hant`, `de@collation=phonebook`).
  init(icuLocale: String) throws(CollationError) {
    var status = U_ZERO_ERROR
    guard let handle = unsafe kith_ucol_open(icuLocale, &status), status.rawValue <= 0 else {
      throw .dataUnavailable(ICUFault.name(of: status))
    }
    unsafe self.handle = handle
  }

  /// The same order down to the identical level (UTS #10, section 1.1): for the last ties.
  init?(identicalLevelOf other: Collator) {
    var status = U_ZERO_ERROR
    guard let handle = unsafe kith_ucol_clone(other.handle, &status), status.rawValue <= 0 else {
      return nil
    }
    unsafe kith_ucol_setStrength(handle, UCOL_IDENTICAL)
    unsafe self.handle = handle
  }

  deinit { unsafe kith_ucol_close(handle) }

  /// The locale whose data ICU uses, as ICU writes it; `root` when it has none of its own.
  var validLocale: String {
    var status = U_ZERO_ERROR
    guard let name = unsafe kith_ucol_getValidLocale(handle, &status), status.rawValue <= 0 else {
      return "root"
    }
    return unsafe String(cString: name)
  }

  /// Whether all three levels count and no character is skipped, as is the rule.
  var hasThreeLevels: Bool {
    var status = U_ZERO_ERROR
    let strength = unsafe kith_ucol_getAttribute(handle, UCOL_STRENGTH, &status)
    let alternate = unsafe kith_ucol_getAttribute(handle, UCOL_ALTERNATE_HANDLING, &status)
    let numeric = unsafe kith_ucol_getAttribute(handle, UCOL_NUMERIC_COLLATION, &status)
    return status.rawValue <= 0 && strength.rawValue >= UCOL_TERTIARY.rawValue
      && alternate == UCOL_NON_IGNORABLE && numeric == UCOL_OFF
  }

  /// Writes the sort key of `text` to `result` and gives its full length, the ending 00 counted;
  /// when that is more than the room, what `result` holds is worthless.
  func writeSortKey(
    of text: UnsafeBufferPointer<UInt16>, to result: UnsafeMutablePointer<UInt8>, room: Int
  ) -> Int {
    Int(
      unsafe kith_ucol_getSortKey(
        handle, text.baseAddress, Int32(text.count), result, Int32(clamping: room)))
  }

  /// The sort key of `text`, the ending 00 included.
  func sortKey(of text: some Collection<UInt16>) -> [UInt8] {
    let units = Array(text)
    var room = 4 * units.count + 32
    while true {
      var needed = 0
      let key = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        needed = unsafe units.withUnsafeBufferPointer { text in
          unsafe writeSortKey(of: text, to: start, room: room)
        }
        count = min(needed, room)
      }
      if needed <= room { return key }
      room = needed
    }
  }

  /// The primary weights of `text` as the start of its sort key: what is before the first
  /// separator (01) or the end (00).
  func primaryKey(of text: String) -> [UInt8] {
    Array(sortKey(of: text.utf16).prefix { $0 > 1 })
  }

  /// How two strings compare, by ICU's own pairwise comparison: the oracle of the sort keys.
  package func compare(_ a: some Collection<UInt16>, _ b: some Collection<UInt16>) -> Int {
    let a = Array(a)
    let b = Array(b)
    let result = unsafe a.withUnsafeBufferPointer { a in
      unsafe b.withUnsafeBufferPointer { b in
        unsafe kith_ucol_strcoll(
          handle, a.baseAddress, Int32(a.count), b.baseAddress, Int32(b.count))
      }
    }
    return Int(result.rawValue)
  }

  /// The number of primary weights of `text` that are not ignorable.
  ///
  /// A weight too long for one 32-bit element is followed by a continuation, whose two top bits
  /// of the last byte are set.
  func primaryWeightCount(of text: String) -> Int {
    let units = Array(text.utf16)
    return unsafe units.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      let elements = unsafe kith_ucol_openElements(
        handle, buffer.baseAddress, Int32(buffer.count), &status)
      defer { unsafe kith_ucol_closeElements(elements) }
      var count = 0
      while status.rawValue <= 0 {
        let element = unsafe UInt32(bitPattern: kith_ucol_next(elements, &status))
        if element == .max { break }
        if element >> 16 != 0, element & 0xC0 != 0xC0 { count += 1 }
      }
      return count
    }
  }

  /// The marks of labels among the contractions of the order: a slow reading of the whole data
  /// (some 20 ms), for orders whose labels cannot be named beforehand.
  func labelContractions() -> [String] {
    var status = U_ZERO_ERROR
    let set = ICUStringSet()
    unsafe kith_ucol_getContractions(handle, set.handle, &status)
    return set.strings.filter { CollationMarks.isLabel($0) && $0.unicodeScalars.count > 1 }
  }
}
