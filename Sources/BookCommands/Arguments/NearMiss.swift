/// Finds the name that somebody probably meant.
enum NearMiss {
  /// The candidate with the fewest changes from a word, when they are few for its length.
  static func best(for word: String, among candidates: [String]) -> String? {
    let allowed = word.count < 4 ? 1 : max(2, word.count / 3)
    return candidates.map { (distance(word, $0), $0) }.filter { $0.0 <= allowed }.min { $0 < $1 }?.1
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for i in 1..<max(1, left.count + 1) {
      var row = [i]
      for j in 1..<max(1, right.count + 1) {
        let replaced = rows[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        var best = min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
