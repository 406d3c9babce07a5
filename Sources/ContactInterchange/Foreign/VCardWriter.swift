package import VCardCodec

/// Writes cards anew in another version.
package struct VCardWriter: ForeignWriter {
  private let version: VCardVersion
  private var written = WrittenCards()

  package init(version: VCardVersion) { self.version = version }

  package mutating func append(_ card: VCard) {
    let (converted, losses) = card.converted(to: version)
    for line in converted.lines { written.bytes += line.bytes }
    if written.bytes.last != 0x0A, written.bytes.last != 0x0D { written.bytes += [0x0D, 0x0A] }
    written.losses += losses
  }

  package mutating func finish() -> WrittenCards { written }
}
