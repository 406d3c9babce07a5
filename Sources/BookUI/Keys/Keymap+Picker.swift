import TerminalGrid

extension Keymap {
  /// The keys of every box that text is typed into.
  static let editing: [Binding] = [
    .any(.text, .edit(.insert("")), "are added to the search"),
    .keys(.backspace, does: .edit(.deleteBackward), "delete the character before the cursor"),
    .keys(
      .delete, .control("d"), does: .edit(.deleteForward), "delete the character at the cursor"),
    .keys(.control("w"), does: .edit(.deleteWord), "delete the word before the cursor"),
    .keys(.control("u"), does: .edit(.deleteToStart), "delete all before the cursor"),
    .keys(.control("k"), does: .edit(.deleteToEnd), "delete all behind the cursor"),
    .keys(.left, .control("b"), does: .edit(.left), "one character to the left"),
  ]

  /// The keys of the picker while something is typed.
  static let picker: [Binding] =
    editing + [
      .keys(
        .right, .control("f"), does: .edit(.right),
        "one character to the right; at the end, walk along the index bar", hint: "index",
        weight: 2),
      .keys(.control("a"), does: .edit(.start), "to the start of the text"),
      .keys(.control("e"), does: .edit(.end), "to the end of the text"),
      .keys(.down, .control("n"), does: .down, "one contact down"),
      .keys(.up, .control("p"), does: .up, "one contact up"),
      .keys(.pageDown, does: .pageDown, "one page down"),
      .keys(.pageUp, does: .pageUp, "one page up"),
      .keys(.home, does: .first, "first contact"),
      .keys(.end, does: .last, "last contact"),
      .keys(
        .tab, does: .toggleSelection, "select or unselect and go one down (--multi)",
        hint: "select", weight: 5),
      .keys(
        .alt(.character("a")), does: .selectAll, "select all that are shown and can be picked"),
      .keys(.alt(.character("d")), does: .selectNone, "select none of those that are shown"),
      .keys(
        .enter, does: .accept, "pick the selected, or the current; choose among several numbers",
        hint: "pick", weight: 7),
      .keys(
        .escape, .control("g"), does: .back, "leave without a choice", hint: "leave", weight: 6),
      .keys(Key(.function(1)), does: .showHelp, "help", hint: "help", weight: 4),
    ]

  /// What keys mean in the picker that would be text while something is typed.
  static let pickerRows: [Binding] = [
    .keys(
      .space, does: .toggleSelection, "select or unselect and go one down (--multi)"),
    .keys(.right, does: .walkIndexBar, "walk along the index bar, the list follows"),
    .keys(.character("/"), does: .search, "type into the search box"),
    .keys(.character("?"), does: .showHelp, "help"),
  ]

  /// The keys of the page on which one of a contact's numbers or addresses is picked.
  static let chooser: [Binding] = [
    .keys(.down, .character("j"), .control("n"), does: .down, "one down", hint: "move", weight: 2),
    .keys(.up, .character("k"), .control("p"), does: .up, "one up"),
    .keys(.pageDown, does: .pageDown, "one page down"),
    .keys(.pageUp, does: .pageUp, "one page up"),
    .keys(.home, .character("g"), does: .first, "first"),
    .keys(.end, does: .last, "last"),
    .keys(
      .tab, .space, does: .toggleSelection, "take this one too (--multi)", hint: "take too",
      weight: 3),
    .keys(.enter, does: .accept, "pick this one, or those taken", hint: "pick", weight: 5),
    .keys(
      .escape, .left, .character("q"), .control("g"), does: .back, "back to the list",
      hint: "back", weight: 4),
  ]
}
