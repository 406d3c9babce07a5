package import BookStorage
package import ContactBook

/// What a command wants to be picked, and from which book.
package struct PickerCall: Sendable {
  package let request: PickRequest
  package let global: GlobalOptions
  package let environment: [String: String]
  /// The book when it is open already.
  package let opened: OpenedBook?

  /// The picker where there is no terminal.
  package static func refuse(_ call: PickerCall) throws(CommandError) -> PickerAnswer {
    throw .usage("there is no terminal to pick on")
  }
}

/// How a picker was left.
package enum PickerAnswer: Sendable, Equatable {
  /// With the data of each pick, in the order of the list.
  case picked([[UInt8]])
  case noMatch
  case cancelled
  /// There is no book to pick from, and why.
  case failed(String)
}
