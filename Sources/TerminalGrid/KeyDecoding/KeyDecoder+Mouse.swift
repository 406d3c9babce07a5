extension KeyDecoder {
  /// A byte of an SGR report `button ; column ; row M`, or `m` for a release.
  mutating func takeMouse(_ byte: UInt8, _ bytes: [UInt8]) {
    state = .ground
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      // Three numbers of up to six digits; anything longer is no report.
      if bytes.count < 20 { state = .mouse(bytes + [byte]) }
    case UInt8(ascii: "M"), UInt8(ascii: "m"):
      let numbers = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 3 else { return }
      report(
        button: numbers[0], column: numbers[1], row: numbers[2],
        isRelease: byte == UInt8(ascii: "m"))
    default: takeGround(byte)
    }
  }

  /// One of the three bytes of a report of the old form, each 32 more than its number.
  mutating func takeOldMouse(_ byte: UInt8, _ bytes: [UInt8]) {
    let bytes = bytes + [byte]
    guard bytes.count == 3 else {
      state = .oldMouse(bytes)
      return
    }
    state = .ground
    let numbers = bytes.map { Int($0) - 32 }
    // The old form does not say which button was released.
    let isRelease = numbers[0] & 0b100_0011 == 3
    report(
      button: isRelease ? numbers[0] & ~3 : numbers[0], column: numbers[1], row: numbers[2],
      isRelease: isRelease)
  }

  private mutating func report(button code: Int, column: Int, row: Int, isRelease: Bool) {
    guard code >= 0, column > 0, row > 0 else { return }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    guard let action = Self.action(code, isRelease: isRelease) else { return }
    events.append(
      .mouse(
        MouseEvent(action, row: Row(row - 1), column: Column(column - 1), modifiers: modifiers)))
  }

  private static func action(_ code: Int, isRelease: Bool) -> MouseEvent.Action? {
    if code & 64 != 0 {
      switch code & 3 {
      case 0: return .wheelUp
      case 1: return .wheelDown
      // The wheel that turns sideways.
      default: return nil
      }
    }
    let button: MouseEvent.Button
    switch code & 0b1000_0011 {
    case 0: button = .left
    case 1: button = .middle
    case 2: button = .right
    default: return nil
    }
    if isRelease { return .release(button) }
    return code & 32 != 0 ? .drag(button) : .press(button)
  }
}
