import VCardCodec

/// An e-mail address with the name that a list of addresses gives it: `"Ada L." <ada@example.org>`.
struct Mailbox: Hashable {
  var name = ""
  var address: String

  /// EMAIL with the name as a parameter.
  var draft: PropertyDraft {
    PropertyDraft(
      "EMAIL", .text(address), parameters: name.isEmpty ? [] : [ParameterDraft("X-NAME", name)])
  }
}

/// A list of addresses as mail programs write it (RFC 5322 §3.4, loosely): separated by commas, each an
/// address alone, `name <address>` or `address (name)`.
struct MailboxList {
  private(set) var mailboxes: [Mailbox] = []

  /// Reads a list.
  ///
  /// - Complexity: linear in the text.
  init(_ text: String) {
    var scalars = text.unicodeScalars[...]
    while !scalars.isEmpty {
      var part = Part()
      part.read(&scalars)
      if let mailbox = part.mailbox { mailboxes.append(mailbox) }
    }
  }

  /// One address and what stands around it.
  private struct Part {
    private var phrase = String.UnicodeScalarView()
    private var angled = String.UnicodeScalarView()
    private var comment = String.UnicodeScalarView()
    private var hasAngles = false

    /// Reads up to the comma that ends the part.
    mutating func read(_ scalars: inout Substring.UnicodeScalarView) {
      var isQuoted = false
      var depth = 0
      var isAngled = false
      while let scalar = scalars.popFirst() {
        switch scalar {
        case "\\" where isQuoted || depth > 0:
          if let next = scalars.popFirst() { append(next, isAngled, depth) }
        case "\"" where depth == 0 && !isAngled:
          isQuoted.toggle()
        case "(" where !isQuoted && !isAngled:
          depth += 1
          if depth > 1 { append(scalar, isAngled, depth) }
        case ")" where depth > 0:
          depth -= 1
          if depth > 0 { append(scalar, isAngled, depth) }
        case "<" where !isQuoted && depth == 0:
          isAngled = true
          hasAngles = true
        case ">" where isAngled: isAngled = false
        case "," where !isQuoted && depth == 0 && !isAngled: return
        default: append(scalar, isAngled, depth)
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ isAngled: Bool, _ depth: Int) {
      if isAngled {
        angled.append(scalar)
      } else if depth > 0 {
        comment.append(scalar)
      } else {
        phrase.append(scalar)
      }
    }

    /// The address and its name; nil when there is nothing.
    var mailbox: Mailbox? {
      let phrase = PlainText.trimmed(String(phrase))
      let comment = PlainText.trimmed(String(comment))
      if hasAngles {
        let address = PlainText.trimmed(String(angled))
        guard !address.isEmpty else { return nil }
        return Mailbox(name: phrase.isEmpty ? comment : phrase, address: address)
      }
      return phrase.isEmpty ? nil : Mailbox(name: comment, address: phrase)
    }
  }
}

extension Mailbox {
  /// The mailbox as it stands in a list: the name quoted when it holds more than words.
  var text: String {
    guard !name.isEmpty else { return address }
    let isPlain = name.utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x20 || $0 >= 0x80
    }
    let quoted = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return (isPlain ? name : "\"\(quoted)\"") + " <\(address)>"
  }
}
