/// What a piece of text is, from which a palette makes its colour.
///
/// The views speak of meaning only; a terminal without colour shows the same meaning by the
/// attributes of the style and by the text itself.
package enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Ordinary text.
  case plain
  /// Text of less weight: a phone number beside a name, a hint.
  case secondary
  /// The title of a section or a screen.
  case heading
  /// A key, a link, the part of a name that was searched for.
  case accent
  /// A selected contact.
  case selected
  /// A contact marked for invitation.
  case marked
  /// The line or entry the cursor is on.
  case current
  /// What is there but has nothing in it, as the index label of an empty section.
  case dim
  /// Rules and box lines.
  case line
  case success
  case warning
  case error
}

/// How text looks beside its colour.
package struct TextAttributes: OptionSet, Hashable, Sendable {
  package static let bold = TextAttributes(rawValue: 1)
  package static let dim = TextAttributes(rawValue: 2)
  package static let underline = TextAttributes(rawValue: 4)
  package static let reverse = TextAttributes(rawValue: 8)

  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// The look of a cell.
package struct Style: Hashable, Sendable {
  package static let plain = Style(.plain)
  package static let secondary = Style(.secondary)
  package static let heading = Style(.heading, .bold)
  package static let accent = Style(.accent)
  package static let selected = Style(.selected)
  package static let marked = Style(.marked)
  package static let current = Style(.current, .reverse)
  package static let dim = Style(.dim, .dim)
  package static let line = Style(.line)
  package static let success = Style(.success)
  package static let warning = Style(.warning)
  package static let error = Style(.error, .bold)

  package var role: ColorRole
  package var attributes: TextAttributes

  package init(_ role: ColorRole, _ attributes: TextAttributes = []) {
    self.role = role
    self.attributes = attributes
  }

  /// The style with more attributes.
  package func adding(_ attributes: TextAttributes) -> Style {
    Style(role, self.attributes.union(attributes))
  }
}
