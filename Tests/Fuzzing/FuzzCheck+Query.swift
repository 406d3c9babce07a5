import TypeAhead

extension FuzzCheck {
  private static let index: SearchIndex = {
    var index = SearchIndex()
    let people = [
      SearchFields(name: "王小明", phones: ["+86 138 0013 8000"], organizations: ["Acme"]),
      SearchFields(name: "Ada Bell-Müller", emails: ["ada@example.org"], words: ["Addie"]),
      SearchFields(name: "山田 太郎", phonetic: "やまだ たろう"), SearchFields(name: "김예시"),
      SearchFields(name: "Пётр Образцов"), SearchFields(name: "112"), SearchFields(name: ""),
    ]
    for person in people { index.append(person) }
    return index
  }()

  /// Any text is a query: it finds the same narrowed as afresh, and what stands out is within the text.
  static func checkQuery(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let query = SearchQuery(text)
    let found = index.matches(query)
    let shorter = index.matches(SearchQuery(String(text.dropLast())))
    guard index.matches(query, narrowing: shorter).indices == found.indices else {
      throw Violation("a query finds others when it is typed on")
    }
    guard Set(index.ranked(found)) == Set(found.indices) else {
      throw Violation("the ranked ones are not those found")
    }
    for field in SearchField.allCases {
      for shown in [text, "Ada 王小明 やまだ Пётр 김 +86 138 0013"] {
        let end = shown.utf8.count
        for range in query.highlights(in: shown, as: field)
        where range.lowerBound < 0 || range.upperBound > end || range.isEmpty {
          throw Violation("what stands out is beyond the text")
        }
      }
    }
  }
}
