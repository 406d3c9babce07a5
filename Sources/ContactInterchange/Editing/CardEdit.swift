/// One change of a card, as `kith edit --set K=V`, `--add K=V`, `--remove K[=V]` and `kith add K=V` say it.
package struct CardEdit: Hashable, Sendable {
  /// What is done.
  package enum Action: Hashable, Sendable {
    /// The value takes the place of the one that the key names, or is added when there is none.
    case set
    /// The value is added to those that are there.
    case add
    /// The values that the key names are taken out; with a value, only those equal to it.
    case remove
  }

  /// A value.
  package enum Value: Hashable, Sendable {
    /// A text.
    case text(String)
    /// The content of a file that the caller is to read (`photo=PATH`), as ``data(_:)``.
    case file(String)
    /// Bytes of a picture.
    case data([UInt8])
  }

  /// What is done.
  package var action: Action
  /// What it is done to.
  package var key: CardKey
  /// The value; nil for a removal that names none.
  package var value: Value?

  package init(_ action: Action, _ key: CardKey, _ value: Value? = nil) {
    self.action = action
    self.key = key
    self.value = value
  }

  /// Reads `K=V`, or `K` for a removal.
  ///
  /// The key ends at the first equals sign outside quotes; the value is everything after it, as it
  /// stands. Setting nothing (`K=`) is a removal.
  ///
  /// - Throws: `CardEditError`, which says what is not understood.
  package static func parse(
    _ action: Action, _ text: String
  ) throws(CardEditError) -> CardEdit {
    guard let equals = end(ofKey: text, before: "=") else {
      guard action == .remove else {
        throw text.contains("=")
          ? CardEditError.openQuotes(in: text)
          : CardEditError(.noValue, "‘\(text)’ needs a value: \(text)=…")
      }
      return CardEdit(.remove, try CardKey(text))
    }
    let key = try CardKey(String(text[..<equals]))
    let value = TextLines.unified(String(text[text.index(after: equals)...]))
    guard !value.isEmpty else {
      guard action != .add else {
        throw CardEditError(.noValue, "‘\(key.text)’ needs a value after ‘=’")
      }
      return CardEdit(.remove, key)
    }
    guard key.field == .photo, action != .remove, !isAddress(value) else {
      return CardEdit(action, key, .text(value))
    }
    return CardEdit(action, key, .file(value))
  }

  /// Where a key ends: at the character, outside quotes.
  static func end(ofKey text: String, before end: Character) -> String.Index? {
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\", isQuoted {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if character == end, !isQuoted {
        return index
      }
    }
    return nil
  }

  /// Whether the value of a photo is the address of one rather than a file.
  private static func isAddress(_ value: String) -> Bool {
    let start = value.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("data:")
  }
}
