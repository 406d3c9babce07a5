/// What is written to the terminal beside curses, because curses has no call for it.
enum ControlSequences {
  /// A frame begins: terminals that know it show nothing until its end; the others ignore it.
  static let frameStart = "\u{1B}[?2026h"
  static let frameEnd = "\u{1B}[?2026l"

  /// Marks around pasted text on, then the mouse: buttons, motion with a button, SGR reports.
  static func modesOn(mouse: Bool) -> String {
    "\u{1B}[?2004h" + (mouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "")
  }

  /// The same in reverse, and an empty screen: tmux, when it was made larger meanwhile, takes lines of the
  /// alternate screen back to the main one.
  static func modesOff(mouse: Bool) -> String {
    "\u{1B}[H\u{1B}[2J" + (mouse ? "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l" : "") + "\u{1B}[?2004l"
  }

  /// The most bytes of text that are offered to the clipboard: xterm takes no more.
  static let clipboardLimit = 74_994

  /// OSC 52: text for the clipboard of the user's terminal, also through ssh.
  static func clipboard(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count <= clipboardLimit else { return nil }
    return "\u{1B}]52;c;\(base64(bytes))\u{07}"
  }

  /// RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for byte in group { bits = bits << 8 | Int(byte) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        let sextet = bits >> (18 - 6 * place) & 0x3F
        result.append(place <= group.count ? alphabet[sextet] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
