/// Tab-separated values: exact data, with `\t`, `\n`, `\r` and `\\` for what would end a field or a line.
package enum TSV {
  /// Appends a field with its escapes.
  package static func append(_ field: some Sequence<UInt8>, to line: inout [UInt8]) {
    for byte in field {
      switch byte {
      case 0x09: line += [0x5C, 0x74]
      case 0x0A: line += [0x5C, 0x6E]
      case 0x0D: line += [0x5C, 0x72]
      case 0x5C: line += [0x5C, 0x5C]
      default: line.append(byte)
      }
    }
  }

  /// A field with its escapes.
  package static func escape(_ field: String) -> String {
    var line: [UInt8] = []
    append(field.utf8, to: &line)
    return String(decoding: line, as: UTF8.self)
  }

  /// The data of a field; a backslash before any other letter, or at the end, is itself.
  package static func unescape(_ field: some Sequence<UInt8>) -> [UInt8] {
    var data: [UInt8] = []
    var isEscaped = false
    for byte in field {
      if isEscaped {
        isEscaped = false
        switch byte {
        case 0x74: data.append(0x09)
        case 0x6E: data.append(0x0A)
        case 0x72: data.append(0x0D)
        case 0x5C: data.append(0x5C)
        default: data += [0x5C, byte]
        }
      } else if byte == 0x5C {
        isEscaped = true
      } else {
        data.append(byte)
      }
    }
    if isEscaped { data.append(0x5C) }
    return data
  }
}
