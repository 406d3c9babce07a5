import BookStorage
import ContactInterchange
import UnicodeText

/// The edits that options and operands say.
enum CardEdits {
  /// The largest picture that is put into a card.
  private static let fileLimit = 8 << 20

  /// The edits of some words, in order, with the files read that they name.
  static func parsed(
    _ words: [(action: CardEdit.Action, text: String)]
  ) throws(CommandError) -> [CardEdit] {
    var edits: [CardEdit] = []
    for word in words {
      let text = String(validating: PathText.bytes(word.text), as: UTF8.self)
      var edit: CardEdit
      do throws(CardEditError) {
        edit = try CardEdit.parse(word.action, text ?? word.text)
      } catch {
        throw .usage(error.text)
      }
      if case .file(let path) = edit.value {
        edit.value = .data(try bytes(of: path))
      } else if text == nil {
        // A file may be called anything; a card holds text.
        throw .usage("‘\(word.text)’ is not UTF-8")
      }
      edits.append(edit)
    }
    return edits
  }

  private static func bytes(of path: String) throws(CommandError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try CardFiles.bytes(of: path)
    } catch {
      throw .data(error.description)
    }
    guard bytes.count <= fileLimit else { throw .data("\(path): larger than 8 MiB") }
    return bytes
  }
}
