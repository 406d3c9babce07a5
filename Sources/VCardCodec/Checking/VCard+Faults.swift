extension VCard {
  /// What is wrong with the card beyond its lines: version, name, texts and encodings.
  ///
  /// - Returns: The faults, by line.
  /// - Complexity: linear in the card; every value is decoded.
  public func faults() -> [Diagnostic] {
    var faults = versionFaults() + nameFaults() + lineFaults()
    for line in properties { faults += line.faults() }
    return faults.sorted { $0.line < $1.line }
  }

  private func versionFaults() -> [Diagnostic] {
    guard version == nil else { return [] }
    guard let line = self["VERSION"] else {
      return [fault(number, .missingVersion, "the card has no VERSION; it is read as 3.0")]
    }
    return [fault(line.number, .unknownVersion, "this VERSION is not known; it is read as 3.0")]
  }

  private func nameFaults() -> [Diagnostic] {
    let hasName = ["FN", "N"].contains { name in
      all(name).contains { $0.rawValue.contains { $0 > ASCII.space && $0 != ASCII.semicolon } }
    }
    return hasName ? [] : [fault(number, .missingName, "the card has neither FN nor N")]
  }

  private func fault(_ line: Int, _ code: Diagnostic.Code, _ text: String) -> Diagnostic {
    Diagnostic(line: line, severity: .warning, code: code, text: text)
  }
}

extension ContentLine {
  /// What is wrong with the encoding of the value.
  func faults() -> [Diagnostic] {
    let raw = rawValue
    switch encoding {
    case .base64:
      guard !DataAddress.isPresent(in: raw), Base64.isMalformed(raw) else { return [] }
      return [fault(.error, .invalidBase64, "\(name) is not base64 throughout")]
    case .quotedPrintable:
      let bad = QuotedPrintable.isMalformed(raw)
      return
        (bad
        ? [
          fault(
            .warning, .invalidQuotedPrintable, "an escape of \(name) is none; it stays as written")
        ] : []) + textFaults(QuotedPrintable.decode(raw))
    case .none: return textFaults(raw)
    }
  }

  private func textFaults(_ bytes: [UInt8]) -> [Diagnostic] {
    if let charset = parameter("CHARSET") {
      guard !TextDecoding.isKnown(charset) else { return [] }
      return [fault(.warning, .unknownCharset, "the character set of \(name) is not known")]
    }
    guard TextDecoding.isMalformed(bytes) else { return [] }
    return [fault(.warning, .invalidText, "\(name) is not UTF-8 and names no character set")]
  }

  private func fault(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ text: String
  ) -> Diagnostic {
    Diagnostic(line: number, severity: severity, code: code, text: text)
  }
}
