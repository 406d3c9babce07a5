/// Reads the files of a folder that may hold what is looked for, many at a time.
struct ScreenedFiles {
  /// So many bytes of files are looked at together.
  private static let batch = 1 << 22

  private var files: [(file: BookFile, bytes: Range<Int>)] = []
  private var bytes: [UInt8] = []
  private var survey: CardSurvey
  private let screen: CardScreen

  init(_ screen: CardScreen) {
    survey = CardSurvey(screen)
    self.screen = screen
  }

  /// Looks at a file's bytes, and keeps them until it is decided about.
  mutating func add(_ new: ArraySlice<UInt8>, of file: BookFile, into part: inout BookPart) {
    let start = bytes.count
    bytes += new
    let range = start..<bytes.count
    files.append((file, range))
    if !survey.look(at: new.span, offset: start) { survey.take(range) }
    if bytes.count >= Self.batch { finish(into: &part) }
  }

  /// Reads those files whose cards may match.
  mutating func finish(into part: inout BookPart) {
    var ranges = survey.takeFound().decided(by: screen)[...]
    for (file, range) in files {
      guard let first = ranges.first, first.lowerBound < range.upperBound || range.isEmpty else {
        continue
      }
      part.read(bytes.span.extracting(range), of: file, isAlone: true)
      ranges = ranges.drop { $0.lowerBound < range.upperBound }
    }
    files.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }
}
