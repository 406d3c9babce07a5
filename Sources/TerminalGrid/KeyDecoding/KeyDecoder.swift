/// What a terminal's library hands to the decoder: a byte, or a sequence it already knows.
package enum KeyInput: Hashable, Sendable {
  case byte(UInt8)
  case key(Key)
  /// The start of an SGR mouse report, `ESC [ <`.
  case mouseReport
  /// `ESC [ 200 ~`
  case pasteStart
  /// `ESC [ 201 ~`
  case pasteEnd
}

/// Turns bytes and key codes into events.
///
/// A state machine that reads one input at a time and never waits. When it is in the middle of
/// something, `patience` says how long the rest may take; if nothing comes, the caller calls
/// `giveUp`. Three rules hold for any input: no good key is lost because of a bad byte before it,
/// an unknown sequence is dropped whole, and memory stays bounded.
package struct KeyDecoder: Sendable {
  enum State: Hashable, Sendable {
    case ground
    case utf8(UTF8Assembly)
    /// After ESC; with `isAlt` after two.
    case escape(isAlt: Bool)
    /// After `ESC O`.
    case singleShift(isAlt: Bool)
    /// After `ESC [`, with the bytes since.
    case control([UInt8], isAlt: Bool)
    /// After `ESC [ M`: a mouse report of the old form has three more bytes.
    case oldMouse([UInt8])
    /// After `ESC [ [`: function keys of the Linux console have one more byte.
    case consoleFunction
    case mouse([UInt8])
    /// A string from the terminal (OSC, DCS and their like): dropped up to its end.
    case string(count: Int, introducer: UInt8, afterEscape: Bool)
    /// Inside a paste; its bytes are in `pasted`.
    case paste
  }

  /// A control sequence or a string longer than this is given up: no terminal sends one.
  static let longestSequence = 4096

  var state = State.ground
  /// The bytes of a paste; apart from the state, so that adding one does not copy them.
  private var pasted = PasteAssembly()
  var events: [TerminalEvent] = []

  package init() {}

  /// How long to wait for the next input before `giveUp`; nil when nothing is unfinished.
  package var patience: Duration? {
    switch state {
    case .ground: nil
    // The terminal's library has already waited for the rest of a sequence.
    case .escape: .zero
    case .paste: .seconds(2)
    default: .milliseconds(100)
    }
  }

  /// Takes one input and returns the events that are complete.
  package mutating func decode(_ input: KeyInput) -> [TerminalEvent] {
    defer { events = [] }
    take(input)
    return events
  }

  /// Ends what is unfinished, because nothing more came.
  package mutating func giveUp() -> [TerminalEvent] {
    defer { events = [] }
    abandon()
    return events
  }

  mutating func emit(_ key: Key, alt: Bool = false) {
    events.append(.key(alt ? .alt(key) : key))
  }

  private mutating func take(_ input: KeyInput) {
    if state == .paste {
      takePasted(input)
      return
    }
    switch input {
    case .byte(let byte): takeByte(byte)
    case .key(let key):
      if case .escape(let isAlt) = state {
        if isAlt { emit(.escape) }
        state = .ground
        emit(key, alt: true)
      } else {
        abandon()
        emit(key)
      }
    case .mouseReport:
      abandon()
      state = .mouse([])
    case .pasteStart:
      abandon()
      state = .paste
    case .pasteEnd: abandon()
    }
  }

  private mutating func takeByte(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .utf8(let assembly): takeContinuation(byte, assembly)
    case .escape(let isAlt): takeAfterEscape(byte, isAlt: isAlt)
    case .singleShift(let isAlt): takeSingleShift(byte, isAlt: isAlt)
    case .control(let bytes, let isAlt): takeControl(byte, bytes, isAlt: isAlt)
    case .oldMouse(let bytes): takeOldMouse(byte, bytes)
    case .consoleFunction: state = .ground
    case .mouse(let bytes): takeMouse(byte, bytes)
    case .string(let count, let introducer, let afterEscape):
      takeString(byte, count: count, introducer: introducer, afterEscape: afterEscape)
    case .paste: takePasted(.byte(byte))
    }
  }

  private mutating func takePasted(_ input: KeyInput) {
    switch input {
    case .byte(let byte):
      if pasted.append(byte) { abandon() }
    case .pasteEnd: abandon()
    case .key, .mouseReport, .pasteStart: break
    }
  }

  /// Leaves the state with what the bytes so far can mean alone.
  mutating func abandon() {
    let abandoned = state
    state = .ground
    switch abandoned {
    case .ground, .oldMouse, .consoleFunction, .mouse: break
    case .utf8: emit(.character("\u{FFFD}"))
    case .escape(let isAlt):
      emit(.escape)
      if isAlt { emit(.escape) }
    case .singleShift(let isAlt):
      if isAlt { emit(.escape) }
      emit(.character("O"), alt: true)
    case .control(let bytes, let isAlt):
      guard bytes.isEmpty else { break }
      if isAlt { emit(.escape) }
      emit(.character("["), alt: true)
    case .string(let count, let introducer, _):
      guard count == 0 else { break }
      emit(.character(Character(Unicode.Scalar(introducer))), alt: true)
    case .paste:
      events.append(.paste(pasted.text))
      pasted = PasteAssembly()
    }
  }
}
