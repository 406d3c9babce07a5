import ContactBook
import TestSupport
import Testing

/// Filtering as its slow, obvious form: walk the whole list and keep what is wanted.
@Suite("SectionedContacts as its obvious model")
struct SectionedContactsModelTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a filtered list is the whole list without the rest`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let families = ["Ahlers", "Berg", "王", "Öberg", "Ζαχαρίου", "3M", "Zimmer", "張", "🧗"]
    let people = (0..<300).map { number in
      "\(families.randomElement(using: &generator) ?? "")|Given\(number)"
    }
    var book = SectionedContactsTests.book(people)
    let gone = book.ids.filter { _ in Int.random(in: 0..<10, using: &generator) == 0 }
    try book.apply(gone.map(BookChange.remove))
    let whole = try SectionedContacts(of: book, locale: "en")
    #expect(whole.count == book.count)
    #expect(Set(whole.contacts) == Set(book.ids))
    for share in [0, 1, 5, 50, 100] {
      let wanted = Set(book.ids.filter { _ in Int.random(in: 0..<100, using: &generator) < share })
      let list = whole.filtered(by: wanted.union(gone).shuffled(using: &generator))
      #expect(list.contacts == whole.contacts.filter(wanted.contains))
      var sections: [String] = []
      for section in whole.sections {
        let kept = section.range.filter { wanted.contains(whole[$0]) }
        if !kept.isEmpty { sections.append("\(section.title) \(kept.count)") }
      }
      #expect(list.sections.map { "\($0.title) \($0.range.count)" } == sections)
      for position in list.contacts.indices {
        #expect(list.position(of: list[position]) == position)
        #expect(list.sections[list.section(at: position)].range.contains(position))
      }
      for id in book.ids where !wanted.contains(id) { #expect(list.position(of: id) == nil) }
    }
  }

  @Test func `every row of an index bar leads to a section`() throws {
    let book = SectionedContactsTests.book(["Berg|A", "Öberg|B", "Zimmer|C", "3M|D"])
    let list = try SectionedContacts(of: book, locale: "sv")
    for rows in 0...40 {
      let bar = list.indexBar(rows: rows)
      #expect(bar.count <= rows)
      #expect(bar.isEmpty == (rows == 0))
      #expect(bar.map(\.indexTitle) == bar.map(\.indexTitle).sorted())
      #expect(bar.allSatisfy { list.section(forIndexTitle: $0.indexTitle) != nil })
    }
  }
}
