import TerminalGrid
import TestSupport
import Testing

/// Feeds bytes, then lets the decoder give up what is unfinished.
func decoded(_ bytes: [UInt8]) -> [TerminalEvent] {
  var decoder = KeyDecoder()
  return bytes.flatMap { decoder.decode(.byte($0)) } + decoder.giveUp()
}

struct DecodingCase: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  /// The events in the notation of scripts.
  let events: String

  init(_ name: String, _ text: String, _ events: String) {
    self.init(name, Array(text.utf8), events)
  }

  init(_ name: String, _ bytes: [UInt8], _ events: String) {
    self.name = name
    self.bytes = bytes
    self.events = events
  }

  var testDescription: String { name }

  static let text: [DecodingCase] = [
    DecodingCase("letters", "aZ/", "aZ/"),
    DecodingCase("two, three and four bytes", "é曾😀", "é曾😀"),
    DecodingCase("a byte that begins nothing", [0xFF, 0x61, 0x62, 0x63], "\u{FFFD}abc"),
    DecodingCase("a character cut short", [0xC3, 0x28, 0x61], "\u{FFFD}(a"),
    DecodingCase("two cut short", [0xE6, 0x9B, 0xE6, 0x9B, 0xBE], "\u{FFFD}曾"),
    DecodingCase("a lone continuation", [0x80, 0x61], "\u{FFFD}a"),
    DecodingCase("an overlong form", [0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
    DecodingCase("a surrogate", [0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
    DecodingCase("above the last code point", [0xF4, 0x90, 0x61], "\u{FFFD}\u{FFFD}a"),
    DecodingCase("cut by a key", [0xE6, 0x9B, 0x0D], "\u{FFFD}<ret>"),
    DecodingCase("cut by the end", [0xE6, 0x9B], "\u{FFFD}"),
    DecodingCase("control keys", [0x00, 0x01, 0x1A, 0x1C, 0x1F], "<C-space>C-a C-z C-\\ C-_"),
    DecodingCase(
      "keys of their own", [0x08, 0x7F, 0x09, 0x0A, 0x0D],
      "<backspace><backspace><tab><ret><ret>"),
  ]

  static let sequences: [DecodingCase] = [
    DecodingCase("ESC alone", "\u{1B}", "<esc>"),
    DecodingCase("Alt with a letter", "\u{1B}x", "<A-x>"),
    DecodingCase("Alt with a character of three bytes", "\u{1B}曾", "<A-曾>"),
    DecodingCase("Alt-[ and Alt-O", "\u{1B}[", "<A-[>"),
    DecodingCase("Alt-O", "\u{1B}O", "<A-O>"),
    DecodingCase("Alt-O before a letter that is no key", "\u{1B}Oz", "<A-O>z"),
    DecodingCase("Alt-] alone", "\u{1B}]", "<A-]>"),
    DecodingCase("two ESC", "\u{1B}\u{1B}", "<esc><esc>"),
    DecodingCase("Alt with an arrow, the old way", "\u{1B}\u{1B}[A", "<A-up>"),
    DecodingCase("arrows", "\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", "<up><down><right><left>"),
    DecodingCase(
      "Home and End, three ways", "\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~\u{1B}[H\u{1B}OF",
      "<home><end><home><end><home><end>"),
    DecodingCase(
      "paging and editing", "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~",
      "<ins><del><pageup><pagedown>"),
    DecodingCase("with modifiers", "\u{1B}[1;5C\u{1B}[1;3A\u{1B}[3;2~", "<C-right><A-up><S-del>"),
    DecodingCase("Shift-Tab", "\u{1B}[Z", "<S-tab>"),
    DecodingCase("function keys", "\u{1B}OP\u{1B}[15~\u{1B}[24~", "<F1><F5><F12>"),
    DecodingCase("an unknown sequence is dropped whole", "a\u{1B}[?1;2cb", "ab"),
    DecodingCase("a report of focus", "\u{1B}[Ia\u{1B}[Ob", "ab"),
    DecodingCase("a function key of the Linux console", "\u{1B}[[Aa", "a"),
    DecodingCase("a string that ends in BEL", "\u{1B}]11;rgb:0/0/0\u{07}a", "a"),
    DecodingCase("a string that ends in ST", "\u{1B}P1$r0m\u{1B}\\a", "a"),
    DecodingCase("a sequence broken by a control key", "\u{1B}[12\u{0D}a", "<ret>a"),
    DecodingCase("a sequence broken by another", "\u{1B}[12\u{1B}[Aa", "<up>a"),
  ]

  static let mouse: [DecodingCase] = [
    DecodingCase("press and release", "\u{1B}[<0;79;4M\u{1B}[<0;79;4m", "<click:3,78>"),
    DecodingCase("drag", "\u{1B}[<32;79;10M", "<drag:9,78>"),
    DecodingCase("wheel", "\u{1B}[<64;1;1M\u{1B}[<65;1;1M", "<wheel-up:0,0><wheel-down:0,0>"),
    DecodingCase("sideways wheel", "\u{1B}[<66;1;1M\u{1B}[<67;1;1Ma", "a"),
    DecodingCase("beyond column 223", "\u{1B}[<0;251;1M", "<press:0,250>"),
    DecodingCase("no report", "\u{1B}[<0;1Ma", "a"),
    DecodingCase("a report broken by a key", "\u{1B}[<0;1xa", "xa"),
    DecodingCase("a report cut short", "\u{1B}[<0;1", ""),
    DecodingCase("the place 0", "\u{1B}[<0;0;0Ma", "a"),
    DecodingCase("the old form", "\u{1B}[M !!\u{1B}[M#!!", "<click:0,0>"),
    DecodingCase(
      "the old form beyond column 95", [0x1B, 0x5B, 0x4D, 0x20, 0xC8, 0x21, 0x61],
      "<press:0,167>a"),
  ]
}

@Suite struct KeyDecoderTests {
  @Test(arguments: DecodingCase.text + DecodingCase.sequences + DecodingCase.mouse)
  func `bytes become events`(example: DecodingCase) throws {
    #expect(decoded(example.bytes) == (try TerminalEvent.script(example.events)))
  }

  @Test func `the time to wait depends on what is unfinished`() {
    var decoder = KeyDecoder()
    #expect(decoder.patience == nil)
    _ = decoder.decode(.byte(0x1B))
    #expect(decoder.patience == .zero)
    _ = decoder.decode(.byte(0x5B))
    #expect(decoder.patience == .milliseconds(100))
    _ = decoder.decode(.byte(0x41))
    #expect(decoder.patience == nil)
    _ = decoder.decode(.pasteStart)
    #expect(decoder.patience == .seconds(2))
  }

  @Test func `a key code after ESC is held with Alt`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(.byte(0x1B)).isEmpty)
    #expect(decoder.decode(.key(.up)) == [.key(.alt(.up))])
  }

  @Test func `a key code ends what is unfinished`() {
    var decoder = KeyDecoder()
    _ = decoder.decode(.byte(0xE6))
    #expect(decoder.decode(.key(.down)) == [.key(.character("\u{FFFD}")), .key(.down)])
  }

  @Test func `a report whose start came as a key code`() {
    var decoder = KeyDecoder()
    let inputs = [KeyInput.mouseReport] + "0;3;2M".utf8.map { .byte($0) }
    let expected = [TerminalEvent.mouse(MouseEvent(.press(.left), row: 1, column: 2))]
    #expect(inputs.flatMap { decoder.decode($0) } == expected)
  }

  @Test func `whatever came before, later keys arrive`() {
    var random = SeededGenerator(seed: 7)
    let interesting: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x4D, 0x5D, 0xC3, 0xE6, 0xF0, 0xFF]
    for _ in 0..<3000 {
      let garbage = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Bool.random(using: &random)
          ? interesting.randomElement(using: &random) ?? 0
          : UInt8.random(in: 0...255, using: &random)
      }
      var decoder = KeyDecoder()
      for byte in garbage { _ = decoder.decode(.byte(byte)) }
      _ = decoder.giveUp()
      let events = "xyz".utf8.flatMap { decoder.decode(.byte($0)) }
      #expect(events == [.key(.character("x")), .key(.character("y")), .key(.character("z"))])
    }
  }

  @Test func `every well-formed text arrives as it is`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<20 {
        let value = UInt32.random(in: 0x20...0x10FFFF, using: &random)
        guard let scalar = Unicode.Scalar(value), value != 0x7F else { continue }
        text.unicodeScalars.append(scalar)
      }
      let expected = text.unicodeScalars.map { TerminalEvent.key(.character(Character($0))) }
      #expect(decoded(Array(text.utf8)) == expected)
    }
  }
}

