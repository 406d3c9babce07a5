/// The index at the edge of a list, thinned to the rows there are.
///
/// All titles are shown when they fit. Else, as on phones, titles and dots take turns, the first
/// and the last title always shown, and a dot stands for the titles between its neighbours:
///
///     A • E • I • M • R • V • Z #
///
/// Every row leads somewhere: a dot to the middle of the titles it stands for.
public struct IndexBar: Sendable, Equatable {
  /// One row of the bar.
  public struct Row: Sendable, Equatable {
    /// What is drawn: a title, or `•`.
    public let text: String
    /// The title the row leads to, as a place in the titles.
    public let title: Int
    /// The titles the row stands for.
    public let titles: Range<Int>

    /// Whether the row is a dot that stands for titles not shown.
    public var isDot: Bool { text == IndexBar.dot && titles.count > 0 && isThinned }
    private let isThinned: Bool

    init(text: String, title: Int, titles: Range<Int>, isThinned: Bool) {
      self.text = text
      self.title = title
      self.titles = titles
      self.isThinned = isThinned
    }
  }

  /// The sign for titles not shown.
  public static let dot = "•"

  /// The rows, from the top; at most as many as asked for.
  public let rows: [Row]

  /// Lays out titles on rows.
  ///
  /// - Parameters:
  ///   - titles: All titles, in order.
  ///   - rows: How many rows there are; fewer than one gives an empty bar.
  /// - Complexity: O(titles).
  public init(titles: [String], rows: Int) {
    guard rows > 0, !titles.isEmpty else {
      self.rows = []
      return
    }
    func row(_ title: Int) -> Row {
      Row(text: titles[title], title: title, titles: title..<title + 1, isThinned: false)
    }
    if titles.count <= rows {
      self.rows = titles.indices.map(row)
      return
    }
    if rows == 1 {
      let all = titles.indices
      self.rows = [Row(text: Self.dot, title: 0, titles: all, isThinned: true)]
      return
    }
    if rows == 2 {
      self.rows = [row(0), row(titles.count - 1)]
      return
    }
    // 2k − 1 rows hold k titles and the dots between them.
    let shown = (rows + 1) / 2
    let places = (0..<shown).map { ($0 * (titles.count - 1) + (shown - 1) / 2) / (shown - 1) }
    var result: [Row] = []
    for (number, place) in places.enumerated() {
      if number > 0 {
        let hidden = places[number - 1] + 1..<place
        if hidden.count == 1 {
          result.append(row(hidden.lowerBound))
        } else if !hidden.isEmpty {
          let middle = (hidden.lowerBound + hidden.upperBound) / 2
          result.append(Row(text: Self.dot, title: middle, titles: hidden, isThinned: true))
        }
      }
      result.append(row(place))
    }
    self.rows = result
  }

  /// The row that leads nearest to a title: its own, or the dot that stands for it.
  ///
  /// - Parameter title: A place in the titles.
  /// - Returns: A place in `rows`, or nothing when the bar is empty.
  /// - Complexity: O(rows).
  public func row(ofTitle title: Int) -> Int? {
    rows.firstIndex { $0.titles.contains(title) }
      ?? rows.lastIndex { $0.titles.lowerBound <= title } ?? (rows.isEmpty ? nil : 0)
  }
}
