/// The type of media: by the word that cards use for it, or by the first bytes.
enum MediaSignature {
  /// The words of vCard 2.1 §2.4 and RFC 2426, and file name extensions some programs write.
  static let types: [String: String] = [
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "gif": "image/gif",
    "bmp": "image/bmp", "tiff": "image/tiff", "webp": "image/webp", "heic": "image/heic",
    "svg": "image/svg+xml", "wave": "audio/wave", "wav": "audio/wave", "basic": "audio/basic",
    "ogg": "audio/ogg", "mp3": "audio/mpeg", "aac": "audio/aac", "x509": "application/x509",
    "pgp": "application/pgp-keys",
  ]

  /// The type that a word of TYPE names in a property; nil for words such as `pref`.
  static func type(named word: String, of property: String) -> String? {
    let word = ASCII.lowercased(word)
    guard !["pref", "home", "work"].contains(word) else { return nil }
    if word.utf8.contains(ASCII.slash) { return word }
    if let type = types[word] { return type }
    switch property {
    case "PHOTO", "LOGO": return "image/" + word
    case "SOUND": return "audio/" + word
    case "KEY": return "application/" + word
    default: return nil
    }
  }

  /// The type that the first bytes show.
  static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if bytes.starts(with: Array("BM".utf8)) { return "image/bmp" }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) || bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A])
    {
      return "image/tiff"
    }
    let isHEIC =
      bytes.count >= 12 && bytes[4..<8].elementsEqual("ftyp".utf8)
      && ["heic", "heix", "mif1"].contains { bytes[8..<12].elementsEqual($0.utf8) }
    if isHEIC { return "image/heic" }
    let isRIFF = bytes.starts(with: Array("RIFF".utf8)) && bytes.count >= 12
    return isRIFF && bytes[8..<12].elementsEqual("WEBP".utf8) ? "image/webp" : nil
  }
}
