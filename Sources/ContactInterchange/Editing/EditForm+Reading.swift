/// Reads the text of a form.
struct FormReader {
  private(set) var blocks: [FormBlocks.Block] = []
  /// The address whose parts may follow, and where a value may go on.
  private var isInAddress = false
  private var lastPart: AddressPart?

  init(_ text: String) throws(EditFormError) {
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      try read(line, number: index + 1)
    }
  }

  private mutating func read(_ line: Substring, number: Int) throws(EditFormError) {
    let content = PlainText.trimmed(String(line))
    if content.isEmpty || line.first == "#" { return }
    guard line.first == " " || line.first == "\t" else {
      try readKey(content, number: number)
      return
    }
    if content.first == "|" {
      try goOn(content.dropFirst(), number: number)
    } else if isInAddress {
      try readPart(content, number: number)
    } else {
      try goOn(Substring(content), number: number)
    }
  }

  private mutating func readKey(_ content: String, number: Int) throws(EditFormError) {
    guard let colon = CardEdit.end(ofKey: content, before: ":") else {
      throw EditFormError(line: number, text: "there is no ‘:’ after the key")
    }
    let key: CardKey
    do throws(CardEditError) {
      key = try CardKey(PlainText.trimmed(String(content[..<colon])))
    } catch {
      throw EditFormError(line: number, text: error.text)
    }
    guard key.number == nil, key.part == nil else {
      throw EditFormError(
        line: number,
        text: key.part == nil
          ? "a form has no numbers in its keys; a line of its own for each value"
          : "the parts of an address stand on lines of their own, indented, below ‘address:’")
    }
    let value = PlainText.trimmed(String(content[content.index(after: colon)...]))
    isInAddress = key.field == .address
    lastPart = nil
    guard !isInAddress || value.isEmpty else {
      throw EditFormError(
        line: number,
        text: "the parts of an address stand on lines of their own, indented: street: \(value)")
    }
    blocks.append(FormBlocks.Block(key: key, value: value, number: number))
  }

  private mutating func readPart(_ content: String, number: Int) throws(EditFormError) {
    guard let colon = content.firstIndex(of: ":"),
      let part = AddressPart(word: PlainText.trimmed(String(content[..<colon])))
    else {
      throw EditFormError(
        line: number,
        text: "no part of an address: street, city, region, code, country, box or extended")
    }
    guard blocks[blocks.count - 1].parts[part] == nil else {
      throw EditFormError(line: number, text: "the address has its ‘\(part.key)’ twice")
    }
    blocks[blocks.count - 1].parts[part] =
      PlainText.trimmed(String(content[content.index(after: colon)...]))
    lastPart = part
  }

  /// A further line of the value above.
  private mutating func goOn(_ text: Substring, number: Int) throws(EditFormError) {
    let line = text.first == " " ? text.dropFirst() : text
    guard !blocks.isEmpty, !isInAddress || lastPart != nil else {
      throw EditFormError(
        line: number, text: "this line goes on with a value, but there is none above")
    }
    if let lastPart {
      blocks[blocks.count - 1].parts[lastPart, default: ""] += "\n\(line)"
    } else {
      blocks[blocks.count - 1].value += "\n\(line)"
    }
  }
}
