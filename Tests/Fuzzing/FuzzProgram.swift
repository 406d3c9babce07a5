#if !FUZZER
  import ContactInterchange
  import Glibc
  import TestSupport

  /// What `Tests/Fuzzing/run` calls beside libFuzzer.
  @main
  struct FuzzProgram {
    static func main() {
      let arguments = CommandLine.arguments.dropFirst()
      guard arguments.count > 3, let format = ForeignFormat(rawValue: arguments[2]),
        let seconds = Double(arguments[3])
      else {
        print("usage: Fuzzing damage|large FORMAT SECONDS FILE…")
        exit(2)
      }
      do {
        let seeds = try arguments.dropFirst(3).map { try TextFile($0).readBytes() }
        switch arguments[1] {
        case "damage": try damage(format, seeds, seconds: seconds)
        default: try large(format, seeds, seconds: seconds)
        }
      } catch {
        print("\(format.rawValue): \(error)")
        exit(1)
      }
    }

    /// A seeded mutator, where libFuzzer can't run.
    private static func damage(
      _ format: ForeignFormat, _ seeds: [[UInt8]], seconds: Double
    ) throws {
      var count = 0
      let end = time(nil) + Int(seconds)
      var generator = SeededGenerator(seed: 1)
      while time(nil) < end {
        for _ in 0..<100 {
          let file = seeds.randomElement(using: &generator) ?? []
          try FuzzCheck.run(format, DamagedCards.damaged(file, using: &generator))
          count += 1
        }
      }
      print("\(format.rawValue): \(count) executions of the seeded mutator")
    }

    private static func large(
      _ format: ForeignFormat, _ seeds: [[UInt8]], seconds: Double
    ) throws {
      let inputs = LargeInputs(format: format, seeds: seeds)
      let (figures, count) = try inputs.read(byteCount: 2 << 20, seconds: seconds, seed: 7)
      let time = Int(figures.secondsPerMegabyte * 1_000)
      let memory = Int(figures.inputs * 10)
      print(
        "\(format.rawValue): \(count) inputs of 2 MiB, at most \(time) ms a MiB and"
          + " \(memory / 10).\(memory % 10) × the input in memory")
      if figures.secondsPerMegabyte > LargeInputs.longest || figures.inputs > LargeInputs.largest {
        print("\(format.rawValue): over the limit of 1 s a MiB or 5 × the input")
        exit(1)
      }
    }
  }
#endif
