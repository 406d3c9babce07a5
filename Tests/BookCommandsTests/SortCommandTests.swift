import BookCommands
import Testing

@Suite struct SortCommandTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var locale = "zh-Hans"
    var options: [String] = []
    var input: String
    var output: String

    var testDescription: String { ([locale] + options).joined(separator: " ") + " " + input }
  }

  @Test(arguments: [
    Case(
      options: ["--sections"], input: "王小明\n曾国藩\n3M\nAlice\n解晓东\n谢娜\n",
      output: "A\tAlice\nW\t王小明\nX\t谢娜\nX\t解晓东\nZ\t曾国藩\n#\t3M\n"),
    Case(input: "b\na", output: "a\nb\n"),
    Case(input: "", output: ""),
    Case(options: ["--sections"], input: "\n", output: "#\t\n"),
    Case(
      locale: "ja", options: ["--sections"], input: "山本\n山本\tやまもと\nBob\n青木\tあおき\n",
      output: "あ\t青木\tあおき\nや\t山本\tやまもと\n他\t山本\nB\tBob\n"),
    Case(locale: "sv", input: "Öberg\nÅsa\nZ\nÄrlig\n", output: "Z\nÅsa\nÄrlig\nÖberg\n"),
    Case(locale: "zh-Hant", options: ["--sections"], input: "王\n丁\n", output: "2劃\t丁\n4劃\t王\n"),
    Case(options: ["--unique"], input: "b\na\nb\na\tx\nA\na\n", output: "a\nA\nb\na\tx\n"),
    Case(
      locale: "en", input: "x\\ty\nx\\\\y\nx\ny\\\n", output: "x\nx\\ty\nx\\\\y\ny\\\n"),
    Case(locale: "en", input: "Bo\r\nAn\r\n", output: "An\r\nBo\r\n"),
    Case(locale: "en", input: "b\tzz\tmore\na\tzzz\n", output: "b\tzz\tmore\na\tzzz\n"),
  ])
  func sorts(_ example: Case) {
    var surroundings = Surroundings(
      arguments: ["--locale", example.locale, "sort"] + example.options,
      input: InputSource(bytes: Array(example.input.utf8)))
    #expect(Program.run(in: &surroundings) == .exit(.done))
    #expect(String(decoding: surroundings.output.bytes, as: UTF8.self) == example.output)
    #expect(surroundings.errors.bytes.isEmpty)
  }

  @Test func `bytes that are no UTF-8 pass through`() {
    let input: [UInt8] = [0xFF, 0x42, 0x0A, 0x41, 0x00, 0x0A, 0xED, 0xA0, 0x80, 0x0A, 0xC3, 0x0A]
    var surroundings = Surroundings(
      arguments: ["--locale", "en", "sort"], input: InputSource(bytes: input))
    #expect(Program.run(in: &surroundings) == .exit(.done))
    let output = surroundings.output.bytes
    #expect(output.starts(with: [0x41, 0x00, 0x0A, 0xFF, 0x42, 0x0A]))
    #expect(output.sorted() == input.sorted())
  }

  /// A locale tag, what is said of it and the status.
  struct TagCase: Sendable {
    let arguments: [String]
    let status: BookCommands.ExitStatus
    let message: String
  }

  @Test(arguments: [
    TagCase(
      arguments: ["--locale", "zh_CN!", "sort"], status: .wrongUsage, message: "is no locale tag"),
    TagCase(
      arguments: ["--locale", "xx", "sort"], status: .wrongUsage,
      message: "zh-Hant-TW, sr-Latn, de-u-co-phonebk"),
    TagCase(arguments: ["--locale", "en-XX", "sort"], status: .done, message: ""),
    TagCase(
      arguments: ["--locale", "en-XX", "--verbose", "sort"], status: .done,
      message: "ICU has no order of its own for it and uses en"),
    TagCase(
      arguments: ["--locale", "zh", "--verbose", "sort"], status: .done, message: "locale zh"),
    TagCase(arguments: ["sort", "file"], status: .wrongUsage, message: "takes no operand"),
  ])
  func `what is said of a locale`(_ example: TagCase) {
    var surroundings = Surroundings(
      arguments: example.arguments, input: InputSource(bytes: Array("b\na\n".utf8)))
    #expect(Program.run(in: &surroundings) == .exit(example.status))
    let errors = String(decoding: surroundings.errors.bytes, as: UTF8.self)
    #expect(example.message.isEmpty ? errors.isEmpty : errors.contains(example.message))
    #expect(surroundings.output.bytes.isEmpty == (example.status != .done))
  }

  @Test func `more lines than one chunk come out in order`() {
    let lines = (0..<30_000).map { "Person \(100_000 + ($0 * 7919) % 30_000)\n" }
    var surroundings = Surroundings(
      arguments: ["--locale", "en", "sort"], input: InputSource(bytes: Array(lines.joined().utf8)))
    #expect(Program.run(in: &surroundings) == .exit(.done))
    #expect(
      String(decoding: surroundings.output.bytes, as: UTF8.self) == lines.sorted().joined())
  }
}
