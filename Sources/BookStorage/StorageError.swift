/// Why something on disk cannot be used: which file, why, and what helps.
package struct StorageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong, for those who act on it.
  package enum Kind: Sendable, Hashable {
    /// There is nothing at the path.
    case missing
    /// The user may not read or write it.
    case denied
    /// A folder without a card.
    case noCards
    /// A file in which no vCard was found.
    case noVCard
    /// A pipe, a device or another thing that holds no cards.
    case notAFile
    /// The file is not the one that was read before.
    case changed
    /// Anything else.
    case other
  }

  package let path: String
  package let kind: Kind
  /// Why, as a part of a sentence.
  package let cause: String
  /// What the user can do, as a sentence; empty when nothing is known to help.
  package let advice: String

  package init(path: String, kind: Kind = .other, cause: String, advice: String = "") {
    self.path = path
    self.kind = kind
    self.cause = cause
    self.advice = advice
  }

  init(path: String, _ error: SystemError) {
    switch error {
    case .denied:
      self.init(
        path: path, kind: .denied, cause: error.description,
        advice: "Check the permissions of the file and of the folders it is in.")
    case .notFound:
      self.init(path: path, kind: .missing, cause: error.description, advice: "Check the path.")
    default:
      self.init(path: path, cause: error.description)
    }
  }

  /// What any call on a path failed with, as an error of storage that names the path.
  init(of error: any Error, at path: String) {
    switch error {
    case let error as StorageError: self = error
    case let error as SystemError: self.init(path: path, error)
    default: self.init(path: path, cause: "\(error)")
    }
  }

  /// The cause when a file became another one before its end was reached.
  static let changedMeanwhile = "the file was changed while it was read"

  package var description: String { "\(path): \(cause)" }
}
