import CICU

/// The properties of a character that this module asks ICU for.
enum ScalarProperties {
  /// General categories, as far as they are told apart here.
  enum Category: Hashable, Sendable {
    case letter
    case decimalDigit
    case otherNumber
    case nonspacingMark
    case enclosingMark
    case spacingMark
    case space
    case lineSeparator
    case paragraphSeparator
    case control
    case format
    case surrogate
    case privateUse
    case unassigned
    case punctuationOrSymbol
  }

  static func category(of scalar: Unicode.Scalar) -> Category {
    switch UCharCategory(rawValue: UInt32(kith_u_charType(codePoint(scalar)))) {
    case U_UPPERCASE_LETTER, U_LOWERCASE_LETTER, U_TITLECASE_LETTER, U_MODIFIER_LETTER,
      U_OTHER_LETTER:
      .letter
    case U_DECIMAL_DIGIT_NUMBER: .decimalDigit
    case U_LETTER_NUMBER, U_OTHER_NUMBER: .otherNumber
    case U_NON_SPACING_MARK: .nonspacingMark
    case U_ENCLOSING_MARK: .enclosingMark
    case U_COMBINING_SPACING_MARK: .spacingMark
    case U_SPACE_SEPARATOR: .space
    case U_LINE_SEPARATOR: .lineSeparator
    case U_PARAGRAPH_SEPARATOR: .paragraphSeparator
    case U_CONTROL_CHAR: .control
    case U_FORMAT_CHAR: .format
    case U_SURROGATE: .surrogate
    case U_PRIVATE_USE_CHAR: .privateUse
    case U_UNASSIGNED: .unassigned
    default: .punctuationOrSymbol
    }
  }

  /// The major version of Unicode that assigned the character; 0 when it is unassigned.
  static func age(of scalar: Unicode.Scalar) -> Int { Int(kith_u_charAge(codePoint(scalar))) }

  /// Whether the character takes two columns: East Asian Width W or F.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let width = kith_u_getIntPropertyValue(codePoint(scalar), UCHAR_EAST_ASIAN_WIDTH)
    return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
  }

  static func isPictographic(_ scalar: Unicode.Scalar) -> Bool {
    kith_u_hasBinaryProperty(codePoint(scalar), UCHAR_EXTENDED_PICTOGRAPHIC) != 0
  }

  /// Whether the character has no look of its own (Default_Ignorable_Code_Point).
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    kith_u_hasBinaryProperty(codePoint(scalar), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
  }

  /// The value of a decimal digit of any script.
  static func digitValue(of scalar: Unicode.Scalar) -> Int? {
    let value = kith_u_charDigitValue(codePoint(scalar))
    return value < 0 ? nil : Int(value)
  }

  /// Simple case folding (CaseFolding.txt, statuses C and S).
  static func caseFolded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(bitPattern: kith_u_foldCase(codePoint(scalar)))) ?? scalar
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> Int32 {
    Int32(bitPattern: scalar.value)
  }
}
