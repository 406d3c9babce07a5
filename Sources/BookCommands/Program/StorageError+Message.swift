import BookStorage

extension StorageError {
  /// The whole message: which file, why, and what helps.
  var message: String { advice.isEmpty ? description : "\(description). \(advice)" }
}
