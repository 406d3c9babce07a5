/// Reads JSON strictly (RFC 8259), a value or an element at a time.
///
/// A large array is gone through element by element (`beginArray`, `hasElement`), so that it is never in memory as a
/// whole. Nesting and the number of values in one element are bounded: no text can exhaust the stack or the memory.
struct JSONReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// How many more values the element may have.
  private var budget = Self.valueLimit

  private static let depthLimit = 32
  private static let valueLimit = 1 << 18

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line at the present position, counted from 1.
  ///
  /// - Complexity: linear in the bytes passed.
  var line: Int { 1 + lineEnds(from: 0) }

  /// How many line feeds stand between a place and the present position.
  func lineEnds(from start: Int) -> Int {
    var count = 0
    for index in start..<max(start, min(position, bytes.count)) where bytes[index] == 0x0A {
      count += 1
    }
    return count
  }

  /// A fault here.
  func fault(_ text: String) -> JSONFault { JSONFault(line: line, text: text) }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  /// The byte with which the next value begins; nil at the end.
  mutating func peek() -> UInt8? {
    skipBlanks()
    return position < bytes.count ? bytes[position] : nil
  }

  /// Takes a mark such as a bracket when it comes next.
  mutating func take(_ mark: UInt8) -> Bool {
    guard peek() == mark else { return false }
    position += 1
    return true
  }

  /// Takes a mark that must come next.
  mutating func expect(_ mark: UInt8) throws(JSONFault) {
    guard take(mark) else {
      throw fault("‘\(Character(UnicodeScalar(mark)))’ is missing here")
    }
  }

  /// Whether an element of an array or member of an object follows; takes the comma or the closing bracket.
  ///
  /// - Parameters:
  ///   - isFirst: Whether none was read yet.
  ///   - closing: The bracket that ends it.
  /// - Returns: False when the bracket was taken.
  /// - Throws: `JSONFault` when neither comes next.
  mutating func hasElement(isFirst: Bool, closing: UInt8) throws(JSONFault) -> Bool {
    if take(closing) { return false }
    if !isFirst { try expect(0x2C) }
    budget = Self.valueLimit
    return true
  }

  /// Reads a value whole.
  mutating func value() throws(JSONFault) -> JSONNode { try value(depth: 0) }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONNode {
    guard depth < Self.depthLimit else { throw fault("nested too deeply") }
    budget -= 1
    guard budget > 0 else { throw fault("too many values in one contact") }
    switch peek() {
    case 0x22: return .string(try string())
    case 0x5B: return .array(try array(depth: depth))
    case 0x7B: return .object(try object(depth: depth))
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6E: return try word("null", .null)
    case 0x2D, 0x30, 0x31, 0x32, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39: return try number()
    case nil: throw fault("the text ends too early")
    default: throw fault("no value begins like this")
    }
  }

  private mutating func array(depth: Int) throws(JSONFault) -> [JSONNode] {
    try expect(0x5B)
    var elements: [JSONNode] = []
    if take(0x5D) { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while take(0x2C)
    try expect(0x5D)
    return elements
  }

  private mutating func object(depth: Int) throws(JSONFault) -> [JSONMember] {
    try expect(0x7B)
    var members: [JSONMember] = []
    if take(0x7D) { return members }
    repeat {
      let name = try memberName()
      members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
    } while take(0x2C)
    try expect(0x7D)
    return members
  }

  /// The name of a member and the colon after it.
  mutating func memberName() throws(JSONFault) -> String {
    guard peek() == 0x22 else { throw fault("the name of a member is missing here") }
    let name = try string()
    try expect(0x3A)
    return name
  }

  private mutating func word(_ word: String, _ node: JSONNode) throws(JSONFault) -> JSONNode {
    guard bytes[position...].starts(with: word.utf8) else {
      throw fault("no value begins like this")
    }
    position += word.utf8.count
    return node
  }

  private mutating func digits() -> Bool {
    let start = position
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
    return position > start
  }

  private mutating func number() throws(JSONFault) -> JSONNode {
    let start = position
    if bytes[position] == 0x2D { position += 1 }
    let first = position
    var isNumber = digits()
    if isNumber, bytes[first] == 0x30, position - first > 1 { isNumber = false }
    if isNumber, position < bytes.count, bytes[position] == 0x2E {
      position += 1
      isNumber = digits()
    }
    if isNumber, position < bytes.count, bytes[position] | 0x20 == 0x65 {
      position += 1
      if position < bytes.count, bytes[position] == 0x2B || bytes[position] == 0x2D {
        position += 1
      }
      isNumber = digits()
    }
    guard isNumber else { throw fault("no number is written like this") }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func string() throws(JSONFault) -> String {
    var reader = JSONStringReader(bytes, at: position)
    do {
      let text = try reader.read()
      position = reader.position
      return text
    } catch {
      position = min(reader.position, bytes.count)
      throw fault(error.text)
    }
  }
}
