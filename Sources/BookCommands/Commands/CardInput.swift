import BookStorage
import ContactInterchange
import VCardCodec

/// The cards of a file as they are.
struct CardInput {
  let place: CardPlace
  /// The file in UTF-8 or an 8-bit character set.
  let bytes: [UInt8]
  let outline: CardOutline
  /// Whether the file is UTF-16 and was converted.
  let isConverted: Bool

  /// Reads a file.
  init(_ place: CardPlace) throws(StorageError) {
    let raw = try CardFiles.bytes(of: place.path)
    let converted = VCardFile.convertedToUTF8(raw.span)
    let text = converted ?? raw
    bytes = text
    outline = CardOutline(text.span)
    isConverted = converted != nil
    self.place = place
  }

  /// The entries of a file of another format; nil when the file holds vCards or is of no format that is known.
  ///
  /// - Complexity: linear in the file.
  func foreignEntries() -> ReadCards? {
    guard outline.cards.isEmpty, let format = ForeignFormat.recognized(bytes), format != .vcf else {
      return nil
    }
    return format.read(bytes)
  }

  /// Why the file holds no card at all; nil when it holds one.
  var fault: Diagnostic? {
    guard outline.cards.isEmpty else { return nil }
    let cause =
      bytes.isEmpty
      ? "the file is empty"
      : bytes.prefix(4_096).contains(0) ? "a binary file, not vCards" : "no vCard in this file"
    return outline.diagnostics.first { $0.code == .notACard }
      ?? Diagnostic(line: 1, severity: .error, code: .notACard, text: cause)
  }

  /// Everything that is wrong with the file, by line.
  ///
  /// - Parameter uids: The UIDs of the files before it.
  /// - Returns: The faults, none twice.
  func diagnostics(_ uids: inout KnownUIDs) -> [Diagnostic] {
    uids.enter(place)
    var found = outline.diagnostics
    if let fault, !found.contains(fault) { found.append(fault) }
    if isConverted {
      found.append(
        Diagnostic(
          line: 1, severity: .warning, code: .convertedEncoding,
          text: "the file is UTF-16; it was converted for reading"))
    }
    if place.folder != nil, outline.cards.count > 1 {
      found.append(
        Diagnostic(
          line: outline.cards[1].head.number, severity: .warning, code: .severalCards,
          text: "more than one card in a file of a folder"))
    }
    for extent in outline.cards {
      let card = VCard(extent, in: bytes[...], diagnostics: &found)
      found += card.faults()
      guard let line = card["UID"], !line.text.isEmpty,
        let other = uids.other(with: line.text, line: card.number)
      else { continue }
      found.append(
        Diagnostic(
          line: line.number, severity: .warning, code: .duplicateUID,
          text: "this UID is also that of the card \(other)"))
    }
    return found.sorted { $0.line < $1.line }
  }
}
