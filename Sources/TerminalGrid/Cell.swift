/// One column of one row: a cluster of text, or the second half of the wide one to its left.
package struct Cell: Hashable, Sendable {
  /// What a terminal has to know of a cell beside its text.
  package struct Flags: OptionSet, Hashable, Sendable {
    /// The right half of a wide cluster; its text is empty.
    package static let wideTail = Flags(rawValue: 1)
    /// Part of a field that holds a cluster of doubtful width: the field is drawn apart and the
    /// cursor is set absolutely behind it.
    package static let flagged = Flags(rawValue: 2)
    /// The first cell of such a field.
    package static let fieldStart = Flags(rawValue: 4)

    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  package static let blank = Cell(.blank)

  var content: CellText
  package internal(set) var style: Style
  package internal(set) var width: UInt8
  package internal(set) var flags: Flags

  init(_ content: CellText, width: Int = 1, style: Style = .plain, flags: Flags = []) {
    self.content = content
    self.width = UInt8(clamping: width)
    self.style = style
    self.flags = flags
  }

  /// What is drawn: a cluster already reduced to what a terminal shows, `" "` when blank.
  package var text: String { content.string }

  /// The same as scalars, the character first and then its marks.
  package var scalars: some Sequence<Unicode.Scalar> { content }

  /// Whether it is one character of ASCII.
  package var isASCII: Bool { content.isASCII }

  package var isWideTail: Bool { flags.contains(.wideTail) }
}
