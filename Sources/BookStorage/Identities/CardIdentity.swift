/// Identities for cards that their UID does not identify alone: those without one and those that share one.
///
/// | card | identity |
/// | --- | --- |
/// | without UID, in a folder | `file:` and the digest of its place: the folder's real path and the file's name |
/// | without UID, in a file of many | `card:` and the digest of its bytes |
/// | its UID is that of another card too, or has one of these forms | the UID, `#`, and the digest of its place or bytes |
///
/// None depends on which books are open, in which order, or where in its file a card stands. A UID never is such an
/// identity itself, since one of that form gets a digest of its own.
enum CardIdentity {
  private static let digestLength = 32

  /// The identity of a card with a UID or, without one, with what those of its kind begin with: `file:` or `card:`.
  static func made(uid: [UInt8]?, prefix: String, digits: [UInt8]) -> [UInt8] {
    (uid.map { $0 + [0x23] } ?? Array(prefix.utf8)) + digits
  }

  /// Another identity of the same form for a card whose made identity is not its own alone.
  static func remade(_ identity: [UInt8], digits: [UInt8]) -> [UInt8] {
    identity.dropLast(digestLength) + digits
  }

  /// Whether a text has the form of an identity that was made.
  static func isMade(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > digestLength else { return false }
    let start = text.endIndex - digestLength
    guard text[start - 1] == 0x23 || text[start - 1] == 0x3A,
      text[start...].allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 })
    else { return false }
    let stem = text[..<start]
    return text[start - 1] == 0x23 || stem.elementsEqual("file:".utf8)
      || stem.elementsEqual("card:".utf8)
  }

  /// What the digest of a place is made from; neither part can hold a NUL.
  static func place(folder: String, name: String) -> [UInt8] {
    Array(folder.utf8) + [0] + Array(name.utf8)
  }
}
