import ContactBook
import TestSupport
import Testing

/// The slow, obvious book: an array of records by number, searched from the front.
struct PlainBook {
  var records: [(identity: String, record: ContactRecord)?] = []
  /// The number that the next contact with an identity gets; numbers are not given twice.
  var numbers: [String: Int] = [:]

  func owner(_ identity: String) -> Int? {
    records.firstIndex { $0?.identity == identity }
  }

  mutating func insert(_ record: ContactRecord) {
    let number = records.count
    records.append(nil)
    records[number] = (free(record[.identity] ?? "contact:\(number)"), record)
  }

  mutating func update(_ number: Int, _ record: ContactRecord) {
    guard let old = records[number] else { return }
    let wanted = record[.identity] ?? "contact:\(number)"
    let isSame = (old.record[.identity] ?? "contact:\(number)") == wanted
    records[number] = nil
    records[number] = (isSame ? old.identity : free(wanted), record)
  }

  private mutating func free(_ wanted: String) -> String {
    guard owner(wanted) != nil else { return wanted }
    var number = numbers[wanted] ?? 2
    while owner("\(wanted)#\(number)") != nil { number += 1 }
    numbers[wanted] = number + 1
    return "\(wanted)#\(number)"
  }
}

@Suite("Book as its obvious model")
struct BookModelTests {
  static func record(_ generator: inout SeededGenerator) -> ContactRecord {
    var record = ContactRecord(
      kind: ContactRecord.Kind.allCases.randomElement(using: &generator) ?? .person)
    if Int.random(in: 0..<4, using: &generator) > 0 {
      // Few identities, some of which look like numbered ones.
      let identity = ["a", "b", "a#2", "王", "contact:3"].randomElement(using: &generator) ?? ""
      record.append(.identity, identity)
    }
    for field in ContactRecord.Field.allCases.dropFirst() where Bool.random(using: &generator) {
      let length = [0, 1, 5, 127, 128, 300].randomElement(using: &generator) ?? 0
      record.append(field, String(repeating: "é王x", count: length))
      if field == .phone { record.append(field, "second") }
    }
    return record
  }

  static func expectEqual(_ book: Book, _ plain: PlainBook, _ step: Int) {
    #expect(book.brokenInvariants() == [], "step \(step)")
    let live = plain.records.indices.filter { plain.records[$0] != nil }
    #expect(book.ids.map(\.index) == live, "step \(step)")
    #expect(book.count == live.count && book.idLimit == plain.records.count)
    for number in live {
      guard let (identity, record) = plain.records[number] else { continue }
      let id = ContactID(rawValue: UInt32(number))
      #expect(book.contactID(identity: identity) == id, "step \(step): \(identity)")
      var expected = ContactRecord(kind: record.kind)
      expected.append(.identity, identity)
      for field in ContactRecord.Field.allCases.dropFirst() {
        for text in record.strings(field) { expected.append(field, text) }
      }
      let isEqual = book.record(of: id) == expected
      #expect(isEqual, "step \(step), contact \(number)")
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `random changes lead to the same contacts`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var book = Book()
    var plain = PlainBook()
    for step in 0..<150 {
      let live = book.ids
      let base = book.revision
      switch Int.random(in: 0..<(live.isEmpty ? 1 : 5), using: &generator) {
      case 0, 1:
        let record = Self.record(&generator)
        let changes = try book.apply([.insert(record)])
        plain.insert(record)
        #expect(changes.inserted.map(\.index) == [plain.records.count - 1])
      case 2, 3:
        guard let id = live.randomElement(using: &generator) else { continue }
        let record = Self.record(&generator)
        #expect(try book.apply([.update(id, record)]).updated == [id])
        plain.update(id.index, record)
      default:
        guard let id = live.randomElement(using: &generator) else { continue }
        #expect(try book.apply([.remove(id)]).removed == [id])
        plain.records[id.index] = nil
      }
      #expect(book.revision == base + 1)
      if step % 10 == 9 { Self.expectEqual(book, plain, step) }
    }
    Self.expectEqual(book, plain, 150)
  }

  @Test(arguments: [5, 6, 7] as [UInt64])
  func `joined books are as one that was filled at once`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var whole = PlainBook()
    var joined = Book()
    for _ in 0..<3 {
      var part = Book()
      for _ in 0..<20 {
        let record = Self.record(&generator)
        part.insert(record)
        if record.contains(.identity) {
          whole.insert(record)
        } else {
          var named = ContactRecord(kind: record.kind)
          named.append(.identity, "contact:\(part.idLimit - 1)")
          for field in ContactRecord.Field.allCases {
            for text in record.strings(field) { named.append(field, text) }
          }
          whole.insert(named)
        }
      }
      joined.append(contentsOf: part)
    }
    Self.expectEqual(joined, whole, 0)
  }
}
