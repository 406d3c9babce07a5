/// A line of LDIF, unfolded (RFC 2849).
struct LDIFLine {
  /// What stands after the name.
  enum Value {
    /// The bytes of the value, decoded from base64 where it was.
    case bytes(ArraySlice<UInt8>)
    /// An address at which the value is; it is never opened.
    case address
    /// A base64 text with characters that are not base64.
    case malformed
  }

  /// The line of the file at which it begins, counted from 1.
  let number: Int
  /// The attribute in lower case, without options; empty when the line is no attribute.
  let name: String
  /// The options behind the attribute in lower case, such as `lang-en`; `binary` is left out.
  let options: [String]
  let value: Value
}

/// Takes an LDIF file apart into lines.
///
/// A line that begins with one blank continues the line before it, comments too.
struct LDIFLineReader {
  /// What comes next in a file.
  enum Piece {
    case line(LDIFLine)
    /// Empty lines, which end an entry.
    case separator
    /// A line without a colon.
    case invalid(number: Int)
  }

  private let bytes: [UInt8]
  private var position = 0
  private var number = 1

  /// Begins at the start of a file.
  ///
  /// - Parameter bytes: UTF-8 or an 8-bit character set, without byte order mark.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next line, separator or faulty line; nil at the end.
  ///
  /// Comments are passed over.
  mutating func next() -> Piece? {
    while position < bytes.count {
      let start = number
      let line = logicalLine()
      guard let first = line.first else { return .separator }
      if first == 0x23 { continue }
      return piece(line, number: start)
    }
    return nil
  }

  /// The next line with its continuations; the bytes of the file themselves when there are none.
  private mutating func logicalLine() -> ArraySlice<UInt8> {
    let first = physicalLine()
    // A continuation of nothing is taken as one of the line before it, so an empty line ends an entry only
    // when no blank follows.
    guard !first.isEmpty, position < bytes.count, bytes[position] == 0x20 else { return first }
    var line = Array(first)
    while position < bytes.count, bytes[position] == 0x20 { line += physicalLine().dropFirst() }
    return line[...]
  }

  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let start = position
    let feed = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    var end = feed
    while end > start, bytes[end - 1] == 0x0D { end -= 1 }
    position = min(feed + 1, bytes.count)
    number += 1
    return bytes[start..<end]
  }

  private func piece(_ line: ArraySlice<UInt8>, number: Int) -> Piece {
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
      let (name, options) = attribute(line[..<colon])
    else { return .invalid(number: number) }
    var rest = line[(colon + 1)...]
    let mark = rest.first
    if mark == 0x3A || mark == 0x3C { rest = rest.dropFirst() }
    while rest.first == 0x20 { rest = rest.dropFirst() }
    let value: LDIFLine.Value =
      switch mark {
      case 0x3A: Base64Text.decode(rest).map { .bytes($0[...]) } ?? .malformed
      case 0x3C: .address
      default: .bytes(rest)
      }
    return .line(LDIFLine(number: number, name: name, options: options, value: value))
  }

  /// The parts of an attribute description (RFC 4512 §2.5); nil when it is none.
  private func attribute(_ text: ArraySlice<UInt8>) -> (String, [String])? {
    let trimmed = ForeignText.trimmed(text)
    guard !trimmed.isEmpty, trimmed.count <= 256, trimmed.allSatisfy(Self.isAttribute) else {
      return nil
    }
    var parts = trimmed.split(separator: 0x3B).map { part in
      String(decoding: part.map(ForeignText.lowercased), as: UTF8.self)
    }
    guard !parts.isEmpty else { return nil }
    let name = parts.removeFirst()
    return (name, parts.filter { $0 != "binary" })
  }

  private static func isAttribute(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x3B, 0x5F: true
    default: false
    }
  }
}
