import Testing
import TypeAhead

@Suite struct HighlightTests {
  /// A query, and the name with what stands out in brackets.
  @Test(arguments: [
    ("ann", "[Ann]a Berg"), ("be", "Anna [Be]rg"), ("ber an", "[An]na [Ber]g"), ("zoe", "[Zoë]"),
    ("zo", "[Zo]ë Berg"), ("strass", "[Straß]e"), ("wxm", "[王小明]"), ("xm", "王[小明]"),
    ("ming wang", "[王]小[明]"), ("wangx", "[王小]明"), ("ㄱㅁ", "[김민]수"), ("기", "[김]민수"),
    ("sak", "[さく]ら"), ("ann", "🎉 [Ann]"), ("acme", "[ＡＣＭＥ]株式会社"), ("x", "Ann"), ("", "Ann"),
    ("1380", "Ann"), ("oconnor", "Sinéad [O'Connor]"), ("jpj", "[John Paul J]ones"),
    ("דוד", "[דָּוִד]"), ("aethel", "[Æthel]red"), ("an an", "[An]na [An]ders"),
  ])
  func `stands out`(_ query: String, _ marked: String) {
    let name = marked.filter { $0 != "[" && $0 != "]" }
    var result = Array(name.utf8)
    for range in SearchQuery(query).highlights(in: name).reversed() {
      result.insert(UInt8(ascii: "]"), at: range.upperBound)
      result.insert(UInt8(ascii: "["), at: range.lowerBound)
    }
    #expect(String(decoding: result, as: UTF8.self) == marked)
  }

  @Test func `an accent that is a character of its own is within`() {
    let name = "Zoe\u{308} B"
    #expect(SearchQuery("zoe").highlights(in: name) == [0..<5])
    #expect(SearchQuery("b").highlights(in: name) == [6..<7])
  }
}
