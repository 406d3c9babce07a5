import Testing
import UnicodeText

@Suite struct NormalizationTests {
  @Test func `the four forms`() {
    let source = "e\u{301} \u{FB01} \u{212B} 가"
    #expect(Normalization.nfc(source).scalars == "\u{E9} \u{FB01} \u{C5} 가".scalars)
    #expect(
      Normalization.nfd(source).scalars
        == "e\u{301} \u{FB01} A\u{30A} \u{1100}\u{1161}".scalars)
    #expect(Normalization.nfkc(source).scalars == "\u{E9} fi \u{C5} 가".scalars)
    #expect(
      Normalization.nfkd(source).scalars == "e\u{301} fi A\u{30A} \u{1100}\u{1161}".scalars)
  }

  @Test func `a text that grows`() {
    let one = "\u{FDFA}"
    let grown = Normalization.nfkc(String(repeating: one, count: 100))
    #expect(grown == String(repeating: Normalization.nfkc(one), count: 100))
    #expect(grown.unicodeScalars.count == 1800)
  }

  @Test func `ASCII and empty text stay`() {
    #expect(Normalization.nfkd("Ann") == "Ann")
    #expect(Normalization.nfc("") == "")
  }
}
