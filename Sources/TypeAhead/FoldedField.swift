/// The parts of an entry's folded text; each begins with a byte of its own.
package enum FoldedField: UInt8, Sendable {
  /// The name as it is shown.
  case name = 1
  /// How the name is pronounced.
  case phonetic = 2
  /// Other names: nickname, parts of the name that are not shown.
  case otherName = 3
  /// A phone number: its digits, and the plus sign before them.
  case phone = 4
  /// An organisation or a part of one.
  case organization = 5
  /// An e-mail address.
  case email = 6

  /// All bytes below this one are marks of fields.
  static let markEnd: UInt8 = 8
}
