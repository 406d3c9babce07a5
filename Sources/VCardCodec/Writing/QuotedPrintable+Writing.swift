extension QuotedPrintable {
  /// The units of a text as they are encoded; a unit stays one.
  static func encode(_ text: TextUnits) -> TextUnits {
    var encoded = TextUnits()
    for unit in text.units {
      let triplets = encode(unit)
      if triplets.count < FoldedLine.limit {
        encoded.append(triplets)
      } else {
        // A character of many scalars is cut between them.
        encoded.append(contentsOf: units(ofEncoded: triplets))
      }
    }
    return encoded
  }

  /// A unit with something beyond ASCII is encoded throughout: in some character sets a byte of a
  /// character is that of a backslash or an equals sign.
  private static func encode(_ unit: ArraySlice<UInt8>) -> [UInt8] {
    let isPlain = unit.allSatisfy { $0 < 0x80 }
    return unit.flatMap { byte in
      isPlain && byte >= ASCII.space && byte < 0x7F && byte != ASCII.equals
        ? [byte] : triplet(byte)
    }
  }

  private static func triplet(_ byte: UInt8) -> [UInt8] { [ASCII.equals] + HexDigits.of(byte) }

  /// The units of a text that is encoded: the triplets of one character of UTF-8 stay together.
  static func units(ofEncoded text: [UInt8]) -> TextUnits {
    var units = TextUnits()
    var unit: [UInt8] = []
    var index = 0
    while index < text.count {
      var length = 1
      var value = text[index]
      if value == ASCII.equals, index + 2 < text.count, let high = ASCII.hexValue(text[index + 1]),
        let low = ASCII.hexValue(text[index + 2])
      {
        length = 3
        value = high << 4 | low
      }
      let continues = length == 3 && (0x80...0xBF).contains(value) && unit.count < 12
      if !continues {
        units.append(unit)
        unit.removeAll(keepingCapacity: true)
      }
      unit += text[index..<(index + length)]
      index += length
    }
    units.append(unit)
    return units
  }

  /// Writes encoded units, with soft breaks.
  ///
  /// A continued line never begins with what may begin a name or is a blank: programs that know no soft
  /// breaks would take it for a property or a fold. A blank never ends the value.
  static func write(_ units: TextUnits, to line: inout FoldedLine) {
    var rest = units.units.makeIterator()
    var next = rest.next()
    while let unit = next {
      next = rest.next()
      var written = Array(unit)
      if next == nil, let last = written.last, ASCII.isBlank(last) {
        written = written.dropLast() + triplet(last)
      }
      // A soft break takes the place of one octet, but on the last line.
      if line.column + written.count > FoldedLine.limit - 1, line.column > 0 {
        line.breakSoftly()
        if let first = written.first, ASCII.isName(first) || ASCII.isBlank(first) {
          written = triplet(first) + written.dropFirst()
        }
      }
      line.append(unbroken: written)
    }
  }
}
