import Collation

/// The contacts of a book in the order of a list, in sections with labels, as a value.
///
/// It is made once a book and locale; a filtered one shares the order of the whole, so that narrowing a
/// search sorts nothing. Positions count the contacts shown, from 0, headings not counted.
public struct SectionedContacts: Sendable {
  /// A run of contacts under one label; never empty.
  public struct Section: Sendable, Hashable {
    /// The text of the heading.
    public let title: String
    /// Which of `indexTitles` it is.
    public let indexTitle: Int
    /// The positions of its contacts.
    public let range: Range<Int>
  }

  /// The locale whose order and labels these are, as a BCP 47 tag.
  public let locale: String
  /// By which part of the name.
  public let nameOrder: NameOrder
  /// The labels of the index bar, those of empty sections too.
  public let indexTitles: [String]

  /// The sections that hold contacts, in order.
  public internal(set) var sections: [Section]

  /// The contacts shown, in order.
  var shown: [ContactID]
  /// What all filtered values share.
  let whole: ListOrder
  let collation: LocalizedIndexedCollation

  /// How many contacts are shown.
  public var count: Int { shown.count }
  /// How many contacts there are without a filter.
  public var totalCount: Int { whole.order.count }
  /// The contacts shown, in order.
  public var contacts: [ContactID] { shown }

  /// The contact at a position.
  ///
  /// - Complexity: O(1).
  public subscript(position: Int) -> ContactID { shown[position] }

  /// Where a contact is shown, or nil when it is not.
  ///
  /// - Parameter id: The contact.
  /// - Returns: The position.
  /// - Complexity: O(log `count`).
  public func position(of id: ContactID) -> Int? {
    guard id.index < whole.ranks.count else { return nil }
    let rank = whole.ranks[id.index]
    let position = shown.firstPosition { whole.ranks[$0.index] >= rank }
    return position < shown.count && shown[position] == id ? position : nil
  }

  /// The section that a position lies in, as an index into `sections`.
  ///
  /// - Parameter position: A position less than `count`.
  /// - Returns: The index.
  /// - Complexity: O(log number of sections).
  public func section(at position: Int) -> Int {
    sections.firstPosition { $0.range.upperBound > position }
  }
}

/// The order of all contacts, whatever is shown of them.
struct ListOrder: Sendable {
  /// The contacts in order.
  var order: [ContactID]
  /// The place of each contact in `order`, by identifier; `UInt32.max` for one that is not there.
  var ranks: [UInt32]
  /// The sections of all contacts.
  var sections: [SectionedContacts.Section]
}

extension Array {
  /// The first index whose element satisfies a condition that, once true, stays true; else `count`.
  ///
  /// - Complexity: O(log `count`).
  func firstPosition(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
