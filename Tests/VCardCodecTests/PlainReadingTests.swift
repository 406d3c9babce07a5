import TestSupport
import Testing

@testable import VCardCodec

/// The short ways of reading a line say the same as the long ones.
struct PlainReadingTests {
  private static let versions: [VCardVersion] = [.v21, .v30, .v40]

  private static func line(_ bytes: [UInt8], _ version: VCardVersion) -> ContentLine? {
    let head = Array("BEGIN:VCARD\r\nVERSION:\(version.rawValue)\r\n".utf8)
    let card = VCard((head + bytes + Array("\r\nEND:VCARD\r\n".utf8))[...])
    return card.lines.dropFirst(2).first
  }

  private static func bytes(
    _ pieces: [[UInt8]], upTo limit: Int, using generator: inout SeededGenerator
  ) -> [UInt8] {
    (0..<Int.random(in: 0...limit, using: &generator)).flatMap { _ in
      pieces.randomElement(using: &generator) ?? []
    }
  }

  /// A value that is folded is unfolded, decoded and taken apart as bytes of its own.
  @Test(arguments: versions) func `values on one line are read as folded ones are`(
    _ version: VCardVersion
  ) throws {
    var generator = SeededGenerator(seed: 3)
    let pieces: [[UInt8]] = [
      Array("a".utf8), Array("Bell".utf8), Array(";".utf8), Array(",".utf8), Array("\\".utf8),
      Array("\\n".utf8), Array("\\,".utf8), Array("é".utf8), Array("王".utf8), Array(" ".utf8),
      [0xE9], [0xC3], [0xE7, 0x8E], [0x5C, 0xE9], Array(":".utf8), Array("\"".utf8), [0x0D],
    ]
    let headers = ["NOTE:", "NOTE;TYPE=home:", "NOTE;CHARSET=windows-1252:", "NOTE;charset=GBK:"]
    for _ in 0..<600 {
      let value = Self.bytes(pieces, upTo: 12, using: &generator) + Array("z".utf8)
      let header = Array((headers.randomElement(using: &generator) ?? "NOTE:").utf8)
      let plain = try #require(Self.line(header + value, version))
      let folded = try #require(Self.line(header + Array("\r\n ".utf8) + value, version))
      #expect(plain.joining == .none && folded.joining == .folding)
      #expect(plain.text == folded.text, "\(value)")
      #expect(plain.rawText == folded.rawText, "\(value)")
      #expect(plain.components == folded.components, "\(value)")
      #expect(plain.componentLists == folded.componentLists, "\(value)")
      #expect(plain.list == folded.list, "\(value)")
    }
  }

  @Test(arguments: versions) func `a parameter is found where taking all apart finds it`(
    _ version: VCardVersion
  ) throws {
    var generator = SeededGenerator(seed: 5)
    let names = ["TYPE", "PREF", "CHARSET", "ENCODING", "VALUE", "LANGUAGE", "ALTID", "X-A"]
    let pieces =
      (names + [
        "type", "pref", "Language", ";", ";", ";", "=", "=", ",", "home", "\"", " ", "x", "url",
        "8bit", "PRE", "F", "\r\n ", "1",
      ]).map { Array($0.utf8) }
    for _ in 0..<600 {
      let parameters = Self.bytes(pieces, upTo: 10, using: &generator)
      let bytes = Array("X-B;".utf8) + parameters + Array(":1".utf8)
      guard let line = Self.line(bytes, version), line.kind == .property else { continue }
      for name in names {
        let found = line.parameters.filter { $0.name == name }
        #expect(line.parameters(named: name) == found, "\(parameters)")
        #expect(line.parameter(name) == found.first?.values.first, "\(parameters)")
      }
    }
  }

  /// Beyond a few types they are looked up by their hashes.
  @Test(arguments: [1, 15, 16, 17, 40]) func `types are told once`(_ count: Int) throws {
    let words = (0..<count).map { "T\($0)" }
    let list = (words + words + words.map { $0.lowercased() }).joined(separator: ",")
    let line = try #require(Self.line(Array("TEL;TYPE=\(list):1".utf8), .v40))
    #expect(line.types == words.map { $0.lowercased() })
  }
}
