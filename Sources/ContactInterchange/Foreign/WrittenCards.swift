package import VCardCodec

/// What was written in a format, and what it could not hold.
package struct WrittenCards: Sendable, Equatable {
  package var bytes: [UInt8]
  package var losses: [Loss]

  package init(bytes: [UInt8] = [], losses: [Loss] = []) {
    self.bytes = bytes
    self.losses = losses
  }
}
