/// Whether a program may read a person's contacts.
///
/// The four cases are those of `CNAuthorizationStatus`. On a system without a permission dialogue
/// they say what the file system says.
public enum AccessStatus: Sendable, Hashable, CaseIterable {
  /// No book was set up yet, so nobody has been asked.
  case notDetermined
  /// The book can be read, but rules outside the user's control forbid to change it.
  case restricted
  /// The book exists and the user may not read it.
  case denied
  /// The book can be read and changed.
  case authorized
}
