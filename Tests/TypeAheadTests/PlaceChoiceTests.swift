import TestSupport
import Testing

@testable import TypeAhead

@Suite struct PlaceChoiceTests {
  /// Every way tried, one after the other.
  private static func slow(_ places: ArraySlice<[Range<Int>]>, _ taken: [Range<Int>] = []) -> Bool {
    guard let first = places.first else { return true }
    return first.contains { range in
      !taken.contains { $0.overlaps(range) } && slow(places.dropFirst(), taken + [range])
    }
  }

  @Test func `it finds a choice where there is one`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<4000 {
      let places = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          let start = Int.random(in: 0...8, using: &generator)
          return start..<start + Int.random(in: 1...3, using: &generator)
        }
      }
      #expect(PlaceChoice.exists(among: places) == Self.slow(places[...]), "\(places)")
    }
  }

  @Test func `many equal words cost no more than their number`() {
    let words = (0..<40).map { $0 * 2..<$0 * 2 + 1 }
    #expect(PlaceChoice.exists(among: Array(repeating: words, count: 40)))
    #expect(!PlaceChoice.exists(among: Array(repeating: words, count: 41)))
    #expect(
      !PlaceChoice.exists(among: Array(repeating: words, count: 39) + [[80..<81], [80..<82]]))
  }

  @Test func `a query of words without end is answered`() {
    let name = (0..<40).map { "a\($0)" }.joined(separator: " ") + " b"
    var index = SearchIndex()
    var builder = EntryBuilder()
    builder.begin(name: Array(name.utf8))
    index.append(&builder)
    #expect(index.matches(SearchQuery("a a a a a b")).count == 1)
    #expect(index.matches(SearchQuery("a a a a a a a a a a a a b b")).count == 0)
  }
}
