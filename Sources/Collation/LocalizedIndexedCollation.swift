/// The order and the sections of names in a locale, as a phone shows them.
///
/// What UIKit's `UILocalizedIndexedCollation` is for an app's language, this is for any locale at
/// run time. Labels and order come from ICU (CLDR); the readings of Chinese surnames from a table
/// of the library. One sort key for each name serves both its place and its section.
///
/// ```swift
/// let collation = try LocalizedIndexedCollation(locale: "zh-Hans")
/// let names = collation.collate(["王小明", "曾国藩", "Alice", "3M"])
/// names.sections.map(\.title)  // ["A", "W", "Z", "#"]
/// ```
///
/// A value is constant and may be used on several threads at once.
public struct LocalizedIndexedCollation: Sendable {
  let engine: CollationEngine

  /// The language tag the collation was asked for.
  public let locale: String

  /// Opens the collation of a locale.
  ///
  /// A `co` key chooses among the orders of a language (`zh-u-co-stroke`, `de-u-co-phonebk`); what
  /// ICU knows only in part falls back as ICU says, which `fallback` tells.
  ///
  /// - Parameter locale: A language tag (BCP 47), such as `de`, `zh-Hant-TW` or `und`.
  /// - Throws: `CollationError` when the tag is not well formed or its language unknown.
  /// - Complexity: Some 2 ms the first time for a language, most of it spent by ICU.
  public init(locale: String) throws(CollationError) {
    let identifier = try LocaleIdentifier(tag: locale)
    engine = try CollationEngine(locale: identifier)
    self.locale = locale
  }

  /// What ICU uses in place of the locale asked for, or nothing when it knows all of it.
  ///
  /// For example `de` for `de-XX`, and `und`, the order of all languages, for `tlh`.
  /// A type of collation that the language does not have is told as well.
  public var fallback: String? {
    let valid = LocaleIdentifier(name: engine.collator.validLocale)
    let isRoot = engine.collator.validLocale == "root" || valid.language.isEmpty
    let asked = engine.locale
    if asked.language.isEmpty { return nil }
    if isRoot { return "und" }
    let askedWhole = asked.maximized
    let validWhole = valid.maximized
    let isSame =
      askedWhole.language == validWhole.language && askedWhole.script == validWhole.script
      && (asked.region.isEmpty || asked.region == valid.region
        || askedWhole.region == validWhole.region)
      && (asked.collationType.isEmpty || valid.collationType == asked.collationType)
    return isSame ? nil : valid.tag
  }
}

extension LocalizedIndexedCollation {
  /// Checks a tag as `init(locale:)` does, without opening a collation.
  package static func check(locale tag: String) throws(CollationError) {
    _ = try LocaleIdentifier(tag: tag)
  }
}
