import VCardCodec

/// An entry of LDIF: its name and attributes.
struct LDIFEntry {
  /// An attribute of an entry.
  struct Attribute {
    let name: String
    let options: [String]
    let bytes: ArraySlice<UInt8>

    var text: String { ForeignText.decoded(bytes) }
    /// Whether the bytes are no text: not UTF-8, or with control characters.
    var isBinary: Bool {
      bytes.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        || bytes.contains { $0 >= 0x80 } && String(validating: bytes, as: UTF8.self) == nil
    }
  }

  /// The line of the file at which it begins.
  let line: Int
  /// The name; nil when the entry has none.
  var name: DistinguishedName?
  private(set) var attributes: [Attribute] = []
  var isEmpty: Bool { name == nil && attributes.isEmpty }

  /// Whether it is a part of the directory's tree, such as `ou=people`, below which the people are: of classes for
  /// that alone, with nothing by which somebody can be reached.
  var isBranch: Bool {
    var isOfTree = false
    for attribute in attributes {
      if attribute.name == "objectclass" {
        let name = attribute.text.lowercased()
        guard name != "top" else { continue }
        guard LDIFAttributes.treeClasses.contains(name) else { return false }
        isOfTree = true
      } else if LDIFAttributes.isReachable(by: attribute.name) {
        return false
      }
    }
    return isOfTree
  }

  init(line: Int) { self.line = line }

  mutating func append(_ attribute: Attribute) { attributes.append(attribute) }
}
