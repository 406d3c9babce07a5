import UnicodeText

/// ICU's `AlphabeticIndex` as its documentation and source describe it, with A–Z added, written the
/// slow way: every contraction is read and every boundary is compared as a string.
struct SlowAlphabeticIndex {
  private let order: PairwiseOrder
  /// Lower boundary and label; no label for what is under, between or over the labelled scripts.
  private(set) var buckets: [(start: String, label: String?)] = []
  private(set) var labels: Set<String> = []

  init?(tag: String) {
    guard let order = PairwiseOrder(tag: tag) else { return nil }
    self.order = order
    let scripts = order.contractions(startingWith: 0xFDD1)
      .filter { text in
        guard let scalar = text.unicodeScalars.dropFirst().first else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .unassigned
      }
      .sorted { order.comparePrimary($0, $1) < 0 }
    guard let firstScript = scripts.first, let overflow = scripts.last else { return nil }
    let chinese = order.contractions(startingWith: 0xFDD0)
    let letters = (0x41...0x5A).map { String(Unicode.Scalar(UInt8($0))) }
    let proposed = letters + (chinese.isEmpty ? PairwiseOrder.indexExemplars(tag) : chinese)
    let chosen = Self.choose(proposed, order, from: firstScript, to: overflow)

    var script = -1
    var upper = ""
    for label in chosen {
      if order.comparePrimary(label, upper) >= 0 {
        let inflow = upper
        var isSkipped = false
        while true {
          script += 1
          upper = scripts[script]
          if order.comparePrimary(label, upper) < 0 { break }
          isSkipped = true
        }
        if isSkipped, !buckets.isEmpty { buckets.append((inflow, nil)) }
      }
      buckets.append((label, Self.shown(label)))
      if !Self.isMark(label), order.hasSeveralWeights(label),
        let single = chosen.last(where: {
          order.comparePrimary($0, label) < 0 && !order.hasSeveralWeights($0)
        })
      {
        buckets.append((label + String(decoding: [0xFFFF as UInt16], as: UTF16.self), single))
      }
    }
    buckets.append((upper, nil))
    labels = Set(buckets.compactMap(\.label))
  }

  private static func isMark(_ text: String) -> Bool { text.utf16.first == 0xFDD0 }

  private static func choose(
    _ proposed: [String], _ order: PairwiseOrder, from first: String, to overflow: String
  ) -> [String] {
    var chosen: [String] = []
    for label in proposed.sorted() {
      let scalars = label.unicodeScalars.map { String($0) }
      if order.comparePrimary(label, first) < 0 { continue }
      if order.comparePrimary(label, overflow) >= 0 { continue }
      if scalars.count > 1,
        order.comparePrimary(label, scalars.joined(separator: "\u{034F}")) == 0
      {
        continue
      }
      guard let place = chosen.firstIndex(where: { order.comparePrimary($0, label) == 0 }) else {
        chosen.append(label)
        continue
      }
      if isBetter(label, than: chosen[place]) { chosen[place] = label }
    }
    return chosen.sorted { order.comparePrimary($0, $1) < 0 }
  }

  /// The shorter, then the lower in NFKD.
  private static func isBetter(_ a: String, than b: String) -> Bool {
    let aScalars = Array(Normalization.nfkd(a).unicodeScalars)
    let bScalars = Array(Normalization.nfkd(b).unicodeScalars)
    if aScalars.count != bScalars.count { return aScalars.count < bScalars.count }
    if aScalars != bScalars { return aScalars.lexicographicallyPrecedes(bScalars) }
    return a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
  }

  /// The label as it is shown; pinyin marks are their letters.
  private static func shown(_ label: String) -> String {
    guard isMark(label), let scalar = label.unicodeScalars.dropFirst().first else { return label }
    if (0x2801...0x28FF).contains(scalar.value) { return "\(scalar.value - 0x2800)劃" }
    return String(label.unicodeScalars.dropFirst())
  }

  /// The label of a name, nothing when it is in no labelled bucket.
  func label(of name: String) -> String? {
    buckets.last { order.comparePrimary($0.start, name) <= 0 }?.label
  }
}
