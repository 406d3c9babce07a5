/// A batch as raw memory, for the time of one call.
@safe struct BatchView {
  let bytes: UnsafeBufferPointer<UInt8>
  let names: UnsafeBufferPointer<NameBatch.Field>
  let phonetics: UnsafeBufferPointer<NameBatch.Field>

  func name(_ index: Int) -> UnsafeBufferPointer<UInt8> { unsafe text(of: names[index]) }

  func phonetic(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    unsafe index < phonetics.count ? text(of: phonetics[index]) : nil
  }

  func startsWithSurname(_ index: Int) -> Bool { unsafe names[index].startsWithSurname }

  private func text(of field: NameBatch.Field) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: bytes[field.start..<field.start + Int(field.count)])
  }
}

extension NameBatch {
  func withView(_ body: (BatchView) -> Void) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe names.withUnsafeBufferPointer { names in
        unsafe phonetics.withUnsafeBufferPointer { phonetics in
          unsafe body(BatchView(bytes: bytes, names: names, phonetics: phonetics))
        }
      }
    }
  }
}

extension KeyStore {
  /// Writes the keys of all chunks, on the threads given.
  func fill(from view: BatchView, engine: CollationEngine, threads: Int) {
    let next = WorkerThreads.Counter()
    let shared = SharedView(view: view)
    WorkerThreads.run(min(threads, chunkCount)) { [self] in
      var writer = KeyWriter(engine: engine)
      while let chunk = next.take(below: chunkCount) {
        fill(chunk, from: shared.view, with: &writer)
      }
    }
  }
}

/// `@unchecked Sendable`: the memory behind the view is only read while threads use it.
private struct SharedView: @unchecked Sendable {
  let view: BatchView
}
