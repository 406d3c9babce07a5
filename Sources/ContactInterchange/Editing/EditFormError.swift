/// Why a form cannot be read or applied, and where.
package struct EditFormError: Error, Hashable, Sendable {
  /// The line of the form, counted from 1.
  package var line: Int
  /// What is wrong: one sentence without a full stop.
  package var text: String

  package init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}
