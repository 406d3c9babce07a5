/// Tells the lines of places in a text that are asked for in their order, in linear time.
struct JSONLineCounter {
  private var position = 0
  private var number = 1

  /// The line at which a reader is, counted from 1.
  mutating func line(at reader: JSONReader) -> Int {
    number += reader.lineEnds(from: position)
    position = reader.position
    return number
  }
}
