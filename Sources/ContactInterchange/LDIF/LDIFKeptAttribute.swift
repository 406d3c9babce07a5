import VCardCodec

/// An attribute that a card has no property for, kept so that it can be written again.
///
/// `roomNumber: 12` is `X-LDIF-ROOMNUMBER:12`, `cn;lang-en: Zoe` is `X-LDIF-CN;X-OPTION=lang-en:Zoe`; bytes that are
/// no text are a `data:` address.
struct LDIFKeptAttribute {
  private static let prefix = "X-LDIF-"
  /// The property of an attribute whose name is no name of a property, such as that of an object identifier.
  private static let unnamed = "X-LDIF-ATTRIBUTE"

  let name: String
  let options: [String]
  let bytes: [UInt8]
  private let isBinary: Bool

  init(_ attribute: LDIFEntry.Attribute) {
    name = attribute.name
    options = attribute.options
    bytes = Array(attribute.bytes)
    isBinary = attribute.isBinary
  }

  /// The attribute that a line of a card keeps; nil for any other line.
  init?(_ line: ContentLine) {
    guard line.name.hasPrefix(Self.prefix) else { return nil }
    let stated = line.name == Self.unnamed ? line.parameter("X-NAME") : nil
    let name = (stated ?? String(line.name.dropFirst(Self.prefix.count))).lowercased()
    let options = line.parameters(named: "X-OPTION").flatMap(\.values)
    guard !name.isEmpty, ([name] + options).allSatisfy(Self.isDescription) else { return nil }
    self.name = name
    self.options = options
    isBinary = line.mediaBytes != nil
    bytes = line.mediaBytes ?? Array(line.text.utf8)
  }

  /// The attribute with its options, spelled as directories do.
  var description: String {
    let spelled = LDIFAttributes.spellings[name] ?? name
    return ([spelled] + options).joined(separator: ";")
  }

  var draft: PropertyDraft {
    let isPlain = name.utf8.allSatisfy { $0 != 0x2E && $0 != 0x5F } && name != "attribute"
    var parameters: [ParameterDraft] = isPlain ? [] : [ParameterDraft("X-NAME", name)]
    if !options.isEmpty { parameters.append(ParameterDraft("X-OPTION", options)) }
    let value: PropertyDraft.Value =
      isBinary
      ? .binary(bytes, mediaType: "application/octet-stream")
      : .text(ForeignText.decoded(bytes))
    return PropertyDraft(
      isPlain ? Self.prefix + name : Self.unnamed, value, parameters: parameters)
  }

  private static func isDescription(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
        default: false
        }
      }
  }
}
