import BookUI
import Testing

@Suite struct TextFieldTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var before: String
    var edits: [TextField.Edit]
    /// The text with `|` where the cursor stands.
    var after: String

    var testDescription: String { "\(before) → \(after)" }
  }

  @Test(arguments: [
    Case(before: "", edits: [.insert("a"), .insert("b")], after: "ab|"),
    Case(before: "anna", edits: [.left, .left, .insert("x")], after: "anx|na"),
    Case(before: "anna", edits: [.start, .left, .right, .insert("x")], after: "ax|nna"),
    Case(before: "anna", edits: [.deleteBackward], after: "ann|"),
    Case(before: "anna", edits: [.start, .deleteBackward], after: "|anna"),
    Case(before: "anna", edits: [.start, .deleteForward, .deleteForward], after: "|na"),
    Case(before: "anna", edits: [.deleteForward], after: "anna|"),
    Case(before: "anna berg", edits: [.deleteWord], after: "anna |"),
    Case(before: "anna berg  ", edits: [.deleteWord], after: "anna |"),
    Case(before: "anna berg", edits: [.left, .left, .deleteWord], after: "anna |rg"),
    Case(before: "anna berg", edits: [.left, .left, .deleteToStart], after: "|rg"),
    Case(before: "anna", edits: [.start, .end, .right], after: "anna|"),
    Case(before: "王小明", edits: [.left, .deleteBackward], after: "王|明"),
    Case(before: "e\u{301}a", edits: [.left, .deleteBackward], after: "|a"),
    Case(before: "👩‍👩‍👧x", edits: [.left, .deleteBackward], after: "|x"),
    Case(before: "e", edits: [.insert("\u{301}"), .insert("a")], after: "e\u{301}a|"),
    Case(before: "각", edits: [.deleteBackward, .insert("가")], after: "가|"),
    Case(before: "🇸🇪", edits: [.deleteBackward], after: "|"),
  ])
  func `edits work on whole characters`(_ example: Case) {
    var field = TextField(example.before)
    for edit in example.edits { field.apply(edit) }
    let after = field.text.dropFirst(field.cursor)
    #expect(field.beforeCursor + "|" + after == example.after)
  }

  @Test func `what is too long is left out, whole characters of it`() {
    let full = String(repeating: "a", count: TextField.longest - 3)
    var field = TextField(full)
    let edits: [TextField.Edit] = [
      .insert("b"), .insert("cd👩‍👩‍👧"), .insert("e"), .deleteBackward, .insert("e"),
    ]
    let areWhole = edits.map { field.apply($0) }
    #expect(areWhole == [true, false, false, true, true])
    #expect(field.text == full + "bce")
    #expect(field.cursor == TextField.longest)
    #expect(TextField(String(repeating: "x", count: 20_000)).text.count == TextField.longest)
  }
}
