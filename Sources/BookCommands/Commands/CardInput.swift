import BookStorage
import VCardCodec

/// A file of cards for commands that read cards as they are, without opening a book.
struct CardInput {
  let path: String
  /// The file in UTF-8 or an 8-bit character set.
  let bytes: [UInt8]
  let outline: CardOutline
  /// Whether the file is UTF-16 and was converted.
  let isConverted: Bool
  /// Why there is nothing to read; nil when there is.
  let fault: String?

  /// Whether the file is one of a folder, where each card has a file of its own.
  let isInFolder: Bool

  /// The files at some paths, those of folders by name; a file that cannot be read is one with a fault.
  static func all(at paths: [String]) -> [CardInput] {
    var inputs: [CardInput] = []
    for path in paths {
      do {
        let files = try CardFiles.paths(at: path)
        inputs += files.map { reading($0, isInFolder: files != [path]) }
      } catch {
        inputs.append(CardInput(path, fault: error.description))
      }
    }
    return inputs
  }

  private static func reading(_ path: String, isInFolder: Bool) -> CardInput {
    do {
      return CardInput(path, try CardFiles.bytes(of: path), isInFolder: isInFolder)
    } catch {
      return CardInput(path, fault: error.description)
    }
  }

  private init(_ path: String, _ bytes: [UInt8], isInFolder: Bool) {
    let converted = VCardFile.convertedToUTF8(bytes.span)
    let text = converted ?? bytes
    outline = CardOutline(text.span)
    let isForeign = outline.diagnostics.contains { $0.code == .notACard }
    fault = isForeign ? "\(path): this is not a vCard file" : nil
    self.path = path
    self.bytes = text
    isConverted = converted != nil
    self.isInFolder = isInFolder
  }

  private init(_ path: String, fault: String) {
    self.path = path
    self.fault = fault
    bytes = []
    outline = CardOutline([UInt8]().span)
    isConverted = false
    isInFolder = false
  }

  /// Everything that is wrong with the file, by line.
  func diagnostics() -> [Diagnostic] {
    var found = outline.diagnostics
    if isConverted {
      found.append(
        Diagnostic(
          line: 1, severity: .warning, code: .convertedEncoding,
          text: "the file is UTF-16; it was converted for reading"))
    }
    if isInFolder, outline.cards.count > 1 {
      found.append(
        Diagnostic(
          line: outline.cards[1].head.number, severity: .warning, code: .severalCards,
          text: "more than one card in a file of a folder"))
    }
    var firstLines: [String: Int] = [:]
    for extent in outline.cards {
      let card = VCard(extent, in: bytes[...], diagnostics: &found)
      found += card.faults()
      guard let line = card["UID"], !line.text.isEmpty else { continue }
      if let first = firstLines[line.text] {
        found.append(
          Diagnostic(
            line: line.number, severity: .warning, code: .duplicateUID,
            text: "this UID is also that of the card in line \(first)"))
      } else {
        firstLines[line.text] = card.number
      }
    }
    return found.sorted { $0.line < $1.line }
  }
}
