import TestSupport
import Testing

/// Importing as whole processes do it: cut off, without room, several at once.
@Suite("Processes that import", .enabled(if: Shell.program.exists, "the program is not built"))
struct ImportProcessTests {
  static func people(_ count: Int, named name: String = "Person") -> String {
    (0..<count).map { card("\(name) \($0)", uid: "\(name)-\($0)") }.joined()
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["book.vcf", "book"])
  func `one that is killed has imported all or nothing`(book: String) throws {
    let shell = try Shell()
    try shell.folder.write("people.vcf", Self.people(300))
    let result = try shell.run(
      """
      case \(book) in *.vcf) : > \(book);; *) mkdir \(book);; esac
      for delay in 0.01 0.03 0.1 0.2 0.3 0.5 0.8; do
        $KITH import --book \(book) people.vcf >/dev/null 2>&1 & importer=$!
        sleep $delay
        kill -9 $importer 2>/dev/null
        wait $importer 2>/dev/null
        # What was begun is ended or taken back by the next that saves.
        $KITH add --book \(book) name=Anna >/dev/null || echo failed
        $KITH undo --book \(book) >/dev/null 2>&1
        case $($KITH list --book \(book) 2>/dev/null | wc -l) in
          0) ;;
          300) $KITH undo --book \(book) 2>/dev/null;;
          *) echo some;;
        esac
        ls -A . \(book) | grep 'tmp$'
      done
      """)
    #expect(result.output == "")
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["book.vcf", "book"])
  func `two at once lose nothing`(book: String) throws {
    let shell = try Shell()
    try shell.folder.write("a.vcf", Self.people(200, named: "Anna"))
    try shell.folder.write("b.vcf", Self.people(200, named: "Bo"))
    let result = try shell.run(
      """
      case \(book) in *.vcf) : > \(book);; *) mkdir \(book);; esac
      $KITH import --book \(book) a.vcf >/dev/null & one=$!
      $KITH import --book \(book) b.vcf >/dev/null & two=$!
      wait $one && wait $two && $KITH list --book \(book) | wc -l
      $KITH undo && $KITH list --book \(book) | wc -l
      $KITH undo && $KITH list --book \(book) | wc -l
      ls -A . \(book) | grep 'tmp$'
      """)
    #expect(result.output == "400\n200\n0\n")
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["book.vcf", "book"])
  func `the same file twice at once is imported once`(book: String) throws {
    let shell = try Shell()
    try shell.folder.write("people.vcf", Self.people(40))
    let result = try shell.run(
      """
      case \(book) in *.vcf) : > \(book);; *) mkdir \(book);; esac
      $KITH add --book \(book) name=Anna >/dev/null; $KITH undo 2>/dev/null
      # Both have compared with the empty book before either may save.
      flock .local/state/kith/save.lock sleep 4 & holder=$!
      sleep 0.2
      $KITH import --book \(book) people.vcf >/dev/null & one=$!
      $KITH import --book \(book) people.vcf >/dev/null & two=$!
      wait $one && wait $two; wait $holder
      $KITH list --book \(book) | wc -l
      $KITH undo --list | wc -l
      """)
    #expect(result.output == "40\n1\n")
    #expect(result.errors.contains("nothing to import"))
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["book", "state"])
  func `a full disk leaves the book as it was`(small: String) throws {
    let shell = try Shell()
    try shell.folder.write("people.vcf", Self.people(4_000))
    let result = try shell.run(
      """
      mkdir small room
      mount -t tmpfs -o size=300k,mode=700 none small 2>/dev/null || { echo skipped; exit; }
      trap 'umount small' EXIT
      case \(small) in book) book=small;; *) book=room; export XDG_STATE_HOME=$PWD/small;; esac
      printf 'BEGIN:VCARD\\r\\nVERSION:3.0\\r\\nFN:Anna\\r\\nEND:VCARD\\r\\n' >$book/book.vcf
      before=$(sha256sum <$book/book.vcf)
      $KITH import --book $book/book.vcf people.vcf >/dev/null
      echo $?
      [ "$before" = "$(sha256sum <$book/book.vcf)" ] && ls -A $book
      """)
    if result.output == "skipped\n" {
      print("the full disk is skipped: this user may not mount one")
      return
    }
    #expect(result.output == "3\nbook.vcf\n")
    #expect(
      result.errors.contains("No space left on device. Nothing was changed")
        || result.errors.contains("the disk is full; nothing was changed"))
  }

  @Test func `a folder that cannot be written is told before anything is done`() throws {
    let shell = try Shell()
    try shell.folder.write("people.vcf", Self.people(20))
    let result = try shell.run(
      """
      mkdir small
      mount -t tmpfs none small 2>/dev/null || { echo skipped; exit; }
      trap 'umount small' EXIT
      mkdir small/book && mount -o remount,ro small
      $KITH import --book small/book people.vcf >/dev/null; echo $?
      ls -A small/book; $KITH undo --list
      """)
    guard result.output != "skipped\n" else {
      print("the read-only disk is skipped: this user may not mount one")
      return
    }
    #expect(result.output == "3\n")
    #expect(result.errors.contains("Read-only file system"))
  }
}
