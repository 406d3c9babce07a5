/// What the keys stand for that a person typed: letters, or the digits of a phone's keypad.
protocol TypedKeys: Sendable {
  static var isKeypad: Bool { get }

  /// The key that types a byte of folded text; 0 where there is none.
  static func key(of byte: UInt8) -> UInt8

  /// The keys of up to eight letters, the first lowest.
  static func keys(of letters: UInt64) -> UInt64

  /// Whether a key may type a Latin letter.
  static func mayBeLetter(_ key: UInt8) -> Bool
}

/// Every letter has a key of its own.
enum LetterKeys: TypedKeys {
  static var isKeypad: Bool { false }

  @inline(__always)
  static func key(of byte: UInt8) -> UInt8 { byte }

  @inline(__always)
  static func keys(of letters: UInt64) -> UInt64 { letters }

  @inline(__always)
  static func mayBeLetter(_ key: UInt8) -> Bool { TextUnit.isLatin(key) }
}

/// The letters on the digits 2 to 9 of a phone (ITU-T E.161); a digit of the text has no key here.
enum KeypadKeys: TypedKeys {
  static var isKeypad: Bool { true }

  @inline(__always)
  static func key(of byte: UInt8) -> UInt8 {
    switch byte {
    case 0x61...0x63: 0x32
    case 0x64...0x66: 0x33
    case 0x67...0x69: 0x34
    case 0x6A...0x6C: 0x35
    case 0x6D...0x6F: 0x36
    case 0x70...0x73: 0x37
    case 0x74...0x76: 0x38
    case 0x77...0x7A: 0x39
    case 0x30...0x39: 0
    default: byte
    }
  }

  static func keys(of letters: UInt64) -> UInt64 {
    var keys: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      let letter = UInt8(truncatingIfNeeded: letters >> shift)
      keys |= UInt64(letter == 0 ? 0 : key(of: letter)) << shift
    }
    return keys
  }

  @inline(__always)
  static func mayBeLetter(_ key: UInt8) -> Bool { key >= 0x32 && key <= 0x39 }

  /// The letters on a digit.
  static func letters(on digit: UInt8) -> [UInt8] {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).filter { key(of: $0) == digit }
  }
}
