import TestSupport
import Testing

/// What only a whole process shows: pipes, closed streams, two programs at once, a sudden end.
@Suite("Processes", .enabled(if: Shell.program.exists, "the program is not built"))
struct ProcessTests {
  static func shell(people: Int) throws -> Shell {
    let shell = try Shell()
    let cards = (0..<people).map { card("Person \($0)", uid: "person-\($0)-") }
    try shell.folder.write("book.vcf", cards.joined())
    return shell
  }

  @Test func `a reader that has seen enough is no fault to speak of`() throws {
    let shell = try Self.shell(people: 20_000)
    let result = try shell.run(
      "$KITH list --book book.vcf | head -n 1; echo ${PIPESTATUS[0]}")
    #expect(result.output == "Person 0\t\t\t\tperson-0-\n141\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: ["list --book book.vcf", "--version", "--help"])
  func `output that cannot be written is a fault`(command: String) throws {
    let shell = try Self.shell(people: 1)
    let full = try shell.run("$KITH \(command) >/dev/full")
    #expect(full.errors == "kith: standard output: No space left on device\n")
    #expect(full.status == 3)
    let closed = try shell.run("$KITH \(command) >&-")
    #expect(closed.errors == "kith: standard output: Bad file descriptor\n")
    #expect(closed.status == 3)
  }

  @Test func `the limit of a file's size is a fault`() throws {
    let shell = try Self.shell(people: 20_000)
    let result = try shell.run("ulimit -f 16; $KITH list --book book.vcf >list")
    #expect(result.errors == "kith: standard output: File too large\n")
    #expect(result.status == 3)
  }

  @Test(arguments: ["check", "inspect"])
  func `a file is not read that a list would refuse`(command: String) throws {
    let shell = try Shell()
    let large = try shell.run("truncate -s 5G large.vcf; timeout 20 $KITH \(command) large.vcf")
    #expect(large.errors == "kith: large.vcf: larger than 4 GiB\n")
    #expect(large.status == 3)
    let pipe = try shell.run("mkfifo p.vcf; timeout 20 $KITH \(command) p.vcf")
    #expect(pipe.errors.hasPrefix("kith: p.vcf: a pipe or device, not a file"))
    #expect(pipe.status == 3)
  }

  @Test func `closed streams do not get mixed up with files`() throws {
    let shell = try Self.shell(people: 3)
    let result = try shell.run(
      """
      $KITH invite mark --book book.vcf person-1 >&- 2>&- <&-
      $KITH invite list --book book.vcf
      """)
    #expect(result.output.hasPrefix("Person 1\t"))
    #expect(result.status == 0)
  }

  @Test func `names that are not UTF-8 are opened`() throws {
    let shell = try Self.shell(people: 1)
    let result = try shell.run(
      """
      mkdir $'\\xe4' $'\\xe4/kith'
      mkdir $'\\xe4/kith/contacts' && mv book.vcf $'\\xe4/kith/contacts/n\\xf6te.vcf'
      $KITH list --book $'\\xe4/kith/contacts'
      $KITH list --book $'\\xe4/kith/contacts/n\\xf6te.vcf'
      XDG_DATA_HOME=$PWD/$'\\xe4' $KITH list
      $KITH list --book $'n\\xf6.vcf'
      rm -r $'\\xe4'
      """)
    #expect(result.output == String(repeating: "Person 0\t\t\t\tperson-0-\n", count: 3))
    #expect(result.errors.contains("n\\xF6.vcf: No such file or directory"))
  }

  @Test func `a pipe without a writer is refused at once`() throws {
    let shell = try Shell()
    let result = try shell.run("mkfifo p.vcf; timeout 5 $KITH list --book p.vcf")
    #expect(result.errors.contains("p.vcf: a pipe or device, not a file"))
    #expect(result.status == 3)
  }

  @Test func `a list into a pipe never draws`() throws {
    let shell = try Self.shell(people: 1)
    let result = try shell.run(
      "TERM=xterm $KITH list --book book.vcf; TERM=xterm $KITH --book book.vcf")
    #expect(result.output == "Person 0\t\t\t\tperson-0-\n")
    #expect(
      result.errors == "kith: standard output is not a terminal; ‘kith list’ prints the contacts\n")
    #expect(result.status == 2)
  }

  @Test func `two programs mark at once`() throws {
    let shell = try Self.shell(people: 40)
    let result = try shell.run(
      """
      worker() { for i in $(seq $1 $2); do $KITH invite mark --book book.vcf person-$i- 2>>said || exit 1; done; }
      worker 0 19 & one=$!
      worker 20 39 & two=$!
      wait $one && wait $two && $KITH invite list --book book.vcf | wc -l
      grep -v '^kith: marked: ' said >&2
      true
      """)
    #expect(result.output == "40\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `a program that is killed loses no mark it has confirmed`() throws {
    let shell = try Self.shell(people: 60)
    let result = try shell.run(
      """
      for i in $(seq 0 59); do
        { timeout -s KILL 0.0$(printf %02d $((i % 60 + 1))) $KITH invite mark --book book.vcf person-$i- && echo person-$i- >> done; } 2>/dev/null
      done
      touch done
      $KITH invite list --book book.vcf | cut -f 5 | sort > kept
      sort done | comm -23 - kept
      sort done | comm -13 - kept | wc -l >&2
      """)
    #expect(result.output == "", "confirmed, but not kept")
    #expect(result.status == 0)
  }
}
