/// Numbers as dates write them.
package enum PaddedNumber {
  /// The digits of a number with zeros in front.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - count: The least number of digits.
  /// - Returns: The text; a negative number has its sign before the zeros.
  package static func text(_ number: Int, _ count: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, count - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
