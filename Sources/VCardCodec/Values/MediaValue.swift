/// A picture, sound, logo or key: where its bytes are, of what type, and how many.
public struct MediaValue: Hashable, Sendable {
  /// Where the bytes are.
  public enum Source: Hashable, Sendable {
    /// In the card; the number of bytes when decoded.
    case embedded(byteCount: Int)
    /// At an address.
    case address(String)
    /// A text in the card, as some put a key or the reading of a name there.
    case text(String)
  }

  /// The media type such as `image/jpeg`; nil when the card does not say and the bytes do not show it.
  public var mediaType: String?
  /// Where the bytes are.
  public var source: Source
}

extension ContentLine {
  /// The value of PHOTO, LOGO, SOUND or KEY; its bytes are counted, not decoded.
  ///
  /// Reads all spellings: base64 in the line (2.1 `BASE64`, 3.0 `b`), a `data:` address with or without
  /// escapes (4.0), another address; a picture in base64 of which nothing says that it is.
  ///
  /// - Complexity: linear in the line.
  public var media: MediaValue {
    let raw = rawValue
    if let data = DataAddress(raw) {
      return MediaValue(
        mediaType: data.mediaType ?? statedMediaType,
        source: .embedded(byteCount: data.byteCount))
    }
    if encoding == .base64 || isUnmarkedPicture(raw) {
      return MediaValue(
        mediaType: statedMediaType ?? MediaSignature.type(of: Base64.decode(raw.prefix(64))),
        source: .embedded(byteCount: Base64.decodedCount(raw)))
    }
    let text = text
    let isAddress =
      parameter("VALUE").map { ["uri", "url", "cid", "content-id"].contains(ASCII.lowercased($0)) }
      ?? (AddressScheme.isPresent(in: text)
        || version == .v40 && AddressScheme.isAny(in: text))
    return MediaValue(
      mediaType: statedMediaType, source: isAddress ? .address(text) : .text(text))
  }

  /// The decoded bytes of PHOTO, LOGO, SOUND or KEY; nil when they are not in the card.
  ///
  /// - Complexity: linear in the line.
  public var mediaBytes: [UInt8]? {
    let raw = rawValue
    if let data = DataAddress(raw) { return data.bytes }
    return encoding == .base64 || isUnmarkedPicture(raw) ? Base64.decode(raw) : nil
  }

  /// Whether the value is a picture in base64 though nothing says so, as some exports have it.
  private func isUnmarkedPicture(_ raw: [UInt8]) -> Bool {
    guard encoding == .none, name == "PHOTO" || name == "LOGO", raw.count >= 32,
      MediaSignature.type(of: Base64.decode(raw.prefix(64))) != nil
    else { return false }
    return !Base64.isMalformed(raw)
  }

  /// The media type that MEDIATYPE or TYPE names.
  private var statedMediaType: String? {
    if let stated = parameter("MEDIATYPE") { return ASCII.lowercased(stated) }
    let words = parameters.filter { $0.name == "TYPE" }.flatMap(\.values).map(ASCII.lowercased)
    for word in words {
      if let type = MediaSignature.type(named: word, of: name) { return type }
    }
    return nil
  }
}
