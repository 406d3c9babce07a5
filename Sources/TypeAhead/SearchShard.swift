/// Some thousand entries of a `SearchIndex`: what one thread searches or makes at a time.
///
/// Every property of the entries is an array of its own, and so is the text of their phone numbers: a
/// search reads only what it needs, from end to end.
///
///     starts        where the text of each entry begins; one more says where the last one ends
///     plainStarts   where its plain words begin
///     phoneStarts   where its phone numbers begin, likewise with one more
struct SearchShard: Sendable {
  /// How many entries a shard has; only the last one may have fewer.
  static let capacity = 1 << 14

  private(set) var text: [UInt8] = []
  private(set) var phones: [UInt8] = []
  private(set) var walkedLetters: [UInt64] = []
  private(set) var plainLetters: [UInt64] = []
  private(set) var others: [UInt64] = []
  private(set) var starts: [UInt32] = [0]
  private var plainStarts: [UInt32] = []
  private(set) var phoneStarts: [UInt32] = [0]
  /// The number of entries, removed ones counted.
  var count: Int { plainStarts.count }

  /// The bytes that the entries take.
  var byteCount: Int {
    text.count + phones.count + 8 * (walkedLetters.count + plainLetters.count + others.count)
      + 4 * (starts.count + plainStarts.count + phoneStarts.count)
  }

  init() {}

  /// Makes room for entries whose size is not known yet.
  mutating func reserveCapacity(_ entries: Int) {
    walkedLetters.reserveCapacity(entries)
    plainLetters.reserveCapacity(entries)
    others.reserveCapacity(entries)
    starts.reserveCapacity(entries + 1)
    plainStarts.reserveCapacity(entries)
    phoneStarts.reserveCapacity(entries + 1)
    text.reserveCapacity(entries * 64)
    phones.reserveCapacity(entries * 16)
  }

  /// Gives back the room that no entry took.
  mutating func trim() {
    Self.trim(&text)
    Self.trim(&phones)
  }

  private static func trim(_ bytes: inout [UInt8]) {
    var trimmed: [UInt8] = []
    trimmed.reserveCapacity(bytes.count)
    trimmed += bytes
    bytes = trimmed
  }

  @inline(__always)
  func extent(_ index: Int) -> EntryExtent {
    let plain = Int(plainStarts[index])
    return EntryExtent(
      walked: Int(starts[index])..<plain, plain: plain..<Int(starts[index + 1]),
      phones: Int(phoneStarts[index])..<Int(phoneStarts[index + 1]))
  }

  func isRemoved(_ index: Int) -> Bool { starts[index] == starts[index + 1] }

  @inline(__always)
  func letters(_ index: Int) -> EntryLetters {
    EntryLetters(
      walked: walkedLetters[index], plain: plainLetters[index], others: others[index])
  }

  mutating func append(_ entry: FoldedEntry) {
    let letters = entry.letters
    walkedLetters.append(letters.walked)
    plainLetters.append(letters.plain)
    others.append(letters.others)
    plainStarts.append(UInt32(text.count + entry.plain))
    text.append(contentsOf: entry.bytes[..<entry.count])
    phones.append(contentsOf: entry.phoneBytes[..<entry.phoneCount])
    starts.append(UInt32(text.count))
    phoneStarts.append(UInt32(phones.count))
  }

  /// Puts an entry in the place of another; linear in the size of the shard.
  mutating func replace(_ index: Int, with entry: FoldedEntry) {
    let old = extent(index)
    let letters = entry.letters
    walkedLetters[index] = letters.walked
    plainLetters[index] = letters.plain
    others[index] = letters.others
    text.replaceSubrange(old.all, with: entry.bytes[..<entry.count])
    phones.replaceSubrange(old.phones, with: entry.phoneBytes[..<entry.phoneCount])
    plainStarts[index] = UInt32(old.walked.lowerBound + entry.plain)
    let growth = entry.count - old.all.count
    let phoneGrowth = entry.phoneCount - old.phones.count
    for later in index + 1...count {
      starts[later] = UInt32(Int(starts[later]) + growth)
      phoneStarts[later] = UInt32(Int(phoneStarts[later]) + phoneGrowth)
    }
    for later in index + 1..<count {
      plainStarts[later] = UInt32(Int(plainStarts[later]) + growth)
    }
  }
}
