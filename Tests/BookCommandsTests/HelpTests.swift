import Testing

@testable import BookCommands

@Suite struct HelpTests {
  @Test func `help fits a terminal of 80 columns`() {
    let texts = [Help.text()] + CommandTable.all.map { Help.text(of: $0.description) }
    for text in texts {
      for line in text.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func `paragraphs are filled, examples stay`() {
    let text = "one two\nthree four five\n\n  an example  that stays as it is\nsix"
    #expect(
      FilledText.lines(of: text, width: 10) == [
        "one two", "three four", "five", "", "  an example  that stays as it is", "six",
      ])
    #expect(
      FilledText.lines(of: "a wordwiderthanthat b", width: 5) == ["a", "wordwiderthanthat", "b"])
  }
}
