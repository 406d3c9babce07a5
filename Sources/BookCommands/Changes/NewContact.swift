import BookStorage
import ContactBook
import ContactInterchange
import VCardCodec

/// What a new contact gets besides what the user says of it.
struct NewContact {
  /// The UUID that its UID and, in a folder, its file are made of.
  let uuid = RandomName.uuid()
  private let version: VCardVersion
  private let revision: CardRevision

  /// A contact for the first book that is open.
  ///
  /// It is written in the version of the card that the book ends with; in an empty one in 3.0, which every phone and
  /// server reads.
  init(for access: BookAccess, at date: Int64) {
    revision = CardRevision(secondsSince1970: Int(date))
    var last: VCardVersion?
    if let id = access.book.ids.last, let bytes = try? access.card(of: id) {
      last = VCard(bytes[...]).version
    }
    version = last == .v40 ? .v40 : .v30
  }

  /// The card.
  func card(_ edits: [CardEdit]) throws(CardEditError) -> VCard {
    try VCard(
      newContact: edits, version: version, uid: version == .v40 ? "urn:uuid:\(uuid)" : uuid,
      revision: revision)
  }
}
