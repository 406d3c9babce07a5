/// By which part of the name a list is ordered, for alphabetic and for East Asian names apart.
///
/// A person with contacts in Latin script and in Chinese commonly wants the first by given name and the
/// second by family name, which no single switch can say.
public struct NameOrder: Sendable, Hashable {
  /// The part of a name that comes first in the order.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// The family name, then the given name.
    case familyName
    /// The given name, then the family name.
    case givenName
  }

  /// The part that leads in names of alphabets and of every other script not East Asian.
  public var alphabetic: Part
  /// The part that leads in names written in Han, kana, bopomofo or Hangul.
  public var eastAsian: Part

  /// Makes an order.
  ///
  /// - Parameters:
  ///   - alphabetic: The part that leads in alphabetic names.
  ///   - eastAsian: The part that leads in East Asian names.
  public init(alphabetic: Part, eastAsian: Part) {
    self.alphabetic = alphabetic
    self.eastAsian = eastAsian
  }

  /// Every name by its family name.
  public static let familyFirst = NameOrder(alphabetic: .familyName, eastAsian: .familyName)
  /// Every name by its given name.
  public static let givenFirst = NameOrder(alphabetic: .givenName, eastAsian: .givenName)
  /// Alphabetic names by the given name, East Asian names by the family name.
  public static let givenFirstExceptEastAsian = NameOrder(
    alphabetic: .givenName, eastAsian: .familyName)

  /// The part that leads in a name.
  ///
  /// - Parameter first: The first scalar of the name; nil counts as alphabetic.
  /// - Returns: The part.
  func part(startingWith first: Unicode.Scalar?) -> Part {
    first.map(Self.isEastAsian) ?? false ? eastAsian : alphabetic
  }

  /// Whether a scalar is of a block of Han, kana, bopomofo or Hangul (Unicode Blocks.txt).
  static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x312F, 0x3130...0x318F,
      0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC, 0x1_AFF0...0x1_B16F, 0x2_0000...0x3_FFFF:
      true
    default:
      false
    }
  }
}
