/// What was measured in several runs.
///
/// The median is the figure to quote; a wide span says that the machine was busy.
struct Figures {
  private var values: [Double] = []

  mutating func append(_ value: Double) {
    values.insert(value, at: values.firstIndex { $0 > value } ?? values.endIndex)
  }

  /// The value below which the given part of the runs lies.
  func quantile(_ part: Double) -> Double {
    guard !values.isEmpty else { return .nan }
    return values[min(values.count - 1, Int(part * Double(values.count)))]
  }

  /// `median (least – greatest) unit`, each with a decimal where it is small.
  func described(unit: String) -> String {
    let (low, middle, high) = (quantile(0), quantile(0.5), quantile(1))
    return "\(shown(middle)) \(unit) (\(shown(low)) – \(shown(high)))"
  }
}

/// A figure with as many decimals as it has meaning: 0.42, 4.2, 42.
func shown(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  let places = value < 1 ? 2 : value < 100 ? 1 : 0
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = Int((value * scale).rounded())
  guard places > 0 else { return String(scaled) }
  let fraction = String(scaled % Int(scale))
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(scaled / Int(scale)).\(zeros)\(fraction)"
}

/// A line of the report: what was measured, left; the figures, right of it.
func report(_ label: String, _ figures: String) {
  print("  \(label)\(String(repeating: " ", count: max(1, 44 - label.count)))\(figures)")
}
