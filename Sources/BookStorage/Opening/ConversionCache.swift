import Synchronization

/// The UTF-8 form of the file converted last, so that its cards are not each read from a new conversion.
final class ConversionCache: Sendable {
  private let last = Mutex<(file: UInt32, bytes: [UInt8])?>(nil)

  /// The text of a file of the book, by its number, when it is the last one.
  func bytes(of file: UInt32) -> [UInt8]? {
    last.withLock { $0?.file == file ? $0?.bytes : nil }
  }

  /// Keeps the text of a file in the place of the one before.
  func keep(_ bytes: [UInt8], of file: UInt32) {
    last.withLock { $0 = (file, bytes) }
  }
}
