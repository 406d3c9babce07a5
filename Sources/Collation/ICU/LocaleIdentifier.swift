internal import CICU

/// A locale as ICU names it, made from a language tag.
struct LocaleIdentifier {
  /// As ICU writes it: `zh_Hant_TW`, `de@collation=phonebook`.
  let name: String
  let language: String

  /// Reads a language tag (BCP 47), whole or not at all.
  init(tag: String) throws(CollationError) {
    var parsed: Int32 = 0
    guard !tag.isEmpty, !tag.utf8.contains(0),
      let name = unsafe Self.read({ buffer, room, status in
        unsafe kith_uloc_forLanguageTag(tag, buffer, room, &parsed, &status)
      }), parsed == tag.utf8.count
    else { throw .malformedLocaleTag(tag) }
    self.init(name: name)
    guard language.isEmpty || Self.isKnown(language) else {
      throw .unknownLanguage(tag: tag, language: language)
    }
  }

  init(name: String) {
    self.name = name
    language = unsafe Self.subtag(of: name, kith_uloc_getLanguage)
  }

  var script: String { unsafe Self.subtag(of: name, kith_uloc_getScript) }
  var region: String { unsafe Self.subtag(of: name, kith_uloc_getCountry) }
  var collationType: String { unsafe Self.subtag(of: name, kith_uloc_getCollation) }

  /// With the script and the region that are most likely (UTS #35, likely subtags).
  var maximized: LocaleIdentifier {
    unsafe LocaleIdentifier(name: Self.subtag(of: name, kith_uloc_addLikelySubtags))
  }

  /// The language tag (BCP 47).
  var tag: String { unsafe Self.subtag(of: name, kith_uloc_toLanguageTag) }

  private static func isKnown(_ language: String) -> Bool {
    guard let list = unsafe kith_uloc_getISOLanguages() else { return false }
    var place = 0
    while let entry = unsafe list[place] {
      if unsafe String(cString: entry) == language { return true }
      place += 1
    }
    return false
  }

  private static func subtag(
    of name: String,
    _ function: (
      UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>?
    ) -> Int32
  ) -> String {
    unsafe read { buffer, room, status in unsafe function(name, buffer, room, &status) } ?? ""
  }

  private static func read(
    _ function: (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var text = [CChar](repeating: 0, count: 512)
    let length = unsafe text.withUnsafeMutableBufferPointer { buffer in
      unsafe function(buffer.baseAddress, Int32(buffer.count), &status)
    }
    guard status.rawValue <= 0, length >= 0, length < text.count else { return nil }
    return String(decoding: text.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
