extension PropertyDraft {
  /// The types in lower case, in order, without repetition.
  public var types: [String] {
    var types: [String] = []
    for word in parameters.filter({ $0.name == "TYPE" }).flatMap(\.values).map(ASCII.lowercased)
    where !word.isEmpty && !types.contains(word) {
      types.append(word)
    }
    return types
  }

  /// Adds a type, in the parameter of the last one when there is one.
  ///
  /// - Parameter type: The type.
  public mutating func addType(_ type: String) {
    guard !types.contains(ASCII.lowercased(type)) else { return }
    if let last = parameters.lastIndex(where: { $0.name == "TYPE" }) {
      if parameters[last].values.count > 1 || parameters.count(where: { $0.name == "TYPE" }) == 1 {
        parameters[last].values.append(type)
      } else {
        parameters.insert(ParameterDraft("TYPE", type), at: last + 1)
      }
    } else {
      parameters.append(ParameterDraft("TYPE", type))
    }
  }

  /// Takes a type away, in every spelling.
  ///
  /// - Parameter type: The type, in any case.
  /// - Returns: Whether the property had it.
  @discardableResult
  public mutating func removeType(_ type: String) -> Bool {
    var isFound = false
    for index in parameters.indices where parameters[index].name == "TYPE" {
      let count = parameters[index].values.count
      parameters[index].values.removeAll { ASCII.equal($0, type) }
      isFound = isFound || parameters[index].values.count < count
    }
    parameters.removeAll { $0.name == "TYPE" && $0.values.isEmpty }
    let before = parameters.count
    // A parameter without a value is a type too: `TEL;CELL=:`.
    parameters.removeAll { ASCII.equal($0.name, type) && $0.values == [""] }
    return isFound || parameters.count < before
  }
}
