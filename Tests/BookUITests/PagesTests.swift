import BookUI
import TerminalGrid
import TestSupport
import Testing

@Suite struct PagesTests {
  @Test func `the first page says where the book would be`() throws {
    var browser = Browser(rows: 16, columns: 60)
    browser.send(.bookMissing(path: "/home/ada/.local/share/kith/contacts"))
    let text = browser.frame.description
    #expect(text.contains("Welcome to kith"))
    #expect(text.contains("/home/ada/.local/share/kith/contacts"))
    #expect(text.contains("r read again"))
    try browser.type("j <ret> / i !")
    #expect(browser.effects.isEmpty)
    #expect(browser.model.overlays == [])
    try browser.type("r q")
    #expect(browser.effects == [.openBook, .quit(.done)])
  }

  @Test func `a book that cannot be read says which, why and what to do`() throws {
    var browser = Browser(rows: 12, columns: 50)
    browser.send(
      .bookUnreadable(
        UnreadableBook(path: "x.zip", reason: "The file is no vCard.", advice: "Unpack it first.")))
    #expect(
      FrameDifference(
        of: browser.grid,
        from: """


            This book cannot be read

            x.zip
            The file is no vCard.

            Unpack it first.
            Then press r to read it again.


           r read again  q leave  ? help
          """) == nil)
    try browser.type("r")
    #expect(browser.effects == [.openBook])
    #expect(browser.frame.description.contains("Reading the book …"))
  }

  @Test func `a folder without cards says what to put there`() throws {
    var browser = Browser(rows: 15, columns: 50)
    browser.send(
      .bookEmpty(
        UnreadableBook(
          path: "~/contacts", reason: "no cards in this folder", advice: "Name another.")))
    #expect(
      FrameDifference(
        of: browser.grid,
        from: """



            No contacts yet

            ~/contacts
            no cards in this folder

            Put vCard files (.vcf) there and press r, or
            leave and use
            kith --book PATH import FILE
            kith --book PATH add
            Name another.

           r read again  q leave  ? help
          """) == nil)
    try browser.type("r")
    #expect(browser.effects == [.openBook])
  }

  @Test func `a book of broken cards names its faults`() throws {
    var browser = try Browser(
      [], rows: 14, columns: 60,
      faults: [BookFaultLine(place: "a.vcf:1", isError: true, text: "no BEGIN")])
    let text = browser.frame.description
    #expect(text.contains("No contacts"))
    #expect(text.contains("1 fault found there: press !"))
    try browser.type("!")
    #expect(browser.frame.lines[2] == " error  a.vcf:1")
    #expect(browser.frame.lines[3] == "   no BEGIN")
    try browser.type("<esc> <esc>")
    #expect(browser.effects == [.quit(.done)])
  }

  @Test func `nothing found says so where the list was`() throws {
    var browser = try Browser(["Adler, Ada"], rows: 10, columns: 40)
    try browser.type("/xyz")
    let lines = browser.frame.lines
    #expect(lines[1].hasSuffix("0 of 1"))
    #expect(
      lines[3...5].map { $0.split(separator: "  ").first.map(String.init) ?? "" }
        == ["No contact matches", " xyz", "Esc clears the search."])
    try browser.type("<ret>")
    #expect(browser.frame.lines[9] == " Esc clear  / change")
    try browser.type("j k <space> + i <ret> <right> v i A")
    #expect(browser.effects.isEmpty)
    #expect(browser.frame.lines[1].hasSuffix("0 of 1"))
  }

  @Test func `faults are counted in the title and listed`() throws {
    let faults = (1...30).map {
      BookFaultLine(place: "a.vcf:\($0)", isError: false, text: "odd line \($0)")
    }
    var browser = try Browser(["Adler, Ada"], rows: 10, columns: 60, faults: faults)
    #expect(browser.frame.lines[0].hasSuffix("30 faults (!) · en"))
    try browser.type("! <end>")
    #expect(
      browser.frame.lines[0] == " Faults  30" + String(repeating: " ", count: 34) + "113–119 of 119"
    )
    #expect(browser.frame.lines[7] == "   odd line 30")
    try browser.type("<resize:10x80> <end>")
    #expect(browser.frame.lines[8] == "   odd line 30")
  }

  @Test func `a message stays until the next key`() throws {
    var browser = try Browser(["Adler, Ada"], rows: 10, columns: 60)
    browser.send(.message("The marks could not be kept: disk full"))
    #expect(browser.frame.lines[9].hasPrefix(" The marks could not be kept: disk full"))
    try browser.type("j")
    #expect(browser.frame.lines[9].hasPrefix(" / search"))
  }

  @Test func `help scrolls and tells every key of the map`() throws {
    var browser = try Browser(["Adler, Ada"], rows: 200, columns: 100)
    try browser.type("?")
    let text = browser.frame.description
    let contexts = KeyContext.allCases.filter {
      ![.tooSmall, .picker, .pickerRows, .pickerIndexBar, .chooser].contains($0)
    }
    for context in contexts {
      for binding in Keymap.standard.bindings[context] ?? [] {
        #expect(text.contains(binding.keyLabels + " "))
        #expect(text.contains(binding.summary))
      }
    }
    try browser.type("<resize:10x40> <end>")
    #expect(browser.frame.lines[0].hasPrefix(" Help"))
    #expect(browser.frame.lines[8].hasSuffix("selection of text"))
    try browser.type("<esc> q")
    #expect(browser.effects == [.quit(.done)])
  }

  @Test(arguments: [
    ("?", "List"), ("v ?", "Choosing a range"), ("<right> ?", "Index bar"),
    ("<ret> ?", "Open contact"), ("! ?", "Faults"), ("? <end> ? ?", "List"),
  ])
  func `help begins with the keys of the screen it is asked for on`(
    _ keys: String, _ title: String
  ) throws {
    var browser = try Browser(["Adler, Ada"], rows: 20, columns: 60)
    try browser.type(keys)
    #expect(browser.frame.lines[2] == " " + title)
  }

  @Test func `a book read again without a change says so`() throws {
    let fault = UnreadableBook(path: "~/contacts", reason: "no cards", advice: "Name another.")
    let answers: [(Event, String)] = [
      (.bookEmpty(fault), "Read again: still no cards"),
      (.bookUnreadable(fault), "Read again: it still cannot be read"),
      (.bookMissing(path: "~/contacts"), "Read again: still no book there"),
    ]
    for (answer, message) in answers {
      var browser = Browser(rows: 16, columns: 60)
      browser.send(answer)
      #expect(browser.model.message == nil)
      try browser.type("r")
      #expect(browser.model.message == nil)
      browser.send(answer)
      #expect(browser.frame.lines.last == " " + message)
      try browser.type("r")
      browser.send(.bookEmpty(UnreadableBook(path: "", reason: "changed", advice: "")))
      #expect(browser.model.message == nil)
    }
  }

  @Test func `a long message covers lines above the hints and is cut in the end`() throws {
    var browser = try Browser(ListMovingTests.people, rows: 12, columns: 40)
    browser.send(.message("Mark not kept: the disk is full (/home/ada/.local/state/kith/ledger)"))
    #expect(browser.frame.lines[9].hasPrefix(" C ───"))
    #expect(browser.frame.lines[10].hasPrefix(" Mark not kept: the disk is full  "))
    #expect(browser.frame.lines[11].hasPrefix(" (/home/ada/.local/state/kith/ledger)"))
    browser.send(.message(String(repeating: "word ", count: 100)))
    #expect(browser.frame.lines[8].hasPrefix(" word word"))
    #expect(browser.frame.lines[11].contains("w…"))
    #expect(!browser.frame.lines[7].contains("word"))
  }

  @Test(arguments: [
    ("v", "v select range"), ("<right>", "↓ next  ↑ before  ← list"),
    ("<space> <right>", "1 selected   ↓ next  ↑ before  ← list"),
    ("/", "Enter to the list  Esc clear"), ("", "/ search  Enter open  ? help"),
  ])
  func `on a narrow screen the keys of the context go last`(
    _ keys: String, _ hints: String
  ) throws {
    var browser = try Browser(ListMovingTests.people, rows: 12, columns: 40)
    try browser.type(keys)
    #expect(browser.frame.lines[11].contains(hints), "\(browser.frame.lines[11])")
  }

  @Test func `a message ends with a click or a paste too`() throws {
    var browser = try Browser(["Adler, Ada"], rows: 10, columns: 60)
    for event in ["<click:0,0>", "<wheel-up:3,3>", "<paste:a>"] {
      browser.send(.message("told"))
      try browser.type("<release:3,3>")
      #expect(browser.model.message == "told")
      try browser.type(event)
      #expect(browser.model.message == nil, "\(event)")
    }
  }

  @Test(arguments: ["<ret>", "!", "?"])
  func `where nothing can be pasted it says so`(_ keys: String) throws {
    var browser = try Browser(["Adler, Ada"], rows: 10, columns: 60)
    try browser.type(keys + " <paste:ada>")
    #expect(browser.frame.lines[9] == " Pasted text goes to the search box of the list only")
  }
}
