import Glibc
import TestSupport

/// A real terminal for the real program: one pane of a tmux server of its own.
final class TmuxScreen: Sendable {
  let folder: TemporaryFolder
  /// The server's socket is in the test's folder, so no other server is ever touched.
  private let socket: String

  /// Starts a pane that runs a command, in a folder that has a book.
  ///
  /// `kith` is found by its name: a path would be as long as that of the checkout, and a line that shows it
  /// would be broken at another place in each.
  init(columns: Int = 80, rows: Int = 20, running command: [String]) throws {
    folder = try TemporaryFolder()
    try folder.write("book.vcf", Self.book)
    socket = folder.path + "/tmux"
    let environment = [
      "LC_ALL=C.UTF-8", "HOME=\(folder.path)", "PS1=ready> ", "HISTFILE=", "SWIFT_BACKTRACE=",
    ]
    tmux(
      ["-u", "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + ["-c", folder.path] + environment.flatMap { ["-e", $0] }
        + ["env", "-u", "SWIFT_BACKTRACE", "-u", "LANG", "-u", "NO_COLOR"]
        + ["sh", "-c", #"PATH="$0:$PATH"; export PATH; exec "$@""#, Shell.buildFolder] + command)
  }

  deinit { close() }

  /// Ends the server, and with it the terminal.
  func close() { tmux(["kill-server"]) }

  @discardableResult
  private func tmux(_ words: [String]) -> String { Shell.run(["tmux", "-S", socket] + words) }

  /// What the pane shows.
  func text() -> String { tmux(["capture-pane", "-p"]) }

  func shows(_ text: String) -> Bool { self.text().contains(text) }

  /// Waits until the pane shows a text.
  func waits(for text: String) -> Bool { Shell.wait { shows(text) } }

  /// Presses keys by tmux's names for them.
  func press(_ keys: String...) { press(keys) }

  func press(_ keys: [String]) { tmux(["send-keys"] + keys) }

  /// Types characters.
  func type(_ text: String) { tmux(["send-keys", "-l", "--", text]) }

  func resize(columns: Int, rows: Int) {
    tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// A variable of the pane, such as `alternate_on`.
  func value(_ name: String) -> String {
    tmux(["display-message", "-p", "#{\(name)}"]).filter { $0 != "\n" }
  }

  /// The modes a program can have left on, each `name=value`.
  var modes: [String] {
    [
      "alternate_on", "cursor_flag", "mouse_any_flag", "mouse_button_flag", "mouse_sgr_flag",
      "keypad_cursor_flag", "keypad_flag", "wrap_flag", "insert_flag", "scroll_region_upper",
    ].map { "\($0)=\(value($0))" }
  }

  /// A file of the test's folder; empty while it is not there.
  func file(_ name: String) -> String {
    (try? TextFile(folder.path + "/" + name).read()) ?? ""
  }

  /// The process of `kith` in the pane: a child of the pane's, or the pane's own.
  func process() -> pid_t? {
    let pane = pid_t(value("pane_pid")) ?? 0
    let lines = Shell.run(["ps", "-A", "-o", "pid=,ppid=,comm="]).split(separator: "\n")
    for line in lines {
      let words = line.split(separator: " ")
      guard words.count >= 3, words[2] == "kith", let pid = pid_t(words[0]) else { continue }
      if pid == pane || pid_t(words[1]) == pane { return pid }
    }
    return nil
  }

  private static let book =
    card("Anna Berg", uid: "anna", more: ["TEL:+46 70 1"])
    + card("Cem Demir", uid: "cem") + card("王小明", uid: "wang", more: ["TEL:+86 138 1"])
    + card("evil \u{1B}[31m\u{9B}2J", uid: "evil")
}
