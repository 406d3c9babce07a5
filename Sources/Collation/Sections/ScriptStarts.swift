/// Where each script begins in an order.
///
/// The root collation marks the begin of every script with U+FDD1 + its sample character (UTS #35,
/// part 5, "Collation element tables"); asking for those is 100 times cheaper than reading all
/// contractions.
struct ScriptStarts: Sendable {
  struct Start: Sendable {
    let script: Int32
    let sample: String
    let key: [UInt8]
  }

  /// In the order of the collator; one script at most stands for those that share their start.
  let starts: [Start]
  /// The begin of what is no script: unassigned characters.
  let end: [UInt8]

  init(_ collator: Collator) {
    let bare = collator.primaryKey(of: CollationMarks.script)
    var found: [Start] = []
    var seen: Set<[UInt8]> = []
    for (script, sample) in LocaleData.scriptSamples {
      guard let first = sample.unicodeScalars.first,
        Letters.isLetter(LocaleData.generalCategory(of: first))
      else { continue }
      let key = collator.primaryKey(of: CollationMarks.script + sample)
      guard !key.starts(with: bare), seen.insert(key).inserted else { continue }
      found.append(Start(script: script, sample: sample, key: key))
    }
    starts = found.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    end = collator.primaryKey(of: CollationMarks.script + CollationMarks.label)
  }

  /// The first key of any letter.
  var firstLetter: [UInt8] { starts.first?.key ?? [] }

  /// The place of the script a key belongs to.
  func place(of key: [UInt8]) -> Int? {
    guard key.lexicographicallyPrecedes(end) else { return nil }
    return starts.lastIndex { !key.lexicographicallyPrecedes($0.key) }
  }

  /// The keys of one script: from its begin to the next script's.
  func range(ofScriptAt place: Int) -> (low: [UInt8], high: [UInt8]) {
    (starts[place].key, place + 1 < starts.count ? starts[place + 1].key : end)
  }
}
