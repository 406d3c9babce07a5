/// Where a contact stands on the way to being invited.
///
/// Later states follow from sending; a contact that was never marked has none.
package enum InvitationState: String, Sendable, Hashable, CaseIterable {
  /// Chosen for the next sending; kept until sent or cleared.
  case marked
}
