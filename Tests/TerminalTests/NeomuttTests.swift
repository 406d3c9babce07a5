import TestSupport
import Testing

/// The real neomutt asks `kith query` for addresses.
@Suite(
  .serialized,
  .enabled(
    if: Shell.isInstalled("tmux") && Shell.isInstalled("neomutt"),
    "tmux or neomutt is not installed: nothing here runs"))
struct NeomuttTests {
  /// Writes the settings and people to write to, then runs neomutt on an empty mailbox.
  private static let script = #"""
    printf '%s\r\n' 'BEGIN:VCARD' 'VERSION:4.0' 'UID:ada' 'FN:Lovelace\, Ada' \
      'EMAIL;TYPE=work:ada@work.example' 'EMAIL;TYPE=home;PREF=1:ada@home.example' 'END:VCARD' \
      'BEGIN:VCARD' 'VERSION:4.0' 'UID:tab' 'FN:Tabula	Rasa\nBcc: eve@example.org' \
      'EMAIL:tabula@example.org' 'END:VCARD' \
      'BEGIN:VCARD' 'VERSION:4.0' 'UID:w' 'FN:王小明' 'EMAIL:wang@example.org' 'END:VCARD' >mail.vcf
    : >mbox
    {
      echo 'set folder="." spoolfile="mbox" tmpdir="." from="me@example.org"'
      echo 'set editor="echo body >>" noedit_headers sleep_time=0'
      echo 'set query_command="kith query --book mail.vcf -- %s"'
    } >rc
    exec neomutt -n -F rc
    """#

  private func start() throws -> TmuxScreen {
    let screen = try TmuxScreen(columns: 100, running: ["sh", "-c", Self.script])
    try #require(screen.waits(for: "Msgs:0"), "\(screen.text())")
    return screen
  }

  /// Presses the key for a prompt until it is there.
  ///
  /// For neomutt forgets keys that come before it waits for them. A key that was not forgotten after all is taken out of
  /// the line again.
  private func ask(_ prompt: String, by key: String, in screen: TmuxScreen) throws {
    var polls = 0
    let isThere = Shell.wait {
      if polls % 10 == 0 { screen.type(key) }
      polls += 1
      return screen.shows(prompt)
    }
    try #require(isThere, "\(screen.text())")
    screen.press("C-u")
  }

  /// Completes what is typed into the To line to an address, the chosen one where there are several.
  private func compose(_ typed: String, choice: Int?, in screen: TmuxScreen) throws {
    try ask("To:", by: "m", in: screen)
    screen.type(typed)
    try #require(screen.waits(for: "To: \(typed)"), "\(screen.text())")
    screen.press("C-t")
    guard let choice else { return }
    try #require(screen.waits(for: "Query: \(typed)"), "\(screen.text())")
    for _ in 0..<choice { screen.press("Down") }
    screen.press("Enter")
  }

  @Test func `a name with a comma comes into the To line as one recipient`() throws {
    let screen = try start()
    try compose("lovel", choice: 0, in: screen)
    #expect(screen.waits(for: #"To: "Lovelace, Ada" <ada@home.example>"#), "\(screen.text())")
    screen.press("Enter")
    try #require(screen.waits(for: "Subject:"), "\(screen.text())")
    screen.type("Engine")
    screen.press("Enter")
    #expect(screen.waits(for: "y:Send"), "\(screen.text())")
    #expect(screen.shows(#"To: "Lovelace, Ada" <ada@home.example>"#), "\(screen.text())")
    #expect(!screen.shows("ada@work"))
  }

  @Test func `another address of the same person can be chosen`() throws {
    let screen = try start()
    try compose("lovel", choice: 1, in: screen)
    #expect(screen.waits(for: #"To: "Lovelace, Ada" <ada@work.example>"#), "\(screen.text())")
  }

  @Test func `a name with a tab and a line end stays a name`() throws {
    let screen = try start()
    try compose("tabula", choice: nil, in: screen)
    #expect(
      screen.waits(for: #"To: "Tabula Rasa Bcc: eve@example.org" <tabula@example.org>"#),
      "\(screen.text())")
  }

  @Test func `a Chinese name is found by its initials with the key for queries`() throws {
    let screen = try start()
    try ask("Query:", by: "Q", in: screen)
    screen.type("wxm")
    screen.press("Enter")
    try #require(screen.waits(for: "wang@example.org"), "\(screen.text())")
    #expect(screen.shows("王小明"))
    screen.type("m")
    #expect(screen.waits(for: "To: 王小明 <wang@example.org>"), "\(screen.text())")
  }

  @Test(arguments: ["nobody", "--help", "-x9", "$(echo hacked >file)"])
  func `without a match neomutt goes on, and its screen is whole`(typed: String) throws {
    let screen = try start()
    try ask("Query:", by: "Q", in: screen)
    screen.type(typed)
    try #require(screen.waits(for: "Query: \(typed)"), "\(screen.text())")
    screen.press("Enter")
    #expect(Shell.wait { !screen.shows("Query:") })
    #expect(!screen.shows("kith"), "\(screen.text())")
    #expect(screen.file("file") == "")
    try ask("Query:", by: "Q", in: screen)
    screen.type("wxm")
    screen.press("Enter")
    #expect(screen.waits(for: "wang@example.org"), "\(screen.text())")
  }
}
