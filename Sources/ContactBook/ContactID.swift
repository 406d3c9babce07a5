/// Names one contact of a `Book` for as long as that book lives.
///
/// A small number, given out once and never reused, so that a selection or a mark on the screen
/// follows the contact and not its row. It means nothing outside the book that gave it; what is kept
/// on disk is the contact's identity string (`Book.identity(of:)`).
public struct ContactID: Hashable, Comparable, Sendable, RawRepresentable {
  /// The position of the contact in its book's order of insertion, from 0, removed contacts counted.
  public let rawValue: UInt32

  /// Makes the identifier with a raw value that a book gave.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The raw value as an index into arrays that run parallel to the book.
  public var index: Int { Int(rawValue) }

  /// Whether one contact was inserted before another.
  public static func < (left: ContactID, right: ContactID) -> Bool {
    left.rawValue < right.rawValue
  }
}
