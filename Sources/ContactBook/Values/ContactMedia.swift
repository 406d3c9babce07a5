/// A picture, logo, sound or key of a contact, decoded only when its bytes are asked for.
public struct ContactMedia: Sendable, Hashable {
  /// The largest text of an embedded picture that is decoded, in bytes: 8 MiB.
  ///
  /// A larger one is told by its size alone; a card may hold hundreds of megabytes.
  public static let largestEncodedCount = 8 << 20

  /// The media type such as `image/jpeg`; empty when neither the card nor the bytes say.
  public var type: String
  /// The address the bytes are at; empty when they are in the card.
  public var address: String
  /// The number of bytes when decoded; 0 when they are at an address.
  public var byteCount: Int
  /// The bytes of the card that hold the media, as they stand.
  private var encoded: ArraySlice<UInt8>
  private var decode: @Sendable (ArraySlice<UInt8>) -> [UInt8]?

  /// Makes media that stand at an address.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - type: The media type; empty when it is not known.
  public init(address: String, type: String = "") {
    self.type = type
    self.address = address
    byteCount = 0
    encoded = []
    decode = { _ in nil }
  }

  /// Makes media that are in the card.
  ///
  /// - Parameters:
  ///   - encoded: The bytes of the card that hold them; shared, not copied.
  ///   - byteCount: The number of bytes when decoded.
  ///   - type: The media type; empty when it is not known.
  ///   - decode: Decodes `encoded`.
  public init(
    encoded: ArraySlice<UInt8>, byteCount: Int, type: String = "",
    decode: @escaping @Sendable (ArraySlice<UInt8>) -> [UInt8]?
  ) {
    self.type = type
    address = ""
    self.byteCount = byteCount
    self.encoded = encoded
    self.decode = decode
  }

  /// Whether the media are in the card.
  public var isEmbedded: Bool { address.isEmpty }

  /// Whether the media are in the card and larger than what is decoded.
  public var isTooLarge: Bool { encoded.count > Self.largestEncodedCount }

  /// The decoded bytes; nil when they are at an address, or too large.
  ///
  /// - Complexity: Linear in the encoded text, at each call.
  public var bytes: [UInt8]? { isTooLarge ? nil : decode(encoded) }

  /// Whether two media are the same: the same type, at the same address or with the same bytes in their cards.
  public static func == (left: ContactMedia, right: ContactMedia) -> Bool {
    left.type == right.type && left.address == right.address && left.encoded == right.encoded
  }

  /// Feeds what tells media apart; of the bytes the first alone, for a photo is long.
  ///
  /// - Parameter hasher: What takes them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(address)
    hasher.combine(byteCount)
    hasher.combine(encoded.prefix(256))
  }
}
