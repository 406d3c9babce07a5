import TerminalGrid

extension Keymap {
  /// The keys of the program as it comes.
  package static let standard = Keymap([
    .list: moving("contact") + [
      .any(.letters, .jump("A"), "jump to the section of that letter, in any script"),
      .keys(
        .right, does: .walkIndexBar, "walk along the index bar, the list follows",
        hint: "index", weight: 2),
      .keys(
        .character("/"), does: .search, "search; the list narrows with every key",
        hint: "search", weight: 8),
      .keys(
        .space, .tab, does: .toggleSelection, "select or unselect and go one down",
        hint: "select", weight: 6),
      .keys(.character("+"), does: .selectAll, "select all that are shown", hint: "all", weight: 4),
      .keys(.character("-"), does: .selectNone, "select none of those that are shown"),
      .keys(.character("*"), does: .invertSelection, "invert the selection of all that are shown"),
      .keys(
        .character("v"), does: .startRange, "select a range: move, then v again",
        hint: "range", weight: 1),
      .keys(
        .character("i"), does: .toggleMark,
        "mark or unmark for invitation, the selected or current",
        hint: "mark", weight: 5),
      .keys(.enter, does: .open, "open the contact", hint: "open", weight: 7),
      .keys(
        .character("o"), does: .changeOrder, "order by family name or by given name",
        hint: "order", weight: 3),
      .keys(.character("!"), does: .showFaults, "show what is wrong in the book's files"),
      .keys(Key(.function(5)), does: .retry, "read the book again"),
      .keys(
        .escape, .control("g"), does: .back,
        "leave the search, then the selection, then the program"),
      .keys(
        .character("q"), does: .leave,
        "leave the search, then the program; asks when something is selected"),
    ],
    .range: [
      .keys(
        .character("v"), .space, .tab, .enter, does: .takeRange, "select the range",
        hint: "select range", weight: 2),
      .keys(
        .character("q"), .escape, .control("g"), does: .back, "leave the range",
        hint: "leave", weight: 1),
    ],
    .indexBar: walking,
    .search: editing + [
      .keys(.right, .control("f"), does: .edit(.right), "one character to the right"),
      .keys(.home, .control("a"), does: .edit(.start), "to the start"),
      .keys(.end, .control("e"), does: .edit(.end), "to the end"),
      .keys(.down, does: .down, "one match down", hint: "move", weight: 2),
      .keys(.up, does: .up, "one match up"),
      .keys(.pageDown, does: .pageDown, "one page down"),
      .keys(.pageUp, does: .pageUp, "one page up"),
      .keys(
        .tab, does: .toggleSelection, "select or unselect and go one down",
        hint: "select", weight: 3),
      .keys(
        .enter, does: .keepFilter, "keep the search and go to the list", hint: "to the list",
        weight: 5),
      .keys(
        .escape, .control("g"), does: .clearFilter, "clear the search", hint: "clear", weight: 4),
    ],
    .picker: picker,
    .pickerRows: pickerRows,
    .pickerIndexBar: walking,
    .chooser: chooser,
    .detail: moving("value") + [
      .keys(
        .character("y"), does: .copy, "copy the value to the clipboard", hint: "copy", weight: 4),
      .keys(Key(.function(5)), does: .retry, "read the book again"),
      .keys(
        .character("q"), .escape, .left, .control("g"), does: .back, "back to the list",
        hint: "back", weight: 5),
    ],
    .faults: moving("line") + [back],
    .help: moving("line") + [
      .keys(
        .character("q"), .escape, .control("g"), .character("?"), does: .back, "back",
        hint: "back", weight: 5)
    ],
    .page: [
      .keys(.character("r"), does: .retry, "read the book again", hint: "read again", weight: 5),
      .keys(.character("!"), does: .showFaults, "show what is wrong in the book's files"),
      .keys(
        .character("q"), .escape, .control("g"), does: .back, "leave the program", hint: "leave",
        weight: 4),
    ],
    .tooSmall: [
      .keys(
        .character("q"), .escape, .control("g"), does: .back, "leave the program", hint: "leave",
        weight: 4)
    ],
    .anywhere: [
      .keys(.character("?"), does: .showHelp, "help", hint: "help", weight: 9),
      .keys(.control("l"), does: .redraw, "draw the screen again"),
      .keys(.control("z"), does: .suspend, "suspend the program; fg goes on"),
      .keys(.control("c"), does: .interrupt, "leave the program at once"),
    ],
  ])

  private static let walking: [Binding] = [
    .keys(.down, .character("j"), does: .down, "next section", hint: "next", weight: 3),
    .keys(.up, .character("k"), does: .up, "section before", hint: "before", weight: 2),
    .keys(.home, .character("g"), does: .first, "first section"),
    .keys(.end, does: .last, "last section"),
    .any(.letters, .jump("A"), "jump to the section of that letter"),
    .keys(
      .left, .enter, .escape, .character("q"), .control("g"), does: .back, "back to the list",
      hint: "list", weight: 4),
  ]

  private static let back = Binding.keys(
    .character("q"), .escape, .control("g"), does: .back, "back", hint: "back", weight: 5)

  private static func moving(_ thing: String) -> [Binding] {
    [
      .keys(.down, .character("j"), does: .down, "one \(thing) down"),
      .keys(.up, .character("k"), does: .up, "one \(thing) up"),
      .keys(.pageDown, .control("f"), does: .pageDown, "one page down"),
      .keys(.pageUp, .control("b"), does: .pageUp, "one page up"),
      .keys(.control("d"), does: .halfPageDown, "half a page down"),
      .keys(.control("u"), does: .halfPageUp, "half a page up"),
      .keys(.home, .character("g"), does: .first, "first \(thing)"),
      .keys(.end, does: .last, "last \(thing)"),
    ]
  }
}
