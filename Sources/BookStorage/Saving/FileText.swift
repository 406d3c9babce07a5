import VCardCodec

/// How the text of a file of cards is written, for what is added to it.
struct FileText: Sendable {
  /// Set for a UTF-16 file.
  let layout: UTF16Layout?
  /// Whether something may be written at its end as it is: it is empty or ends with a line.
  let endsWithLine: Bool
  /// What ends its lines, as its last line shows.
  let lineEnd: [UInt8]

  /// How much of the end of a file is looked at.
  private static let tailSize = 1 << 16

  /// Looks at a file.
  init(_ contents: FileBytes) {
    var layout: UTF16Layout?
    var tail: [UInt8] = []
    contents.withSpan { bytes in
      if VCardFile.convertedToUTF8(bytes.extracting(first: min(64, bytes.count))) != nil {
        layout = UTF16Layout(bytes)
      }
      tail = layout?.lastLetters(Self.tailSize, of: bytes) ?? []
      guard layout == nil else { return }
      for index in max(0, bytes.count - Self.tailSize)..<bytes.count { tail.append(bytes[index]) }
    }
    self.layout = layout
    endsWithLine = tail.isEmpty || tail.last == 0x0A || tail.last == 0x0D
    if let feed = tail.lastIndex(of: 0x0A) {
      lineEnd = feed > 0 && tail[feed - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
    } else {
      lineEnd = tail.contains(0x0D) ? [0x0D] : [0x0D, 0x0A]
    }
  }

  /// A text as bytes of the file.
  func encode(_ utf8: [UInt8]) -> [UInt8] {
    layout?.encode(utf8) ?? utf8
  }

  /// Bytes for the end of the file, on a line of their own.
  func separated(_ bytes: [UInt8]) -> [UInt8] {
    endsWithLine ? bytes : encode(lineEnd) + bytes
  }
}
