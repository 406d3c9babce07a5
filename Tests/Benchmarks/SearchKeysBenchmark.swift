import Glibc
import TypeAhead

/// `search-keys COUNT`: what each key of a search costs, p50 and p99 of many, and the size of the keys.
///
/// Every round types the text from its first letter on and takes it back; what was found before is kept, as the search
/// box does. Wall-clock time, on all processors.
func benchmarkSearchKeys(_ arguments: [String]) throws {
  guard let count = arguments.first.flatMap({ Int($0) }) else {
    throw BenchmarkError("needs COUNT")
  }
  let index = madeUpIndex(count)
  print(
    "search among \(count) contacts, \(index.byteCount / max(1, count)) bytes of keys a contact")
  _ = index.matches(SearchQuery("x"))
  for text in ["wangxiaoming", "jose", "138001", "z", "org:company", "5673", "ivan"] {
    var all = Figures()
    var first = Figures()
    var found = 0
    for _ in 0..<20 {
      var typed = ""
      var last: SearchMatches?
      for character in text {
        typed.append(character)
        let start = now()
        let matches = index.matches(SearchQuery(typed), narrowing: last)
        let taken = now() - start
        if last == nil { first.append(taken) }
        all.append(taken)
        last = matches
      }
      found = last?.count ?? 0
    }
    report(
      "\(text) (\(found) found)",
      "p50 \(shown(all.quantile(0.5))) ms, p99 \(shown(all.quantile(0.99))) ms, "
        + "first key \(shown(first.quantile(0.5))) ms")
  }
}

private func madeUpIndex(_ count: Int) -> SearchIndex {
  var people = MadeUpBook()
  let entries = (0..<count).map { number in
    SearchFields(
      name: people.name().full, phones: ["+86 138 \(10_000_000 + number)"],
      emails: ["user\(number)@example.org"], organizations: ["Company \(number % 997)"])
  }
  return SearchIndex(count: count) { number, builder in
    let entry = entries[number]
    builder.begin(name: entry.name.utf8)
    for organization in entry.organizations { builder.add(.organization, organization.utf8) }
    for email in entry.emails { builder.add(.email, email.utf8) }
    for phone in entry.phones { builder.add(.phone, phone.utf8) }
  }
}