@Suite struct PasteTests {
  private let start = Array("\u{1B}[200~".utf8)
  private let end = Array("\u{1B}[201~".utf8)

  @Test func `a paste is one event and its control characters are blanks`() {
    let bytes = start + Array("a\tb\r\nc\u{1B}[Ad曾".utf8) + end + Array("q".utf8)
    #expect(decoded(bytes) == [.paste("a b c [Ad曾"), .key(.character("q"))])
  }

  @Test func `without its end a paste ends when nothing comes`() {
    #expect(decoded(start + Array("Anna".utf8)) == [.paste("Anna")])
  }

  @Test func `key codes inside are dropped`() {
    var decoder = KeyDecoder()
    let inputs: [KeyInput] = [
      .pasteStart, .byte(0x61), .key(.up), .mouseReport, .byte(0x62), .pasteEnd, .byte(0x63),
    ]
    #expect(inputs.flatMap { decoder.decode($0) } == [.paste("ab"), .key(.character("c"))])
  }

  @Test func `bad bytes are repaired`() {
    #expect(decoded(start + [0x61, 0xFF, 0x62] + end) == [.paste("a\u{FFFD}b")])
  }

  @Test func `a paste beyond the limit is cut, and its end still found`() {
    var decoder = KeyDecoder()
    var events: [TerminalEvent] = []
    for byte in start { events += decoder.decode(.byte(byte)) }
    for _ in 0..<(1 << 20) + 100 { events += decoder.decode(.byte(0x61)) }
    for byte in end + [0x71] { events += decoder.decode(.byte(byte)) }
    #expect(events.count == 2)
    guard case .paste(let text) = events.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == 1 << 20)
    #expect(events.last == .key(.character("q")))
  }
}
