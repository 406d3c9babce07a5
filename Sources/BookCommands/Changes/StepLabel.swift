/// What a step is called in the list of steps.
enum StepLabel {
  /// A verb and the names of the first contacts.
  static func make(_ verb: String, _ names: [String]) -> String {
    let shown = names.prefix(3).map(ShownName.text).joined(separator: ", ")
    return names.count > 3 ? "\(verb) \(shown) and \(names.count - 3) more" : "\(verb) \(shown)"
  }
}
