extension String {
  /// For comparisons: `==` on strings calls composed and decomposed forms equal.
  var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}

/// Every scalar but the long runs that are all of a kind, of which some stand for the rest: Han,
/// Hangul syllables, private use, planes that nothing is assigned in.
let variousScalars: [Unicode.Scalar] = {
  let all = [0..<0x3400, 0xA000..<0xAC20, 0xD790..<0xE010, 0xF8F0..<0x12000, 0x16000..<0x17000]
  let more = [0x1B000..<0x1B400, 0x1BC00..<0x20010, 0x2FFF0..<0x30010, 0xE0000..<0xE0200]
  let samples = stride(from: 0x3400, to: 0x110000, by: 0x101)
  return ((all + more).flatMap { Array($0) } + Array(samples)).compactMap { Unicode.Scalar($0) }
}()
