import Collation
import ContactBook
import ContactInterchange
package import TypeAhead
import VCardCodec

extension BookSearch {
  /// What the search needs of the cards of a book, and how many files could not be read again.
  package struct CardReading: Sendable {
    package let index: CardIndex
    package let unreadFiles: Int
  }

  /// How many contacts one thread reads at a time.
  private static let share = 1 << 14

  /// Reads the notes, the groups and what else the cards of a book have.
  ///
  /// - Parameter opened: The book.
  /// - Returns: An index beside that of `index(of:)`. A file that was changed since the book was opened, or is gone,
  ///   leaves its contacts without any of it.
  /// - Complexity: O(bytes of the files), on all processors.
  package static func cards(of opened: OpenedBook) -> CardReading {
    let count = opened.origins.count
    let parts = WorkerThreads.map(below: (count + share - 1) / share) { number in
      CardSharesReader(opened).read(number * share..<min((number + 1) * share, count))
    }
    var entries: [CardIndex.Entry] = []
    entries.reserveCapacity(max(count, opened.book.idLimit))
    var groups = GroupMembers(opened.book)
    var unread: Set<UInt32> = []
    for part in parts {
      for (group, members) in part.groups { groups.add(group, members) }
      entries += part.entries
      unread.formUnion(part.unreadFiles)
    }
    while entries.count < opened.book.idLimit { entries.append(CardIndex.Entry()) }
    groups.enter(into: &entries)
    return CardReading(index: CardIndex(entries), unreadFiles: unread.count)
  }
}

/// Reads some cards of a book, those of one file together.
private struct CardSharesReader {
  struct Part: Sendable {
    var entries: [CardIndex.Entry] = []
    var groups: [(id: ContactID, members: [String])] = []
    var unreadFiles: Set<UInt32> = []
  }

  private let opened: OpenedBook
  private var part = Part()

  init(_ opened: OpenedBook) { self.opened = opened }

  func read(_ contacts: Range<Int>) -> Part {
    var reader = self
    reader.part.entries.reserveCapacity(contacts.count)
    var start = contacts.lowerBound
    while start < contacts.upperBound {
      let file = opened.origins[start].file
      var end = start + 1
      while end < contacts.upperBound, opened.origins[end].file == file { end += 1 }
      reader.read(start..<end, ofFile: file)
      start = end
    }
    return reader.part
  }

  private mutating func read(_ contacts: Range<Int>, ofFile number: UInt32) {
    let file = opened.files[Int(number)]
    do {
      let handle = try OpenFile(file.path)
      let (kind, stamp) = try handle.status()
      guard kind == .regular, stamp == file.stamp else { return leaveOut(contacts, number) }
      let bytes = try FileBytes(handle, stamp)
      guard !bytes.isCutShort else { return leaveOut(contacts, number) }
      bytes.withSpan { span in
        let converted = file.isConverted ? VCardFile.convertedToUTF8(span) : nil
        if let converted {
          readCards(contacts, in: converted.span)
        } else {
          readCards(contacts, in: span)
        }
      }
    } catch {
      leaveOut(contacts, number)
    }
  }

  private mutating func leaveOut(_ contacts: Range<Int>, _ file: UInt32) {
    part.unreadFiles.insert(file)
    part.entries += contacts.map { _ in CardIndex.Entry() }
  }

  private mutating func readCards(_ contacts: Range<Int>, in bytes: Span<UInt8>) {
    for number in contacts {
      let origin = opened.origins[number]
      var extents = [Int(origin.start)..<Int(origin.start) + Int(origin.length)]
      for tail in opened.tails[number] ?? [] {
        extents.append(Int(tail.start)..<Int(tail.start) + Int(tail.length))
      }
      guard extents.allSatisfy({ $0.upperBound <= bytes.count }),
        opened.book.contains(ContactID(rawValue: UInt32(number))),
        extents.contains(where: { CardFacts.mayBe(in: bytes.extracting($0)) })
      else {
        part.entries.append(CardIndex.Entry())
        continue
      }
      var card: [UInt8] = []
      for extent in extents { for index in extent { card.append(bytes[index]) } }
      let facts = CardFacts(VCard(card[...]))
      part.entries.append(facts.entry)
      if !facts.members.isEmpty {
        part.groups.append((ContactID(rawValue: UInt32(number)), facts.members))
      }
    }
  }
}
