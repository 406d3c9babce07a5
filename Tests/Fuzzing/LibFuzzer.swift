#if FUZZER
  import ContactInterchange
  import Glibc

  /// The format under test: the name of it in KITH_FUZZ, else vCard.
  private let format: ForeignFormat = {
    let name = unsafe getenv("KITH_FUZZ").map { unsafe String(cString: $0) }
    return name.flatMap(ForeignFormat.init(rawValue:)) ?? .vcf
  }()

  /// What libFuzzer calls for each input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do {
      try FuzzCheck.run(format, bytes)
    } catch {
      fatalError("\(error)")
    }
    return 0
  }
#endif
