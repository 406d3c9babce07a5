import TerminalGrid

/// The colours of the roles, for the two kinds of terminals that have some.
///
/// The background is always the user's own. The tones of 256 are readable on black and on white.
/// Where there is no colour, the attributes of a style and the text say the same.
struct Palette: Hashable, Sendable {
  enum Depth: Hashable, Sendable {
    case none
    case eight
    case many

    init(colors: Int, pairs: Int) {
      let needed = ColorRole.allCases.count + 1
      self = pairs < needed || colors < 8 ? .none : colors < 256 ? .eight : .many
    }
  }

  let depth: Depth

  /// The colour number of a role; nil is the terminal's own colour.
  func foreground(of role: ColorRole) -> Int16? {
    switch depth {
    case .none: nil
    case .eight: Self.eight(role)
    case .many: Self.many(role)
    }
  }

  /// Attributes that stand in for a colour that is missing.
  func substitute(for role: ColorRole) -> TextAttributes {
    guard depth == .none else { return [] }
    return role == .accent ? .underline : []
  }

  private static func many(_ role: ColorRole) -> Int16? {
    switch role {
    case .plain, .current: nil
    case .secondary, .dim: 244
    case .line: 242
    case .heading: 33
    case .accent: 37
    case .selected, .success: 35
    case .marked, .warning: 172
    case .error: 160
    }
  }

  private static func eight(_ role: ColorRole) -> Int16? {
    switch role {
    case .plain, .current, .secondary, .dim, .line: nil
    case .heading, .accent: 6
    case .selected, .success: 2
    case .marked, .warning: 3
    case .error: 1
    }
  }
}
