extension KeyDecoder {
  /// The byte after ESC: a sequence begins, or it is a key held with Alt.
  mutating func takeAfterEscape(_ byte: UInt8, isAlt: Bool) {
    state = .ground
    switch byte {
    case 0x1B:
      if isAlt { emit(.escape) }
      state = .escape(isAlt: true)
    case UInt8(ascii: "["): state = .control([], isAlt: isAlt)
    case UInt8(ascii: "O"): state = .singleShift(isAlt: isAlt)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      if isAlt { emit(.escape) }
      state = .string(count: 0, introducer: byte, afterEscape: false)
    default:
      if isAlt { emit(.escape) }
      if byte < 0x80 {
        emit(Self.key(ascii: byte), alt: true)
      } else if var assembly = UTF8Assembly(lead: byte) {
        assembly.isAlt = true
        state = .utf8(assembly)
      } else {
        emit(.escape)
        takeGround(byte)
      }
    }
  }

  /// The byte after `ESC O`.
  mutating func takeSingleShift(_ byte: UInt8, isAlt: Bool) {
    if let key = Self.cursorKey(final: byte) {
      state = .ground
      emit(key, alt: isAlt)
    } else if byte == UInt8(ascii: "M") {
      state = .ground
      emit(.enter, alt: isAlt)
    } else {
      abandon()
      takeGround(byte)
    }
  }

  /// A byte of a control sequence (ECMA-48, 5.4): parameters, intermediates, one final byte.
  mutating func takeControl(_ byte: UInt8, _ bytes: [UInt8], isAlt: Bool) {
    state = .ground
    switch byte {
    case UInt8(ascii: "<") where bytes.isEmpty: state = .mouse([])
    case UInt8(ascii: "M") where bytes.isEmpty: state = .oldMouse([])
    case UInt8(ascii: "[") where bytes.isEmpty: state = .consoleFunction
    case 0x20...0x3F:
      if bytes.count < Self.longestSequence { state = .control(bytes + [byte], isAlt: isAlt) }
    case 0x40...0x7E: finishControl(bytes, final: byte, isAlt: isAlt)
    default: takeGround(byte)
    }
  }

  private mutating func finishControl(_ bytes: [UInt8], final: UInt8, isAlt: Bool) {
    let fields = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.map { Int(String(decoding: $0, as: UTF8.self)) }
    let first = numbers.first.flatMap { $0 }
    if final == UInt8(ascii: "~"), first == 200 {
      state = .paste
      return
    }
    guard
      var key = final == UInt8(ascii: "~")
        ? first.flatMap(Self.editingKey) : Self.cursorKey(final: final)
    else { return }
    if numbers.count == 2, let code = numbers[1] { key.modifiers.formUnion(Self.modifiers(code)) }
    emit(key, alt: isAlt)
  }

  /// A byte of a string that is dropped: it ends with BEL, ST (`ESC \`) or CAN.
  mutating func takeString(_ byte: UInt8, count: Int, introducer: UInt8, afterEscape: Bool) {
    if afterEscape, byte != UInt8(ascii: "\\") {
      state = .escape(isAlt: false)
      takeAfterEscape(byte, isAlt: false)
      return
    }
    if afterEscape || byte == 0x07 || byte == 0x18 || count >= Self.longestSequence {
      state = .ground
      return
    }
    state = .string(count: count + 1, introducer: introducer, afterEscape: byte == 0x1B)
  }

  /// Keys that end in a letter, as `ESC [ A` and `ESC O A`.
  private static func cursorKey(final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      Key(.function(Int(final - UInt8(ascii: "P")) + 1))
    default: nil
    }
  }

  /// Keys of the form `ESC [ number ~`, as the VT220 began them.
  private static func editingKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: Key(.function(number - 10))
    case 17...21: Key(.function(number - 11))
    case 23, 24: Key(.function(number - 12))
    default: nil
    }
  }

  /// xterm's modifier parameter: 1 plus a bit each for Shift, Alt, Ctrl and Meta.
  private static func modifiers(_ code: Int) -> Key.Modifiers {
    guard (2...16).contains(code) else { return [] }
    let bits = code - 1
    var modifiers: Key.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 0b1010 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}
