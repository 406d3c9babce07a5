import BookStorage
import ContactInterchange
import VCardCodec

/// Lets the user edit a text in an editor until it is accepted or given up.
///
/// The text is never lost: unless it is saved or the user gives it up, its file stays and is named.
struct EditorDialogue {
  /// What a text means: the card, and what the user is asked whether to save.
  struct Reading {
    let card: VCard
    let changes: [EditedValue]
  }

  private enum Answer {
    case save(VCard)
    case again
    case nothing
  }

  private let form: String
  private let text: EditedText
  private let environment: [String: String]

  /// Throws when there is no terminal for an editor.
  static func checkTerminal(_ surroundings: Surroundings, instead: String) throws(CommandError) {
    guard surroundings.isInputTerminal, surroundings.isOutputTerminal else {
      throw .usage("an editor needs a terminal; without one, use \(instead)")
    }
  }

  init(_ form: String, in surroundings: Surroundings) throws(CommandError) {
    self.form = form
    environment = surroundings.environment
    do {
      text = try EditedText(form, folders: UserFolders(environment: environment))
    } catch {
      throw .data(error.message)
    }
  }

  /// Runs the editor, shows what changed, asks, and saves.
  ///
  /// - Parameters:
  ///   - surroundings: The streams.
  ///   - read: Reads the text.
  ///   - save: Saves the card.
  /// - Returns: What saving gives; nil when nothing changed or the user gives it up.
  /// - Throws: `CommandError`; the message before it then says where the text is.
  func run<Saved>(
    in surroundings: inout Surroundings, read: (String) throws(EditFormError) -> Reading,
    save: (VCard, inout Surroundings) throws(CommandError) -> Saved
  ) throws(CommandError) -> Saved? {
    sayLeftBehind(in: &surroundings)
    do throws(CommandError) {
      while true {
        switch try answer(to: try edited(), in: &surroundings, read) {
        case .again: continue
        case .nothing:
          text.remove()
          return nil
        case .save(let card):
          let saved = try save(card, &surroundings)
          text.remove()
          return saved
        }
      }
    } catch {
      if isAsGiven || !text.isThere {
        text.remove()
      } else {
        surroundings.say("your text is in \(text.path)")
      }
      throw error
    }
  }

  /// Names the texts of earlier dialogues that were not saved.
  private func sayLeftBehind(in surroundings: inout Surroundings) {
    for (path, text) in EditedText.leftBehind(UserFolders(environment: environment)) {
      let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("name:") }
      let name = line.map { " of ‘\($0.dropFirst(5).drop { $0 == " " })’" } ?? ""
      surroundings.say(
        "a text\(name) that was not saved is in \(path); remove it when it is of no use")
    }
  }

  /// Whether the text is still the one that the editor was given.
  private var isAsGiven: Bool {
    do { return try text.read() == form } catch { return false }
  }

  /// The text once the editor has ended.
  private func edited() throws(CommandError) -> String {
    // A command that may have arguments, as the user's other programs take it too.
    let command =
      ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
    do {
      let status = try ChildProcess.run(command, text.path, environment: environment)
      guard status == 0 else {
        throw CommandError.data(
          "the editor ‘\(command)’ ended with status \(status); nothing was changed")
      }
      return try text.read()
    } catch let error as CommandError {
      throw error
    } catch let error as StorageError {
      throw .data(error.message)
    } catch {
      throw .data("the editor ‘\(command)’ could not be started: \(error)")
    }
  }

  private func answer(
    to edited: String, in surroundings: inout Surroundings,
    _ read: (String) throws(EditFormError) -> Reading
  ) throws(CommandError) -> Answer {
    // An empty text gives up, as it does in other programs; it does not take every value out.
    guard edited != form, edited.contains(where: { !$0.isWhitespace }) else { return .nothing }
    let reading: Reading
    do throws(EditFormError) {
      reading = try read(edited)
    } catch {
      surroundings.say("\(text.path):\(error.line): \(error.text)")
      guard try surroundings.ask("Edit again? (yes, no)", among: ["y", "n"]) == "y" else {
        throw .notFound("nothing was changed")
      }
      return .again
    }
    guard !reading.changes.isEmpty else { return .nothing }
    for change in reading.changes { try surroundings.writeShown(change.text) }
    switch try surroundings.ask("Save? (yes, no, edit again)", among: ["y", "n", "e"]) {
    case "y": return .save(reading.card)
    case "n": return .nothing
    case "e": return .again
    default: throw .notFound("nothing was changed")
    }
  }
}
