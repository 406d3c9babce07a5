import BookStorage
import BookUI
import TerminalGrid

/// The one loop: waits for events, lets `update` change the model, draws what `view` makes of it.
///
/// It runs on the thread that has the terminal. Work with the store happens elsewhere and comes back
/// as events; see `EffectRunner`.
struct EventLoop: ~Copyable {
  /// How long a frame waits for work the user waits for.
  ///
  /// So it shows the result at once: a book of thousands, a card, a mark. Longer work shows its own
  /// frame first.
  static let patience = Duration.milliseconds(100)
  /// Events that are there are all taken before a frame is drawn, but the frame is not put off for
  /// longer than this.
  static let longestBurst = Duration.milliseconds(30)
  /// How long the end waits for marks that are not yet on disk, when it is not the user's.
  static let lastPatience = Duration.seconds(5)

  private var model: Model
  private var runner: EffectRunner
  private var exit: BrowserExit?
  private let clock = ContinuousClock()

  init(_ settings: BrowserSettings, size: GridSize) throws(StorageError) {
    model = Model(size: size, isReadOnly: settings.isReadOnly, picking: settings.picking)
    runner = try EffectRunner(settings)
  }

  /// Runs until the user or the system ends it.
  mutating func run<Screen: Terminal & ~Copyable>(on terminal: inout Screen) -> BrowserExit {
    perform(model.start, on: &terminal)
    if terminal.abilities.isASCIIOnly { change(by: .message(Self.asciiHint), on: &terminal) }
    while true {
      settle(for: Self.patience, on: &terminal)
      if let exit { return finish(exit, on: &terminal) }
      terminal.present(view(model, terminal.size))
      takeEvents(from: &terminal)
    }
  }

  /// Waits for one event, then takes all that are there already.
  private mutating func takeEvents<Screen: Terminal & ~Copyable>(from terminal: inout Screen) {
    var wait = EventWait(
      wakeDescriptor: runner.mailbox.readEnd, isWorkPending: runner.work.isPending)
    var deadline: ContinuousClock.Instant?
    while exit == nil, let event = terminal.nextEvent(wait) {
      take(event, on: &terminal)
      wait.timeout = .zero
      wait.isWorkPending = false
      let end = deadline ?? clock.now.advanced(by: Self.longestBurst)
      deadline = end
      if clock.now >= end { return }
    }
  }

  private mutating func take<Screen: Terminal & ~Copyable>(
    _ event: TerminalEvent, on terminal: inout Screen
  ) {
    switch event {
    case .wake: takeResults(on: &terminal)
    case .terminate(let signal): exit = .signalled(signal)
    case .hangUp: exit = .hungUp
    case .key(let key):
      if terminal.abilities.isASCIIOnly, let typed = key.typed, !typed.isASCII {
        change(by: .message(Self.asciiHint), on: &terminal)
      } else {
        change(by: .terminal(event), on: &terminal)
      }
    case .mouse, .paste, .resize, .resumed: change(by: .terminal(event), on: &terminal)
    }
  }

  private mutating func takeResults<Screen: Terminal & ~Copyable>(on terminal: inout Screen) {
    for event in runner.results() { change(by: event, on: &terminal) }
  }

  private mutating func change<Screen: Terminal & ~Copyable>(
    by event: Event, on terminal: inout Screen
  ) {
    perform(update(&model, event), on: &terminal)
  }

  private mutating func perform<Screen: Terminal & ~Copyable>(
    _ effects: [Effect], on terminal: inout Screen
  ) {
    for effect in effects {
      switch effect {
      case .copy(let text): change(by: .copied(text, terminal.copy(text)), on: &terminal)
      case .redraw: terminal.redraw()
      case .suspend:
        terminal.suspend()
        change(by: .terminal(.resumed(terminal.size)), on: &terminal)
      case .quit(.done): exit = .done
      case .quit(.interrupted): exit = .interrupted
      case .quit(.abandoned): exit = .abandoned
      case .quit(.picked(let items)): exit = .picked(items)
      case .quit(.noMatch): exit = .noMatch
      case .quit(.failed(let reason)): exit = .failed(reason)
      case .openBook, .readCardIndex, .arrange, .readContact, .mark, .unmark, .pick:
        runner.start(effect)
      }
    }
  }

  /// Waits a little for work whose result belongs on the next frame.
  private mutating func settle<Screen: Terminal & ~Copyable>(
    for limit: Duration, on terminal: inout Screen
  ) {
    let deadline = clock.now.advanced(by: limit)
    while runner.work.awaited > 0 {
      let rest = clock.now.duration(to: deadline)
      guard rest > .zero, runner.mailbox.wait(atMost: rest) else { return }
      takeResults(on: &terminal)
    }
  }

  private mutating func finish<Screen: Terminal & ~Copyable>(
    _ exit: BrowserExit, on terminal: inout Screen
  ) -> BrowserExit {
    guard exit != .abandoned else { return exit }
    if model.isMarking { settle(for: Self.lastPatience, on: &terminal) }
    runner.close()
    settle(for: Self.lastPatience, on: &terminal)
    return exit
  }

  private static let asciiHint =
    "This locale has only ASCII: other characters are drawn as ‘?’ and cannot be typed"
}
