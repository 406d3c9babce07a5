import Glibc
import TypeAhead
import UnicodeText

/// `search COUNT [WORD…]`: what a key costs in the search alone, and what folding and the display form of
/// a name cost, in this process.
func benchmarkSearch(_ arguments: [String]) throws {
  guard let count = arguments.first.flatMap({ Int($0) }) else {
    throw BenchmarkError("needs COUNT")
  }
  var people = MadeUpBook()
  let entries = (0..<count).map { number in
    SearchFields(
      name: people.name().full,
      phones: ["+86 138 \(10_000_000 + number)", "010-\(10_000_000 + number)"],
      emails: ["user\(number)@example.org"],
      words: ["Company \(number % 997)", "Unit \(number % 13)"])
  }
  let names = Array(entries.prefix(100_000).map(\.name))
  print(
    "Search among \(count) contacts with phones, an e-mail address and a company, processor time:")
  var index = SearchIndex()
  reportTime("index, ns a contact", per: count) {
    index = SearchIndex(count: count) { number, builder in
      let entry = entries[number]
      builder.begin(name: entry.name.utf8)
      for word in entry.words { builder.add(.otherName, word.utf8) }
      for email in entry.emails { builder.add(.email, email.utf8) }
      for phone in entry.phones { builder.add(.phone, phone.utf8) }
    }
  }
  // The first search also pays for what the building left behind in the heap.
  _ = index.matches(SearchQuery("x"))
  for word in arguments.count > 1 ? Array(arguments[1...]) : typed {
    measureTyping(word, in: index)
  }
  var columns = 0
  reportTime("display form, ns a name", per: names.count) {
    for name in names { columns += DisplayText(name).width }
  }
  var bytes = 0
  reportTime("fold, ns a name", per: names.count) {
    for name in names { bytes += SearchFolding.fold(name).utf8.count }
  }
  precondition(columns > 0 && bytes > 0)
}

/// What is typed: names in their scripts, numbers, and what all contacts or none have in common.
private let typed = [
  "wang", "wxm", "mary ad", "1380", "anna", "김ㅁ", "王小", "user77", "ou", "example", "company",
  "unit com", "user 138", "#", "@",
]

/// A word typed key by key, each search narrowing the last one; then pasted as a whole.
///
/// Each figure is the least of several: other programs only make it larger.
private func measureTyping(_ word: String, in index: SearchIndex) {
  var figures: [String] = []
  var typed = ""
  var last: SearchMatches?
  for character in word {
    typed.append(character)
    var found = last
    let taken = leastProcessorTime {
      found = index.matches(SearchQuery(typed), narrowing: last)
    }
    last = found
    figures.append("\(shown(taken)) (\(found?.count ?? 0))")
  }
  let pasted = leastProcessorTime { last = index.matches(SearchQuery(word)) }
  let ranked = processorTime { _ = last.map { index.ranked($0, limit: 100) } }
  report(
    "\(word): ms (found) for each key",
    figures.joined(separator: ", ") + "; pasted \(shown(pasted))"
      + "; ranked \(shown(ranked))")
}

private func reportTime(_ label: String, per count: Int, _ work: () -> Void) {
  let taken = processorTime(work)
  report(label, shown(taken * 1e6 / Double(count)))
}

private func leastProcessorTime(_ work: () -> Void) -> Double {
  (0..<5).map { _ in processorTime(work) }.min() ?? .nan
}

/// What `work` takes of all processors' time, in milliseconds: other programs do not lengthen it.
private func processorTime(_ work: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
  let start = now()
  work()
  return now() - start
}
