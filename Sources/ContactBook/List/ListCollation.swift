import Collation

/// The order and the labels of a locale, ready for any number of lists.
///
/// Opening one takes some milliseconds, during which the cards can be read.
public struct ListCollation: Sendable {
  let collation: LocalizedIndexedCollation

  /// The locale as a BCP 47 tag.
  public var locale: String { collation.locale }

  /// Opens the collation of a locale.
  ///
  /// - Parameter locale: A BCP 47 tag; `und` for the order of the Unicode root collation.
  /// - Throws: `ArrangementError` when the tag is malformed, its language unknown, or the collation
  ///   data cannot be opened.
  /// - Complexity: Some milliseconds, whatever is sorted with it.
  public init(locale: String) throws(ArrangementError) {
    do throws(CollationError) {
      collation = try LocalizedIndexedCollation(locale: locale)
    } catch {
      throw ArrangementError(description: error.description)
    }
  }
}
