import ContactBook

extension BookPart {
  /// Gives all cards that share a UID identities of their own, once everything is read.
  ///
  /// Which cards share one is known only then. Their bytes are read again where the digest is of these, one file at a
  /// time.
  ///
  /// - Throws: `StorageError`, of kind `.changed` when a file is no longer the one that was read.
  /// - Complexity: O(bytes of the files with such cards); constant when there are none.
  mutating func settleIdentities() throws(StorageError) {
    let repeated = book.repeatedIdentities()
    guard !repeated.isEmpty else { return }
    var reader = CardBytesReader()
    var settled: [(id: ContactID, identity: [UInt8])] = []
    settled.reserveCapacity(repeated.count)
    /// How many cards so far came to the same identity, which are alike to the last byte.
    var counts: [[UInt8]: Int] = [:]
    for (id, wanted) in repeated {
      let input = try digestInput(of: id, &reader)
      let digits = BLAKE2b.digits(input.span)
      let wanted = Array(wanted)
      var identity =
        CardIdentity.isMade(wanted[...])
        ? CardIdentity.remade(wanted, digits: digits)
        : CardIdentity.made(uid: wanted, prefix: "", digits: digits)
      let count = counts[identity, default: 0] + 1
      counts[identity] = count
      if count > 1 {
        let numbered = identity + [0] + Array("\(count)".utf8)
        identity = CardIdentity.remade(identity, digits: BLAKE2b.digits(numbered.span))
      }
      settled.append((id, identity))
    }
    book.settleIdentities(settled)
  }

  /// What tells a card from others with its UID: its place in a folder, else its bytes; both where several cards
  /// lie in one file of a folder.
  private mutating func digestInput(
    of id: ContactID, _ reader: inout CardBytesReader
  ) throws(StorageError) -> [UInt8] {
    let origin = origins[id.index]
    let file = files[Int(origin.file)]
    guard !file.folder.isEmpty else {
      return try reader.bytes(of: origin, tails[id.index] ?? [], in: files)
    }
    let place = CardIdentity.place(folder: realPath(ofFolder: file.folder), name: file.name)
    let neighbours = [id.index - 1, id.index + 1].filter(origins.indices.contains)
    guard neighbours.contains(where: { origins[$0].file == origin.file }) else { return place }
    let bytes = try reader.bytes(of: origin, tails[id.index] ?? [], in: files)
    return place + [0] + bytes
  }

  /// The identity to enter for the card read last, or nil when its UID can be that.
  mutating func madeIdentity(
    uid: ArraySlice<UInt8>?, of file: BookFile, isAlone: Bool, _ bytes: Span<UInt8>,
    _ extents: @autoclosure () -> [Range<Int>]
  ) -> [UInt8]? {
    if let uid, !CardIdentity.isMade(uid) { return nil }
    let digits: [UInt8]
    if isAlone {
      let folder = realPath(ofFolder: file.folder)
      let place = CardIdentity.place(folder: folder, name: file.name)
      digits = BLAKE2b.digits(place.span)
    } else {
      digits = Self.digits(of: bytes, extents())
    }
    return CardIdentity.made(
      uid: uid.map { Array($0) }, prefix: isAlone ? "file:" : "card:", digits: digits)
  }

  /// The digest of a card, which lies in several pieces when another one is nested in it.
  private static func digits(of bytes: Span<UInt8>, _ extents: [Range<Int>]) -> [UInt8] {
    if extents.count == 1 { return BLAKE2b.digits(bytes.extracting(extents[0])) }
    var card: [UInt8] = []
    for extent in extents {
      for index in extent { card.append(bytes[index]) }
    }
    return BLAKE2b.digits(card.span)
  }

  /// The path of a folder without symbolic links, the same however the folder was named.
  private mutating func realPath(ofFolder folder: String) -> String {
    if let known = knownFolder, known.folder == folder { return known.realPath }
    let realPath = FolderCalls.realPath(folder) ?? folder
    knownFolder = (folder, realPath)
    return realPath
  }
}
