#if !FUZZER
  import ContactInterchange
  import Glibc
  import TestSupport

  /// What `Tests/Fuzzing/run` calls beside libFuzzer.
  @main
  struct FuzzProgram {
    static func main() {
      let arguments = CommandLine.arguments.dropFirst()
      guard arguments.count > 3, let target = FuzzTarget(arguments[2]),
        let seconds = Double(arguments[3])
      else {
        print("usage: Fuzzing damage|large TARGET SECONDS FILE…")
        exit(2)
      }
      do {
        let seeds = try arguments.dropFirst(3).map { try TextFile($0).readBytes() }
        switch (arguments[1], target) {
        case ("large", .reading(let format)): try large(format, seeds, seconds: seconds)
        default:
          let count = try damage(target, seeds, seconds: seconds)
          print("\(arguments[2]): \(count) executions of the seeded mutator")
        }
      } catch {
        print("\(arguments[2]): \(error)")
        exit(1)
      }
    }

    /// A seeded mutator, where libFuzzer can't run; what breaks a rule is kept in `.build/fuzz`.
    private static func damage(
      _ target: FuzzTarget, _ seeds: [[UInt8]], seconds: Double
    ) throws -> Int {
      var count = 0
      let end = time(nil) + Int(seconds)
      var generator = SeededGenerator(seed: 1)
      while time(nil) < end {
        let file = seeds.randomElement(using: &generator) ?? []
        let bytes = DamagedCards.damaged(file, using: &generator)
        do {
          try FuzzCheck.run(target, bytes)
        } catch {
          try TextFile(".build/fuzz/broke-a-rule").write(bytes)
          throw error
        }
        count += 1
      }
      return count
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
