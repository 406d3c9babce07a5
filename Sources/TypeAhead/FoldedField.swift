/// The parts of an entry's folded text; each begins with a byte of its own.
package enum FoldedField: UInt8, Sendable {
  /// The name as it is shown.
  case name = 1
  /// How the name is pronounced.
  case phonetic = 2
  /// Other words that the contact is known by: nickname, organisation, e-mail addresses.
  case words = 3
  /// A phone number: its digits, and the plus sign before them.
  case phone = 4

  /// All bytes below this one are marks of fields.
  static let markEnd: UInt8 = 8
}
