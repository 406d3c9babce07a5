import TestSupport
import Testing

/// Plays every folder of `Tests/Fixtures/sessions` through the real browser: real files, a real
/// ledger, only the terminal is a recording one.
///
/// A new case is a new folder. `KITH_RECORD=1 swift test --filter SessionTests` writes the `screen`
/// files anew; each that changes has to be read, for a recorded fault would be a fault from then on.
@Suite struct SessionTests {
  @Test func `there are sessions of every group`() {
    let groups = Set(Session.all.map(\.group))
    let expected: Set = [
      "detail", "leaving", "locales", "marking", "moving", "names", "order", "pages", "picking",
      "searching",
      "selecting", "sizes",
    ]
    #expect(groups == expected)
  }

  @Test(arguments: Session.all)
  func `a session ends as recorded`(_ session: Session) async throws {
    #expect(PackageFolder.isCurrent)
    let record = try await OwnThread.run { try session.play() }
    let file = session.folder.file("screen")
    if Recording.isOn { try file.write(record.text) }
    let difference = FrameDifference(
      of: FrameText(text: record.text), from: FrameText(text: try file.read()))
    #expect(difference == nil)
  }
}
