import BookStorage
import BookUI
import ContactBook

/// Runs the effects that need the store, one after the other, off the loop's thread.
struct EffectRunner: ~Copyable {
  private(set) var work = Work()
  let mailbox: Mailbox
  private let jobs: AsyncStream<Job>.Continuation
  private var hasWritten = false

  private enum Job: Sendable {
    case effect(Effect)
    case close
  }

  init(_ settings: BrowserSettings) throws(StorageError) {
    let mailbox = try Mailbox()
    let (stream, jobs) = AsyncStream.makeStream(of: Job.self)
    let store = BookStore(settings)
    self.mailbox = mailbox
    self.jobs = jobs
    // One task for all: a mark and the next one's removal must reach the store in this order.
    Task.detached {
      for await job in stream {
        switch job {
        case .effect(let effect): await Self.perform(effect, store, mailbox)
        case .close:
          await store.close()
          mailbox.post(Delivery(event: nil, finished: [.awaited]))
        }
      }
    }
  }

  deinit { jobs.finish() }

  /// Hands an effect over; its result comes by the mailbox.
  mutating func start(_ effect: Effect) {
    if effect != .readCardIndex { work.begin(.awaited) }
    if effect == .openBook || effect == .readCardIndex { work.begin(.background) }
    if effect.isWriting { hasWritten = true }
    jobs.yield(.effect(effect))
  }

  /// Closes what was written to, as the last piece of work.
  mutating func close() {
    guard hasWritten else { return }
    work.begin(.awaited)
    jobs.yield(.close)
  }

  /// Takes the results that are there.
  mutating func results() -> [Event] {
    var events: [Event] = []
    for delivery in mailbox.take() {
      for kind in delivery.finished { work.finish(kind) }
      if let event = delivery.event { events.append(event) }
    }
    return events
  }

  private static func perform(_ effect: Effect, _ store: BookStore, _ mailbox: Mailbox) async {
    switch effect {
    case .openBook:
      let event = await store.open()
      guard case .bookOpened(let opened) = event else {
        mailbox.post(Delivery(event: event, finished: [.awaited, .background]))
        return
      }
      mailbox.post(Delivery(event: event, finished: [.awaited]))
      // The list is on the screen before the index is made, and stays usable meanwhile.
      Task.detached {
        let index = BookSearch.index(of: opened.book)
        mailbox.post(Delivery(event: .searchReady(index), finished: [.background]))
      }
    case .readCardIndex:
      // Many cards take a while: marks and the open card do not wait for them.
      let opened = await store.openedBook
      Task.detached {
        let cards = opened.map(BookSearch.cards)
        mailbox.post(
          Delivery(
            event: cards.map { .cardIndexReady($0.index, unreadFiles: $0.unreadFiles) },
            finished: [.background]))
      }
    case .arrange(let order): await deliver(store.arrange(order), mailbox)
    case .readContact(let id): await deliver(store.contact(id), mailbox)
    case .mark(let ids): await deliver(store.setMarked(true, ids), mailbox)
    case .unmark(let ids): await deliver(store.setMarked(false, ids), mailbox)
    case .pick(let picks): await deliver(store.data(of: picks), mailbox)
    case .copy, .redraw, .suspend, .quit:
      // These are the loop's own; it never hands them over.
      mailbox.post(Delivery(event: nil, finished: [.awaited]))
    }
  }

  private static func deliver(_ event: Event, _ mailbox: Mailbox) {
    mailbox.post(Delivery(event: event, finished: [.awaited]))
  }
}

extension Effect {
  fileprivate var isWriting: Bool {
    switch self {
    case .mark, .unmark: true
    default: false
    }
  }
}
