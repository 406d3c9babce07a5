#if FUZZER
  import ContactInterchange
  import Glibc

  /// What is under test: its name in KITH_FUZZ, else vCard.
  private let target: FuzzTarget = {
    let name = unsafe getenv("KITH_FUZZ").map { unsafe String(cString: $0) }
    return name.flatMap { FuzzTarget($0) } ?? .reading(.vcf)
  }()

  /// What libFuzzer calls for each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do {
      try FuzzCheck.run(target, bytes)
    } catch {
      fatalError("\(error)")
    }
    return 0
  }
#endif
