import InviteLedger
import Testing

@Suite("Ledger")
struct LedgerTests {
  static func mark(_ identity: String, _ date: Int64 = 1) -> LedgerEntry {
    .mark(Mark(identity: identity, name: identity.uppercased(), date: date))
  }

  @Test func `marking twice keeps the first date`() {
    var ledger = Ledger()
    let changes = [5, 9].map { ledger.apply(Self.mark("a", $0)) }
    #expect(changes == [true, false])
    #expect(ledger.mark(of: "a")?.date == 5)
    #expect(ledger.count == 1)
  }

  @Test func `of two kept marks the earlier stays, whatever their order`() {
    let early = Mark(identity: "a", name: "A", date: 1)
    let late = Mark(identity: "a", name: "B", date: 2)
    #expect(Ledger(marks: [early, late]) == Ledger(marks: [late, early]))
    #expect(Ledger(marks: [late, early]).entries == [early])
  }

  @Test func `unmarking what is not marked changes nothing`() {
    var ledger = Ledger()
    let changes = [.unmark("a"), Self.mark("a"), .unmark("a")].map { ledger.apply($0) }
    #expect(changes == [false, true, true])
    #expect(ledger == Ledger())
    #expect(!ledger.isMarked("a"))
  }

  @Test func `entries are in the order of their dates`() {
    var ledger = Ledger()
    for entry in [Self.mark("c", 3), Self.mark("b", 1), Self.mark("a", 3)] { ledger.apply(entry) }
    #expect(ledger.entries.map(\.identity) == ["b", "a", "c"])
  }

  @Test func `identities that are only canonically equal are two`() {
    var ledger = Ledger()
    ledger.apply(Self.mark("\u{E9}"))
    #expect(ledger.isMarked("\u{E9}") && !ledger.isMarked("e\u{301}"))
    #expect(ledger.mark(of: "e\u{301}") == nil)
    ledger.apply(Self.mark("e\u{301}"))
    ledger.apply(.unmark("\u{E9}"))
    #expect(ledger.identities.map { Array($0.utf8) } == [Array("e\u{301}".utf8)])
  }
}
