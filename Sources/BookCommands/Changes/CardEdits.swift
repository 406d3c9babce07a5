import BookStorage
import ContactInterchange

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
      var edit: CardEdit
      do throws(CardEditError) {
        edit = try CardEdit.parse(word.action, word.text)
      } catch {
        throw .usage(error.text)
      }
      if case .file(let path) = edit.value { edit.value = .data(try bytes(of: path)) }
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
