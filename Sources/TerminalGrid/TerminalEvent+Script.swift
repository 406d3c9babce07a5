extension TerminalEvent {
  /// Reads a script of keys and other events.
  ///
  /// White space separates and means nothing else; `<…>` is one key of the key notation or one of
  /// the events below, a word `C-x` is one key, and every other character is the key that types it:
  ///
  ///     /wangxm <down> <ret> C-l
  ///     <click:3,78> <press:3,78> <drag:9,78> <release:9,78> <wheel-down:4,2>
  ///     <paste:Anna Berg> <resize:24x80> <terminate:15> <hangup>
  ///
  /// Places are row and column from 0; a click is a press and a release of the left button.
  package static func script(_ text: String) throws(KeyNotationError) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "<", let end = rest.firstIndex(of: ">") {
        let word = rest[...end]
        rest = rest[rest.index(after: end)...]
        events += try bracketed(String(word))
      } else {
        let end = rest.dropFirst().firstIndex { $0.isWhitespace || $0 == "<" } ?? rest.endIndex
        let word = String(rest[..<end])
        rest = rest[end...]
        if word.count == 3, word.hasPrefix("C-") {
          events.append(.key(try Key(notation: word)))
        } else {
          events += word.map { .key(.character($0)) }
        }
      }
    }
    return events
  }

  private static func bracketed(_ word: String) throws(KeyNotationError) -> [TerminalEvent] {
    let inner = word.dropFirst().dropLast()
    if inner == "hangup" { return [.hangUp] }
    guard let colon = inner.firstIndex(of: ":"), inner.count > 1, inner.first != ":" else {
      return [.key(try Key(notation: word))]
    }
    let argument = inner[inner.index(after: colon)...]
    if let events = events(named: inner[..<colon], String(argument)) { return events }
    throw KeyNotationError(text: word)
  }

  private static func events(named name: Substring, _ argument: String) -> [TerminalEvent]? {
    switch name {
    case "paste": return [.paste(argument)]
    case "terminate": return Int32(argument).map { [.terminate(signal: $0)] }
    case "resize":
      guard let (rows, columns) = pair(argument, "x") else { return nil }
      return [.resize(GridSize(rows: rows, columns: columns))]
    default: break
    }
    guard let (row, column) = pair(argument, ","), let actions = actions(named: name) else {
      return nil
    }
    return actions.map { .mouse(MouseEvent($0, row: Row(row), column: Column(column))) }
  }

  private static func actions(named name: Substring) -> [MouseEvent.Action]? {
    switch name {
    case "click": [.press(.left), .release(.left)]
    case "press": [.press(.left)]
    case "drag": [.drag(.left)]
    case "release": [.release(.left)]
    case "wheel-up": [.wheelUp]
    case "wheel-down": [.wheelDown]
    default: nil
    }
  }

  private static func pair(_ text: String, _ separator: Character) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else {
      return nil
    }
    return (first, second)
  }
}
