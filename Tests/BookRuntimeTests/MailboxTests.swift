import BookUI
import TestSupport
import Testing

@testable import BookRuntime

@Suite struct MailboxTests {
  private func texts(_ deliveries: [Delivery]) -> [String] {
    deliveries.compactMap { delivery in
      guard case .message(let text) = delivery.event else { return nil }
      return text
    }
  }

  @Test func `what is posted is taken once, in order`() throws {
    let mailbox = try Mailbox()
    #expect(!mailbox.wait(atMost: .zero))
    for text in ["a", "b", "c"] {
      mailbox.post(Delivery(event: .message(text), finished: []))
    }
    #expect(mailbox.wait(atMost: .zero))
    #expect(texts(mailbox.take()) == ["a", "b", "c"])
    #expect(mailbox.take().isEmpty)
    #expect(!mailbox.wait(atMost: .zero))
    mailbox.post(Delivery(event: .message("d"), finished: []))
    #expect(mailbox.wait(atMost: .zero), "it wakes again after it was emptied")
  }

  @Test func `many threads lose nothing and wake the reader`() async throws {
    let mailbox = try Mailbox()
    let count = try await OwnThread.run {
      for sender in 0..<4 {
        OwnThread.detach {
          for number in 0..<250 {
            mailbox.post(Delivery(event: .message("\(sender) \(number)"), finished: []))
          }
        }
      }
      var count = 0
      while count < 1000, mailbox.wait(atMost: .seconds(60)) { count += mailbox.take().count }
      return count
    }
    #expect(count == 1000)
  }
}
