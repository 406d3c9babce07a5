import BookStorage
import Glibc
import Testing

@Suite("Stream calls")
struct StreamCallsTests {
  @Test func `streams that do not block are waited for`() async throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    for end in ends { try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0) }
    let (reading, writing) = (ends[0], ends[1])
    // More than a pipe holds, so that the writer has to wait, as the reader has at first.
    let text = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let reader = Task.detached {
      var all: [UInt8] = []
      while true {
        let chunk = try StreamCalls.read(from: reading, limit: 1 << 12)
        if chunk.isEmpty { return all }
        all += chunk
      }
    }
    try await Task.sleep(for: .milliseconds(20))
    try StreamCalls.write(text, to: writing)
    close(writing)
    #expect(try await reader.value == text)
    close(reading)
  }
}
