import TestSupport
import Testing

/// Saving as whole processes do it: several at once, on a full disk, in the reach of others.
@Suite("Processes that save", .enabled(if: Shell.program.exists, "the program is not built"))
struct SavingProcessTests {
  @Test(.timeLimit(.minutes(5)), arguments: ["book.vcf", "book"])
  func `two programs add at once`(book: String) throws {
    let shell = try Shell()
    if book == "book" {
      _ = shell.folder.folder("book")
    } else {
      try shell.folder.write("book.vcf", "")
    }
    let result = try shell.run(
      """
      worker() { for i in $(seq 1 50); do $KITH add --book \(book) "name=Person $1 $i" >/dev/null || exit 1; done; }
      worker one & one=$!
      worker two & two=$!
      wait $one && wait $two && $KITH list --book \(book) | wc -l
      $KITH undo --list | wc -l
      ls -A . book 2>/dev/null | grep -c tmp
      """)
    #expect(result.output == "100\n100\n0\n")
    #expect(result.errors == "")
  }

  @Test(.timeLimit(.minutes(5)))
  func `two programs edit one file at once`() throws {
    let shell = try Shell()
    let cards = [card("Person a", uid: "a"), card("Person b", uid: "b")]
    try shell.folder.write("book.vcf", cards.joined())
    let result = try shell.run(
      """
      worker() { for i in $(seq 1 20); do $KITH edit --book book.vcf $1 --add note=$1$i >/dev/null 2>>said || echo failed; done; }
      worker a & worker b & wait
      grep -c '^NOTE:a' book.vcf; grep -c '^NOTE:b' book.vcf
      for i in $(seq 1 40); do $KITH undo 2>/dev/null; done
      cat book.vcf
      """)
    #expect(result.output == "20\n20\n" + cards.joined())
  }

  @Test func `what is not UTF-8 is no value of a card`() throws {
    let shell = try Shell()
    try shell.folder.write("book.vcf", card("Anna", uid: "a"))
    let result = try shell.run(
      """
      $KITH edit --book book.vcf a --set "$(printf 'note=a\\377')"; echo $?
      $KITH add --book book.vcf "$(printf 'tel.\\376=1')"; echo $?
      cat book.vcf
      """)
    #expect(result.output == "2\n2\n" + card("Anna", uid: "a"))
    #expect(
      result.errors
        == "kith: ‘note=a\\xFF’ is not UTF-8\nkith: ‘tel.\\xFE=1’ is not UTF-8\n")
  }

  @Test(.timeLimit(.minutes(5)))
  func `a limit of a file's size leaves everything as it was`() throws {
    let shell = try Shell()
    let people = (0..<400).map { card("Person \($0)", uid: "p-\($0)") }
    try shell.folder.write("book.vcf", people.joined())
    let result = try shell.run(
      """
      sum() { sha256sum <book.vcf; }
      before=$(sum)
      $KITH edit --book book.vcf p-7 --add note=x >/dev/null 2>&1; $KITH undo 2>/dev/null
      (ulimit -f 20; $KITH edit --book book.vcf p-7 --add note=x)
      echo $?
      [ "$before" = "$(sum)" ] && ls -A
      """)
    #expect(result.output.hasSuffix("3\n.local\n.stderr\n.stdout\nbook.vcf\n"))
    #expect(result.errors.contains("File too large"))
  }

  @Test(.timeLimit(.minutes(5)))
  func `a full disk leaves everything as it was`() throws {
    let shell = try Shell()
    let people = (0..<2000).map { card("Person \($0)", uid: "p-\($0)") }
    try shell.folder.write("people.vcf", people.joined())
    let result = try shell.run(
      """
      mkdir small
      mount -t tmpfs -o size=300k,mode=700 none small 2>/dev/null || { echo skipped; exit; }
      trap 'umount small' EXIT
      cp people.vcf small/book.vcf
      $KITH edit --book small/book.vcf p-7 --add note=x
      echo $?
      cmp people.vcf small/book.vcf && ls -A small
      """)
    if result.output == "skipped\n" {
      print("the full disk is skipped: this user may not mount one")
      return
    }
    #expect(result.output == "+ note: x\n3\nbook.vcf\n")
    #expect(
      result.errors.hasSuffix(
        "book.vcf: No space left on device. Nothing was changed; make room and try again.\n"))
  }

  @Test func `a folder that cannot be written is told`() throws {
    let shell = try Shell()
    _ = shell.folder.folder("small")
    try shell.folder.write("small/book.vcf", card("Anna", uid: "a"))
    let result = try shell.run(
      """
      mount -t tmpfs none small 2>/dev/null || { echo skipped; exit; }
      trap 'umount small' EXIT
      mkdir small/book && echo 'BEGIN:VCARD\nVERSION:3.0\nFN:Anna\nEND:VCARD' | sed 's/\\\\n/\\n/g' >small/book/a.vcf
      mount -o remount,ro small
      $KITH edit --book small/book Anna --add note=x
      $KITH delete --book small/book Anna
      $KITH add --book small/book name=Bo
      """)
    guard result.output != "skipped\n" else {
      print("the read-only disk is skipped: this user may not mount one")
      return
    }
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains("Read-only file system") && $0.contains("small/book") })
  }

  @Test(.timeLimit(.minutes(5)))
  func `a program that holds the lock too long is told of`() throws {
    let shell = try Shell()
    try shell.folder.write("book.vcf", card("Anna", uid: "a"))
    let result = try shell.run(
      """
      $KITH edit --book book.vcf a --add note=x >/dev/null 2>&1
      flock .local/state/kith/save.lock sleep 1 &
      sleep 0.2
      $KITH undo
      flock .local/state/kith/save.lock sleep 30 & holder=$!
      sleep 0.2
      $KITH redo
      kill $holder
      pkill -P $holder sleep
      """)
    #expect(result.errors.hasPrefix("kith: undone: edit Anna\n"))
    #expect(result.errors.hasSuffix("save.lock: another kith is saving. Try again in a moment.\n"))
  }
}
