import Testing
import TypeAhead

@Suite struct SearchIndexTests {
  private func found(_ query: String, in index: SearchIndex) -> [UInt32] {
    index.matches(SearchQuery(query)).indices
  }

  @Test func `entries are replaced and removed in their places`() {
    var index = SearchIndex()
    for name in ["Ann", "Bob", "Cid"] { index.append(SearchFields(name: name)) }
    index.replace(1, with: SearchFields(name: "Dora", phones: ["123"]))
    #expect(found("bob", in: index) == [])
    #expect(found("dora 2", in: index) == [1])
    index.remove(0)
    #expect(found("", in: index) == [1, 2])
    #expect(found("a", in: index) == [])
    #expect(index.append(SearchFields(name: "Eve")) == 3)
    #expect(found("e", in: index) == [3])
    #expect(index.count == 4)
  }

  @Test func `a copy does not change with the original`() {
    var index = SearchIndex()
    index.append(SearchFields(name: "Ann"))
    let copy = index
    index.replace(0, with: SearchFields(name: "Bob"))
    #expect(found("ann", in: copy) == [0])
    #expect(found("ann", in: index) == [])
  }

  @Test func `an empty index and an empty query`() {
    #expect(found("x", in: SearchIndex()) == [])
    #expect(found("", in: SearchIndex()) == [])
    #expect(SearchQuery(" \u{3000}\t").isEmpty)
    #expect(SearchQuery("\u{200B}").isEmpty)
    #expect(!SearchQuery(".").isEmpty)
  }

  @Test func `indexes made in parts are put together`() {
    var index = SearchIndex()
    var second = SearchIndex()
    for name in ["Ann", "Bob"] { index.append(SearchFields(name: name)) }
    for name in ["Bo", "王小明"] { second.append(SearchFields(name: name, phones: ["12"])) }
    index.append(contentsOf: second)
    #expect(found("bo", in: index) == [1, 2])
    #expect(found("wxm 1", in: index) == [3])
    #expect(found("", in: index) == [0, 1, 2, 3])
  }

  @Test func `one builder serves for many entries`() {
    var index = SearchIndex()
    var builder = EntryBuilder()
    for number in 0..<100 {
      builder.begin(name: "Person \(number)".utf8)
      builder.add(.words, "w\(number)".utf8)
      builder.add(.phone, "+1 \(number)".utf8)
      index.append(&builder)
    }
    #expect(found("person 42", in: index) == [42])
    #expect(found("w7", in: index) == [7, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79])
  }

  @Test func `more entries than one thread takes keep their order`() {
    var index = SearchIndex()
    var builder = EntryBuilder()
    for number in 0..<70_000 {
      builder.begin(name: (number % 3 == 0 ? "Ann" : "Bob").utf8)
      index.append(&builder)
    }
    let anns = index.matches(SearchQuery("an"))
    #expect(anns.indices == stride(from: 0, to: 70_000, by: 3).map { UInt32($0) })
    #expect(index.matches(SearchQuery("ann"), narrowing: anns).indices == anns.indices)
  }
}
