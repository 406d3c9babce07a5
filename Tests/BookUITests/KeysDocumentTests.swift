import BookUI
import TestSupport
import Testing

@Suite struct KeysDocumentTests {
  /// `KITH_RECORD=1` writes the file anew.
  @Test func `docs/keys.md is what the key map says`() throws {
    let file = TextFile.inPackage("docs/keys.md")
    let expected = HelpPage.markdown(of: .standard)
    if Recording.isOn { try file.write(expected) }
    #expect(try file.read() == expected)
  }
}
