import BookUI
import ContactBook
import Glibc
import InviteLedger
import TerminalGrid
import TypeAhead

/// `browser COUNT`: what a key costs from `update` to the frame, in this process and without a
/// terminal, in a book of that many contacts.
func benchmarkBrowser(_ arguments: [String]) throws {
  guard let count = arguments.first.flatMap({ Int($0) }) else {
    throw BenchmarkError("needs COUNT")
  }
  var browser = try MeasuredBrowser(count: count)
  print("A key in a book of \(count) contacts, 50 × 160, update and view:")
  try browser.measure("down", keys: "j", times: 300)
  try browser.measure("page down", keys: "<pagedown>", times: 300)
  try browser.measure("a letter", keys: "W A M # S B", times: 50)
  try browser.measure("end and home", keys: "<end> <home>", times: 100)
  try browser.measure("index bar", keys: "<right> <down> <down> <up> <esc>", times: 50)
  try browser.measure("drag on the index bar", keys: "<drag:9,80> <drag:40,80>", times: 100)
  for word in ["wang", "zgf", "mary", "1380", "anna"] {
    try browser.measureEach("search", word, times: 5)
  }
  try browser.measure("select all, invert", keys: "+ *", times: 5)
}

/// A browser that times its events.
private struct MeasuredBrowser {
  private var model = Model(size: GridSize(rows: 50, columns: 160))
  private let clock = ContinuousClock()

  init(count: Int) throws {
    var book = Book()
    var index = SearchIndex()
    var people = MadeUpBook()
    var record = ContactRecord()
    for number in 0..<count {
      let (full, family, given) = people.name()
      record.removeAll()
      record.append(.identity, "made-up-\(number)")
      record.append(.displayName, full)
      record.append(.familyName, family)
      record.append(.givenName, given)
      let phone = "+86 138 \(10_000_000 + number)"
      record.append(.phone, phone)
      _ = book.insert(record)
      _ = index.append(
        SearchFields(name: full, phonetic: "", phones: [phone], emails: [], words: []))
    }
    let contacts = try SectionedContacts(of: book, locale: "zh-Hans")
    _ = update(
      &model,
      .bookOpened(
        OpenBook(path: "", book: book, contacts: contacts, search: index, ledger: Ledger())))
  }

  mutating func measure(_ label: String, keys: String, times: Int) throws {
    let events = try TerminalEvent.script(keys)
    var figures = Figures()
    var work = Figures()
    for _ in 0..<times {
      for event in events {
        let taken = milliseconds(event)
        figures.append(taken.wall)
        work.append(taken.processor)
      }
    }
    tell(label, figures, work)
  }

  /// A word typed into the search box, each key on its own line, and cleared again.
  mutating func measureEach(_ label: String, _ word: String, times: Int) throws {
    var figures = word.map { _ in Figures() }
    var work = figures
    for _ in 0..<times {
      _ = milliseconds(.key(.character("/")))
      for (place, character) in word.enumerated() {
        let taken = milliseconds(.key(.character(character)))
        figures[place].append(taken.wall)
        work[place].append(taken.processor)
      }
      _ = milliseconds(.key(.escape))
    }
    for (place, figure) in figures.enumerated() {
      tell("\(label) \(word.prefix(place + 1))", figure, work[place])
    }
  }

  private func tell(_ label: String, _ figures: Figures, _ work: Figures) {
    report(
      label,
      "\(shown(figures.quantile(0.5))) ms, p99 \(shown(figures.quantile(0.99))) ms; processor "
        + "\(shown(work.quantile(0.5))) ms, p99 \(shown(work.quantile(0.99))) ms")
  }

  /// What an event takes until its frame is made: by the clock, and of the processor's time, which
  /// other programs do not lengthen.
  private mutating func milliseconds(_ event: TerminalEvent) -> (wall: Double, processor: Double) {
    let start = clock.now
    let startOfWork = processorTime()
    _ = update(&model, .terminal(event))
    let grid = view(model, model.size)
    let work = processorTime() - startOfWork
    let taken = (clock.now - start).components
    precondition(grid.size == model.size)
    return (Double(taken.attoseconds) / 1e15 + Double(taken.seconds) * 1e3, work)
  }

  /// Of all threads of the process, in milliseconds.
  private func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
