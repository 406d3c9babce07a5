import ContactBook
import VCardCodec

extension ValueText {
  /// A picture, logo, sound or key: told by type and size; its bytes are decoded when they are asked for.
  static func media(_ line: ContentLine) -> ValueText {
    let media = line.media
    let type = media.mediaType ?? ""
    switch media.source {
    case .address(let address):
      return ValueText(
        text: address, content: .media(ContactMedia(address: address, type: type)))
    case .text(let text): return ValueText(text: TextLines.unified(text))
    case .embedded(let count):
      let content = ContactMedia(encoded: line.bytes, byteCount: count, type: type) { _ in
        line.mediaBytes
      }
      let size = content.isTooLarge ? "\(bytes(count)), too large to be shown" : bytes(count)
      return ValueText(
        text: joined([line.name.lowercased(), size, type], by: ", "), content: .media(content))
    }
  }

  /// A number of bytes with its thousands apart.
  private static func bytes(_ count: Int) -> String {
    var digits = Array(String(count))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return String(digits) + (count == 1 ? " byte" : " bytes")
  }
}
