extension LocalizedIndexedCollation {
  /// The sort key of a name: one comparison of bytes gives both section and order.
  ///
  /// Inside a section names stand as the locale orders them (UTS #10, with CLDR's tailoring);
  /// names equal in that stand by their code points (identical level), so the order of different
  /// names is strict.
  ///
  /// - Parameters:
  ///   - name: The name, the family name first where that is wanted.
  ///   - phonetic: How it is pronounced; it decides when it has a letter.
  ///   - startsWithSurname: Whether a Han name begins with its surname.
  /// - Returns: The key.
  /// - Complexity: O(length), some 300 ns.
  public func sortKey(
    for name: String, phonetic: String? = nil, startsWithSurname: Bool = true
  ) -> SortKey {
    var writer = KeyWriter(engine: engine)
    var name = name
    var phonetic = phonetic ?? ""
    let bytes = name.withUTF8 { name in
      phonetic.withUTF8 { phonetic in
        unsafe writer.append(
          name: name, phonetic: phonetic, startsWithSurname: startsWithSurname)
        let ties = TieBreaker(engine: engine)
        return unsafe writer.written + ties.tieKey(name: name, phonetic: phonetic)
      }
    }
    return SortKey(bytes: bytes)
  }

  /// Any elements in the order of their names.
  ///
  /// - Parameters:
  ///   - elements: What is to be sorted.
  ///   - name: Gives the name of an element.
  /// - Returns: The elements in order; those of equal names keep their order.
  /// - Complexity: O(*n* log *n*); some 150 ns an element.
  public func sortedArray<Elements: Collection>(
    from elements: Elements, by name: (Elements.Element) -> String
  ) -> [Elements.Element] {
    var batch = NameBatch()
    batch.reserveCapacity(names: elements.count, bytes: 16 * elements.count)
    for element in elements { batch.append(name(element)) }
    let elements = Array(elements)
    return collate(batch).order.map { elements[Int($0)] }
  }

  /// Order and sections of many names.
  ///
  /// - Parameter names: The names.
  /// - Returns: Their order, the sections that have names, and the titles for an index bar.
  /// - Complexity: O(*n* log *n*).
  public func collate(_ names: some Sequence<String>) -> CollatedNames {
    var batch = NameBatch()
    for name in names { batch.append(name) }
    return collate(batch)
  }

  /// Order and sections of a batch of names, on all processors.
  ///
  /// - Parameter batch: The names.
  /// - Returns: Their order, the sections that have names, and the titles for an index bar.
  /// - Complexity: O(*n* log *n*) time; 16 + 4 + key bytes for a name while it runs (some 32 for a
  ///   Chinese name), twice 16 in the sort, 4 in the result.
  public func collate(_ batch: NameBatch) -> CollatedNames {
    collate(batch, threads: WorkerThreads.processorCount).names
  }

  /// As `collate(_:)`, with the threads given and the memory for keys told.
  package func collate(_ batch: NameBatch, threads: Int) -> (names: CollatedNames, keyBytes: Int) {
    let store = KeyStore(count: batch.count)
    var order: [UInt32] = []
    var runs: [(section: SectionID, range: Range<Int>)] = []
    batch.withView { view in
      store.fill(from: view, engine: engine, threads: threads)
      let sort = EntrySort(store: store, view: view, engine: engine)
      let entries = unsafe sort.sorted(threads: threads)
      order = unsafe [UInt32](unsafeUninitializedCapacity: batch.count) { buffer, count in
        for place in 0..<batch.count {
          unsafe buffer.initializeElement(at: place, to: UInt32(entries[place].index))
        }
        count = batch.count
      }
      var start = 0
      for place in 0..<batch.count {
        let section = unsafe entries[place].section
        if place + 1 < batch.count, unsafe entries[place + 1].section == section { continue }
        runs.append((section, start..<place + 1))
        start = place + 1
      }
      withExtendedLifetime(sort) {}
    }
    return (collated(order, runs), store.byteCount)
  }

  private func collated(_ order: [UInt32], _ runs: [(section: SectionID, range: Range<Int>)])
    -> CollatedNames
  {
    var titles = engine.table.titles
    var sectionOfTitle = [Int](repeating: -1, count: titles.count)
    var other = -1
    for (place, run) in runs.enumerated() {
      if let own = run.section.ownIndex {
        sectionOfTitle[own] = place
      } else if run.section.isForeign {
        titles.append(title(of: run.section))
        sectionOfTitle.append(place)
      } else {
        other = place
      }
    }
    return CollatedNames(
      order: order,
      sections: runs.map { CollatedNames.Section(title: title(of: $0.section), range: $0.range) },
      indexTitles: titles + [Self.otherTitle], sectionOfTitle: sectionOfTitle + [other])
  }
}
