import Testing

@testable import TypeAhead

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

  @Test func `an index made on all processors is that made one by one`() {
    @Sendable func fields(_ number: Int) -> SearchFields {
      SearchFields(
        name: number % 3 == 1 ? "王小\(number)" : "Ann \(number)", phones: ["1\(number)", "77"],
        emails: ["ann\(number)@example.org"], words: ["Åland \(number % 5)"])
    }
    let index = SearchIndex(count: 17_000) { number, builder in fields(number).fill(&builder) }
    var slow = SearchIndex()
    for number in 0..<17_000 { slow.append(fields(number)) }
    #expect(index.count == 17_000)
    for query in ["", "ann", "wx 16999", "exam 77", "aland 4", "16999"] {
      #expect(found(query, in: index) == found(query, in: slow), "\(query)")
      #expect(!found(query, in: index).isEmpty, "\(query)")
    }
    #expect(SearchIndex(count: 0) { _, _ in }.count == 0)
  }

  @Test func `an entry replaced in the middle leaves those around it`() {
    var index = SearchIndex()
    for name in ["Ann", "Bob", "Cid"] {
      index.append(SearchFields(name: name, phones: ["1"], words: ["of \(name)s", "在"]))
    }
    index.replace(1, with: SearchFields(name: "Dorothea", phones: ["234", "5"], words: ["x y"]))
    #expect(found("cid", in: index) == [2])
    #expect(found("ofc", in: index) == [2])
    #expect(found("在 1", in: index) == [0, 2])
    #expect(found("xy 34", in: index) == [1])
    index.remove(0)
    #expect(found("1", in: index) == [2])
    #expect(found("cids", in: index) == [2])
  }

  @Test(arguments: 1...40) func `digits and symbols are found wherever they stand`(_ length: Int) {
    let filler = String(repeating: "9", count: length)
    var index = SearchIndex()
    index.append(SearchFields(name: "A", phones: [filler + "1380", "5"], words: [filler + "#&"]))
    index.append(SearchFields(name: "B", phones: ["138", "0" + filler], words: ["# &" + filler]))
    #expect(found("1380", in: index) == [0])
    #expect(found("91380", in: index) == [0])
    #expect(found(filler + "1380", in: index) == [0])
    #expect(found("13805", in: index) == [])
    #expect(found("138", in: index) == [0, 1])
    #expect(found("+138", in: index) == [])
    #expect(found("#&", in: index) == [0])
    #expect(found("&", in: index) == [0, 1])
  }

  @Test func `one builder serves for many entries`() {
    var index = SearchIndex()
    var builder = EntryBuilder()
    for number in 0..<100 {
      builder.begin(name: "Person \(number)".utf8)
      builder.add(.otherName, "w\(number)".utf8)
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
