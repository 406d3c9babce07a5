import ContactInterchange
import Glibc
import TestSupport

/// Time and memory of reading large inputs of a format, made of damaged files joined and cut.
struct LargeInputs {
  /// No format takes longer for a megabyte, in seconds.
  static let longest = 1.0
  /// No format takes more memory beside the input, in inputs.
  static let largest = 5.0

  private let format: ForeignFormat
  private let seeds: [[UInt8]]

  /// Prepares inputs of a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - seeds: Files that they are made of; empty ones are not used.
  init(format: ForeignFormat, seeds: [[UInt8]]) {
    self.format = format
    self.seeds = seeds.filter { !$0.isEmpty }
  }

  /// The worst figures over some inputs.
  struct Figures {
    var secondsPerMegabyte = 0.0
    var inputs = 0.0
  }

  /// Reads inputs of a size until the time is over.
  ///
  /// - Parameters:
  ///   - byteCount: The size of each.
  ///   - seconds: The processor time.
  ///   - seed: What the inputs follow from.
  /// - Returns: The worst figures and the number of inputs.
  /// - Throws: What `FuzzCheck` finds.
  func read(byteCount: Int, seconds: Double, seed: UInt64) throws -> (Figures, count: Int) {
    var generator = SeededGenerator(seed: seed)
    var figures = Figures()
    var count = 0
    let end = Self.now() + seconds
    repeat {
      let bytes = input(byteCount: byteCount, using: &generator)
      // The peak counts from here on; `run` lets the allocator keep nothing that is free.
      try Self.resetPeak()
      let before = try Self.status("VmRSS:")
      let start = Self.now()
      FuzzReading.read(format, bytes)
      let time = Self.now() - start
      let growth = Double(max(0, try Self.status("VmHWM:") - before)) * 1024
      let megabytes = Double(bytes.count) / 1_048_576
      figures.secondsPerMegabyte = max(figures.secondsPerMegabyte, time / megabytes)
      figures.inputs = max(figures.inputs, growth / Double(bytes.count))
      count += 1
    } while Self.now() < end
    return (figures, count)
  }

  private func input(byteCount: Int, using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    // Few files, each often: so an input has a character of its own.
    let chosen = (0..<3).compactMap { _ in seeds.randomElement(using: &generator) }
    while bytes.count < byteCount {
      guard let file = chosen.randomElement(using: &generator) else { break }
      bytes += DamagedCards.damaged(file, using: &generator)
    }
    for _ in 0..<8 { DamagedCards.damage(&bytes, using: &generator, mayCut: false) }
    return bytes
  }

  /// Processor time, which other programs do not lengthen.
  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Makes the resident size of now the largest one so far (proc(5)).
  private static func resetPeak() throws { try TextFile("/proc/self/clear_refs").write("5") }

  /// A figure of `/proc/self/status` in KiB.
  private static func status(_ name: String) throws -> Int {
    let lines = try TextFile("/proc/self/status").read().split(separator: "\n")
    let words = lines.first { $0.hasPrefix(name) }?.split { $0 == " " || $0 == "\t" }
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
  }
}
