import Collation
import Glibc

/// `collation [COUNT…]`: order and sections of names of four languages, beside ICU's plain way.
///
/// A line has the time by the clock; the processor's time, which a busy machine does not change, in
/// all and in nanoseconds a name; the bytes of keys a name takes; and the curve: what a name costs
/// over log *n* against the smallest count (1.0 or less grows no faster than *n* log *n*).
func benchmarkCollation(_ arguments: [String]) throws {
  let counts = arguments.isEmpty ? [2_700, 100_000, 1_000_000] : arguments.compactMap { Int($0) }
  for language in ["zh", "en", "ja", "ru"] {
    print("  \(language)")
    try benchmarkOpening(language)
    var first: Double?
    for count in counts {
      var source = MadeUpNames(language: language)
      let names = (0..<count).map { _ in source.name() }
      var batch = NameBatch()
      for name in names { batch.append(name) }
      let collation = try LocalizedIndexedCollation(locale: language)
      for threads in [1, 2] {
        var times = Figures()
        var processorTimes = Figures()
        var keyBytes = 0
        for _ in 0..<(count > 500_000 ? 5 : 15) {
          let start = (now(), processorTime())
          keyBytes = collation.collate(batch, threads: threads).keyBytes
          times.append(now() - start.0)
          processorTimes.append(processorTime() - start.1)
        }
        let processor = processorTimes.quantile(0.5)
        let each = processor * 1e6 / Double(count)
        let perLog = each / logarithm(count)
        if threads == 1, first == nil { first = perLog }
        let curve = threads == 1 ? ", × n log n \(shown(perLog / (first ?? perLog)))" : ""
        report(
          "\(count) names, \(threads == 1 ? "1 thread" : "2 threads")",
          "\(times.described(unit: "ms")); processor \(shown(processor)) ms, \(shown(each)) ns, "
            + "\(shown(Double(keyBytes) / Double(count))) bytes\(curve)")
      }
      try benchmarkPlainWay(names, language: language, titles: collation.sectionIndexTitles)
    }
  }
}

private func benchmarkOpening(_ language: String) throws {
  let start = now()
  let collation = try LocalizedIndexedCollation(locale: language)
  report("open, \(collation.sectionIndexTitles.count) index titles", "\(shown(now() - start)) ms")
}

private func benchmarkPlainWay(_ names: [String], language: String, titles: [String]) throws {
  let plain = try PlainCollation(locale: language)
  defer { plain.close() }
  let units = names.map { Array($0.utf16) }
  let start = (now(), processorTime())
  let counts = plain.group(units, labels: titles.dropLast().map { Array($0.utf16) })
  let time = now() - start.0
  let processor = processorTime() - start.1
  guard counts.reduce(0, +) == names.count else { throw BenchmarkError("names were lost") }
  report(
    "\(names.count) names, compared by ICU",
    "\(shown(time)) ms; processor \(shown(processor)) ms, "
      + "\(shown(processor * 1e6 / Double(names.count))) ns")
}

/// The processor time of this process in milliseconds.
private func processorTime() -> Double {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The logarithm to the base 2.
private func logarithm(_ count: Int) -> Double {
  var result = 0.0
  var left = Double(count)
  while left > 1 {
    left /= 2
    result += 1
  }
  return max(1, result + left - 1)
}

/// `make-names-of LANGUAGE COUNT PATH`: names of one language, one a line.
func makeNamesOfLanguage(_ arguments: [String]) throws {
  guard arguments.count == 3, let count = Int(arguments[1]) else {
    throw BenchmarkError("needs LANGUAGE COUNT PATH")
  }
  var source = MadeUpNames(language: arguments[0])
  try write((0..<count).lazy.map { _ in source.name() + "\n" }, to: arguments[2])
}
