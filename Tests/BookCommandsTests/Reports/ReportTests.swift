import TestSupport
import Testing

/// Faults that people reported on real contact files: what is right stays right.
struct ReportTests {
  @Test(arguments: ReportCase.all)
  func `what is right of the input`(_ report: ReportCase) throws {
    let output = try ReportOutput(of: report.input)
    let onTerminal = try ReportOutput(of: report.input, isTerminal: true)
    let expectations = try report.expectations()
    #expect(!expectations.isEmpty)
    for expectation in expectations {
      #expect(try expectation.holds(of: output, onTerminal: onTerminal), "\(expectation)")
    }
    #expect(ReportExpectation.isInOrder(expectations, output))
    #expect(!ReportExpectation.hasControls(onTerminal.text))
    if Recording.isOn { try report.file("output").write(output.text) }
    #expect(try report.file("output").read() == output.text)
  }

  /// The inputs as others have them, beside the checkout; `make reports` runs this.
  @Test(.enabled(if: !SharedReports.inputs.isEmpty, "../shared/corpus/reports is not there"))
  func `the shared inputs`() throws {
    var passed = 0
    var failed: [String] = []
    for input in SharedReports.inputs {
      let name = SharedReports.name(of: input)
      let faults = try SharedReports.faults(of: input)
      if faults.isEmpty {
        passed += 1
      } else {
        failed.append(name)
        for fault in faults { print("\(name): \(fault)") }
      }
    }
    print("reports: \(passed) passed, \(failed.count) failed")
    #expect(failed == [])
  }

  @Test
  func `says when the shared inputs are not there`() {
    guard SharedReports.inputs.isEmpty else { return }
    print("reports: skipped, \(SharedReports.root) is not there")
  }
}

/// The inputs beside the checkout; each is held against the expectations of the fixture of its name.
enum SharedReports {
  static let root = TextFile.inPackage("../shared/corpus/reports").path

  static let inputs = FileTree.files(in: root).filter { !$0.hasSuffix(".md") }

  static func name(of input: String) -> String {
    String(input[..<(input.lastIndex(of: ".") ?? input.endIndex)])
  }

  static func faults(of input: String) throws -> [String] {
    let fixture = ReportCase(name: name(of: input) + "/card", input: "\(root)/\(input)")
    guard fixture.file("right").exists else { return ["no fixture says what is right"] }
    let output = try ReportOutput(of: fixture.input)
    let onTerminal = try ReportOutput(of: fixture.input, isTerminal: true)
    let expectations = try fixture.expectations()
    var faults = try expectations.filter { try !$0.holds(of: output, onTerminal: onTerminal) }
      .map(\.description)
    if !ReportExpectation.isInOrder(expectations, output) { faults.append("order of the list") }
    if ReportExpectation.hasControls(onTerminal.text) { faults.append("a control character") }
    return faults
  }
}
