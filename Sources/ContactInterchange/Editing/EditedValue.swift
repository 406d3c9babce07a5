/// What an edit changed, for people who are asked whether they want it.
package struct EditedValue: Hashable, Sendable {
  /// The key of the value, with its new label when that changed.
  package var key: String
  /// The value before; nil when it was added.
  package var old: String?
  /// The value now; nil when it was removed.
  package var new: String?

  package init(key: String, old: String?, new: String?) {
    self.key = key
    self.old = old
    self.new = new
  }

  /// One line: `+ tel.work: +1 555 0100`, `- note: …`, `~ tel.home: +1 … -> +1 …`.
  package var text: String {
    switch (old, new) {
    case (nil, let new?): "+ \(key): \(Self.oneLine(new))"
    case (let old?, nil): "- \(key): \(Self.oneLine(old))"
    case (let old, let new):
      "~ \(key): \(Self.oneLine(old ?? "")) -> \(Self.oneLine(new ?? ""))"
    }
  }

  private static func oneLine(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: " / ")
    return line.count > 200 ? "\(line.prefix(200))…" : line
  }
}
