/// What a scan of a part of a file found that cards of other parts may belong to.
public struct LooseEnds: Hashable, Sendable {
  /// Whether a card had no END: lines further on may still be its own.
  public internal(set) var hasCardWithoutEnd = false
  /// Whether a card had no BEGIN: its lines may be those of a card further up.
  public internal(set) var hasCardWithoutBegin = false
  /// Whether the part ends in a card that has no END.
  public internal(set) var endsInCard = false

  /// Nothing found yet.
  public init() {}

  /// Whether parts scanned each on its own gave what a scan of the whole file gives.
  ///
  /// They did not when lines that follow a nested card stand in another part than the card they belong to.
  ///
  /// - Parameter parts: What the scans of the parts found (``CardScanner/parts(of:count:)``), in order.
  /// - Returns: False when the file must be scanned as a whole.
  public static func areIndependent(_ parts: [LooseEnds]) -> Bool {
    var mayGoOn = false
    for (number, part) in parts.enumerated() {
      if mayGoOn, part.hasCardWithoutBegin { return false }
      if part.endsInCard, number < parts.count - 1 { return false }
      mayGoOn = mayGoOn || part.hasCardWithoutEnd
    }
    return true
  }
}
