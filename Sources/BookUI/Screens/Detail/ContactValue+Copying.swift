import ContactBook

extension ContactValue {
  /// The value as the clipboard gets it: what it says, and nothing that could act where it is pasted.
  ///
  /// A line feed in a telephone number would run a line in a shell, and ESC could end the brackets that a
  /// shell puts around pasted text. Only kinds that are read as text keep their lines.
  var copyText: String {
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in value.unicodeScalars {
      let isSecondOfLineEnd = scalar == "\n" && previous == "\r"
      previous = scalar
      switch scalar.copyClass {
      case .text: text.append(scalar)
      case .lineEnd where isSecondOfLineEnd: break
      case .lineEnd: text.append(kind.hasLines ? "\n" : " ")
      case .tab: text.append(kind.hasLines ? "\t" : " ")
      case .harmful: break
      }
    }
    return String(text).trimmingBlanks
  }
}

extension ContactValue.Kind {
  /// Whether a value of several lines is meant to have them.
  fileprivate var hasLines: Bool {
    switch self {
    case .note, .postalAddress, .other: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate enum CopyClass {
    case text
    case lineEnd
    case tab
    case harmful
  }

  fileprivate var copyClass: CopyClass {
    switch value {
    case 0x09: .tab
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: .lineEnd
    case 0..<0x20, 0x7F..<0xA0: .harmful
    default: properties.isBidiControl ? .harmful : .text
    }
  }
}

extension String {
  /// Without blanks and line ends at both ends.
  var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Its lines that say something, as one.
  var inOneLine: String {
    split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
