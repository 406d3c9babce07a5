/// One cell's worth of text: what is sent to the terminal, and the columns that it takes.
package struct DisplayCluster: Hashable, Sendable {
  /// How a cluster is drawn.
  package enum Kind: UInt8, Hashable, Sendable {
    case plain
    /// Stands for a character that is not drawn; shown reversed.
    case substitute
    /// A letter of a flag; shown dim.
    case dim
    /// Terminals disagree about its columns: whatever stands behind it in the row needs an
    /// absolute cursor move.
    case flagged
  }

  package var text: String
  /// Columns: 1 or 2.
  package var width: Int
  package var kind: Kind
  /// Where the source's cluster begins, in UTF-8 bytes of the source.
  package var offset: Int

  package init(text: String, width: Int, kind: Kind = .plain, offset: Int = 0) {
    self.text = text
    self.width = width
    self.kind = kind
    self.offset = offset
  }
}
