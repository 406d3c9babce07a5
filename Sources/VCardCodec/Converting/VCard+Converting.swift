extension VCard {
  /// The card in another version, and what that version cannot hold.
  ///
  /// A card that states the version is returned as it is, byte for byte.
  ///
  /// - Parameter version: The version wanted.
  /// - Returns: The card, and the losses in the order of the card.
  /// - Complexity: linear in the card.
  public func converted(to version: VCardVersion) -> (card: VCard, losses: [Loss]) {
    guard self.version != version else { return (self, []) }
    var conversion = CardConversion(of: self, to: version)
    conversion.run()
    let card = VCard(conversion.drafts, version: version, lineEnding: style.lineEnding)
    return (card, conversion.losses)
  }
}
