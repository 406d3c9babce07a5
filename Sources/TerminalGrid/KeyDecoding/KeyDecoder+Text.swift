extension KeyDecoder {
  /// A byte that begins something.
  mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape(isAlt: false)
    case 0..<0x80: emit(Self.key(ascii: byte))
    default:
      if let assembly = UTF8Assembly(lead: byte) {
        state = .utf8(assembly)
      } else {
        emit(.character("\u{FFFD}"))
      }
    }
  }

  /// A byte inside a character; one that does not belong there begins something new.
  mutating func takeContinuation(_ byte: UInt8, _ assembly: UTF8Assembly) {
    var assembly = assembly
    switch assembly.append(byte) {
    case .more: state = .utf8(assembly)
    case .complete(let scalar):
      state = .ground
      emit(.character(Character(scalar)), alt: assembly.isAlt)
    case .invalid:
      state = .ground
      emit(.character("\u{FFFD}"), alt: assembly.isAlt)
      takeGround(byte)
    }
  }

  /// The key of a byte below 0x80, ESC excepted.
  static func key(ascii byte: UInt8) -> Key {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1B: .escape
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }
}

/// The bytes of one character that are there so far.
///
/// Only well-formed sequences are taken (Unicode, table 3-7): no overlong form, no surrogate, and
/// nothing above U+10FFFF; so the first byte that does not fit is known at once.
struct UTF8Assembly: Hashable, Sendable {
  enum Progress {
    case more
    case complete(Unicode.Scalar)
    case invalid
  }

  var isAlt = false
  private var value: UInt32
  private var missing: Int
  private var next: ClosedRange<UInt8>

  init?(lead: UInt8) {
    next = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF:
      (value, missing) = (UInt32(lead & 0x0F), 2)
      if lead == 0xE0 { next = 0xA0...0xBF }
      if lead == 0xED { next = 0x80...0x9F }
    case 0xF0...0xF4:
      (value, missing) = (UInt32(lead & 0x07), 3)
      if lead == 0xF0 { next = 0x90...0xBF }
      if lead == 0xF4 { next = 0x80...0x8F }
    default: return nil
    }
  }

  mutating func append(_ byte: UInt8) -> Progress {
    guard next.contains(byte) else { return .invalid }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    next = 0x80...0xBF
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map { .complete($0) } ?? .invalid
  }
}
