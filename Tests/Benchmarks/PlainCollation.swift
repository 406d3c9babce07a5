import CICU

/// ICU's plain way, the peer of the collation engine: names compared in pairs, and the section of
/// each found by comparing it with the labels.
@safe struct PlainCollation {
  private let collator: OpaquePointer

  init(locale: String) throws {
    var status = U_ZERO_ERROR
    guard let collator = unsafe kith_ucol_open(locale, &status) else {
      throw BenchmarkError("ICU has no collator \(locale)")
    }
    unsafe self.collator = collator
  }

  func close() { unsafe kith_ucol_close(collator) }

  func compare(_ a: [UInt16], _ b: [UInt16]) -> Int32 {
    unsafe a.withUnsafeBufferPointer { a in
      unsafe b.withUnsafeBufferPointer { b in
        unsafe kith_ucol_strcoll(
          collator, a.baseAddress, Int32(a.count), b.baseAddress, Int32(b.count)
        ).rawValue
      }
    }
  }

  /// Sorts names and counts those of each label.
  func group(_ names: [[UInt16]], labels: [[UInt16]]) -> [Int] {
    let sorted = names.sorted { compare($0, $1) < 0 }
    var counts = [Int](repeating: 0, count: labels.count + 1)
    for name in sorted {
      var low = 0
      var high = labels.count
      while low < high {
        let middle = (low + high) / 2
        if compare(labels[middle], name) <= 0 { low = middle + 1 } else { high = middle }
      }
      counts[low] += 1
    }
    return counts
  }
}
