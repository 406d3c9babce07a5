import TestSupport
import Testing

/// `kith complete` run as aerc runs it: by `sh -c`, in a process group that is killed after 100 lines or when more is typed.
@Suite("Completing", .enabled(if: Shell.program.exists, "the program is not built"))
struct CompletingTests {
  private static func shell(people: Int) throws -> Shell {
    let shell = try Shell()
    let cards = (0..<people).map {
      card("Person \($0)", uid: "p-\($0)", more: ["EMAIL:person\($0)@example.org"])
    }
    try shell.folder.write("book.vcf", cards.joined())
    return shell
  }

  @Test func `it ends at 100 lines by itself, each an address and a name`() throws {
    let shell = try Self.shell(people: 300)
    let result = try shell.run("setsid -w sh -c \"'$KITH' complete --book book.vcf -- 'person'\"")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 100)
    #expect(result.status == 0)
    #expect(result.errors == "")
    for line in lines {
      let fields = line.split(separator: "\t")
      #expect(fields.count == 2)
      #expect(fields.first?.hasSuffix("@example.org") == true)
    }
  }

  @Test func `a reader that has seen enough is no fault to speak of`() throws {
    let shell = try Self.shell(people: 300)
    let result = try shell.run(
      "$KITH complete --book book.vcf person | head -n 1; echo ${PIPESTATUS[0]}")
    #expect(result.output.hasPrefix("person"))
    #expect(result.output.hasSuffix("\n141\n") || result.output.hasSuffix("\n0\n"))
    #expect(result.errors == "")
  }

  @Test func `killed while more is typed, nothing of it is left`() throws {
    let shell = try Self.shell(people: 20_000)
    let result = try shell.run(
      """
      for typed in p pe per pers perso; do
        setsid sh -c "exec '$KITH' complete --book book.vcf -- $typed >out" &
        group=$!
        kill -9 -- -$group 2>/dev/null || kill -9 $group
        wait $group 2>/dev/null
      done
      exec "$KITH" complete --book book.vcf -- person7
      """)
    #expect(result.output.hasPrefix("person7@example.org\tPerson 7\n"))
    #expect(result.status == 0)
  }

  /// What somebody types behind the last comma, in the single quotes that the recipe puts around it.
  @Test(arguments: [
    "-x", "--help", "--book /etc/passwd", "--", "-", "$(touch hacked)", "`touch hacked`",
    "; touch hacked", "| touch hacked", "\"", "\\", "*", "(", "[a-", "%s", "", "   ", "\u{1B}[31m",
    "\u{202E}", "王", String(repeating: "zz ", count: 30_000),
  ])
  func `typed text is only looked for`(typed: String) throws {
    let shell = try Self.shell(people: 5)
    try shell.folder.write("typed", typed)
    let result = try shell.run(
      """
      sh -c "timeout 20 '$KITH' complete --book book.vcf -- '$(cat typed)'"
      echo "status $?"
      ls
      """)
    // Blanks, and marks that nobody sees, ask for nothing: everybody is shown, as in the search box.
    let isEmpty = typed.allSatisfy { $0 == " " || $0 == "\u{202E}" }
    #expect(result.output.contains("status \(isEmpty ? 0 : 1)\n"), "\(result.output)")
    #expect(!result.output.contains("hacked"))
    #expect(result.errors == "")
  }

  @Test func `bytes that are no UTF-8 are no match`() throws {
    let shell = try Self.shell(people: 5)
    let result = try shell.run(#"$KITH query --book book.vcf $'\xff\xfe('; echo "status $?""#)
    #expect(result.output.hasPrefix("no address matches "))
    #expect(result.output.hasSuffix("status 1\n"))
    #expect(result.output.split(separator: "\n").count == 2)
  }
}
