import TestSupport
import Testing

@Suite("Golden commands")
struct GoldenCommandTests {
  @Test func `there are cases`() {
    #expect(GoldenCase.all.count >= 30)
  }

  @Test(arguments: GoldenCase.all)
  func `a command prints what its case expects`(_ test: GoldenCase) throws {
    let result = try test.run()
    if Recording.isOn { try test.record(result) }
    let expected = try test.expected()
    #expect(result.statuses == expected.statuses, "status of \(test.name)")
    #expect(result.errors == expected.errors, "standard error of \(test.name)")
    let isEqual = result.output == expected.output
    #expect(
      isEqual, "standard output of \(test.name):\n\(result.output)\nexpected:\n\(expected.output)")
  }
}
