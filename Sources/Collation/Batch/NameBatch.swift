/// Many names to be sorted at once: their bytes in one array, and where each begins.
///
/// Names are UTF-8; what is ill-formed counts as U+FFFD and is never changed. A name may have a
/// phonetic form (`X-PHONETIC-…`, `SORT-AS`, a Japanese yomi), which then decides.
public struct NameBatch: Sendable {
  struct Field: Sendable {
    var start: Int
    var count: Int32
    var startsWithSurname: Bool
  }

  var bytes: [UInt8]
  var names: [Field] = []
  /// Empty as long as no name has a phonetic form; else one for each name.
  var phonetics: [Field] = []

  /// An empty batch.
  ///
  /// - Parameter bytes: Text that `appendName(at:phonetic:startsWithSurname:)` refers to, such as
  ///   a whole file; nothing is copied later.
  public init(bytes: [UInt8] = []) { self.bytes = bytes }

  /// The number of names.
  public var count: Int { names.count }

  /// Makes room for names and their bytes.
  ///
  /// - Parameters:
  ///   - names: How many names will be there in all.
  ///   - bytes: How many bytes their texts have together.
  public mutating func reserveCapacity(names: Int, bytes: Int) {
    self.names.reserveCapacity(names)
    self.bytes.reserveCapacity(bytes)
  }

  /// Adds a name.
  ///
  /// - Parameters:
  ///   - name: The name as it is sorted, the family name first where that is wanted.
  ///   - phonetic: How it is pronounced; it decides when it has a letter.
  ///   - startsWithSurname: Whether a Han name begins with its surname, whose reading may differ
  ///     (曾 is Zēng as a surname, céng else). Say `false` when the given name comes first.
  /// - Complexity: O(length).
  public mutating func append(
    _ name: String, phonetic: String? = nil, startsWithSurname: Bool = true
  ) {
    append(utf8: name.utf8, phonetic: phonetic?.utf8, startsWithSurname: startsWithSurname)
  }

  /// Adds a name given as UTF-8.
  ///
  /// - Parameters:
  ///   - name: The bytes of the name.
  ///   - phonetic: The bytes of its phonetic form.
  ///   - startsWithSurname: Whether a Han name begins with its surname.
  /// - Complexity: O(length).
  public mutating func append<Text: Collection>(
    utf8 name: Text, phonetic: Text?, startsWithSurname: Bool = true
  ) where Text.Element == UInt8 {
    let start = bytes.count
    bytes.append(contentsOf: name)
    let end = bytes.count
    var phoneticRange: Range<Int>?
    if let phonetic, !phonetic.isEmpty {
      bytes.append(contentsOf: phonetic)
      phoneticRange = end..<bytes.count
    }
    appendName(at: start..<end, phonetic: phoneticRange, startsWithSurname: startsWithSurname)
  }

  /// Adds a name whose text the batch already holds.
  ///
  /// - Parameters:
  ///   - range: Where the name is in the bytes given to `init(bytes:)`.
  ///   - phonetic: Where its phonetic form is.
  ///   - startsWithSurname: Whether a Han name begins with its surname.
  /// - Complexity: O(1).
  public mutating func appendName(
    at range: Range<Int>, phonetic: Range<Int>? = nil, startsWithSurname: Bool = true
  ) {
    precondition(range.upperBound <= bytes.count, "a name outside the bytes of its batch")
    if let phonetic {
      precondition(phonetic.upperBound <= bytes.count, "a name outside the bytes of its batch")
      while phonetics.count < names.count {
        phonetics.append(Field(start: 0, count: 0, startsWithSurname: false))
      }
      phonetics.append(Self.field(phonetic, false))
    } else if !phonetics.isEmpty {
      phonetics.append(Field(start: 0, count: 0, startsWithSurname: false))
    }
    names.append(Self.field(range, startsWithSurname))
  }

  private static func field(_ range: Range<Int>, _ startsWithSurname: Bool) -> Field {
    Field(
      start: range.lowerBound, count: Int32(clamping: range.count),
      startsWithSurname: startsWithSurname)
  }
}
