import Glibc

/// What `Tests/Benchmarks/run` calls: a name, what follows it, and what it does.
let subcommands: [(name: String, usage: String, run: ([String]) throws -> Void)] = [
  ("make-book", "COUNT PATH vdir|vcf", makeBook),
  ("make-names", "COUNT PATH", makeNames),
  ("make-names-of", "LANGUAGE COUNT PATH", makeNamesOfLanguage),
  ("make-photo", "MEGABYTES PATH", makePhoto),
  ("decode", "RUNS FILE", benchmarkDecoding),
  ("collation", "[COUNT…]", benchmarkCollation),
  ("command", "RUNS LABEL COMMAND [ARGUMENT…]", benchmarkCommand),
  ("first-frame", "RUNS LABEL NEEDLE COMMAND [ARGUMENT…]", benchmarkFirstFrame),
  ("browser", "COUNT", benchmarkBrowser),
  ("search", "COUNT [WORD…]", benchmarkSearch),
  ("search-keys", "COUNT", benchmarkSearchKeys),
  ("keys", "LABEL NEEDLE FIRST SHOWN KEYS COMMAND [ARGUMENT…]", benchmarkKeys),
]

let arguments = CommandLine.arguments
guard let subcommand = subcommands.first(where: { arguments.dropFirst().first == $0.name }) else {
  print("usage:")
  for row in subcommands { print("  Benchmarks \(row.name) \(row.usage)") }
  exit(2)
}
do {
  try subcommand.run(Array(arguments.dropFirst(2)))
} catch {
  print("\(subcommand.name): \(error)")
  exit(1)
}
