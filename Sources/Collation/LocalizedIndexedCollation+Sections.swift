extension LocalizedIndexedCollation {
  /// The title of the last section: digits, symbols, and names without a letter.
  public static let otherTitle = "#"

  /// The titles of all sections, in order.
  ///
  /// First the labels of the locale's own script, then A–Z where that is another script, then the
  /// labels of every other script, `#` last. Most sections of other scripts are empty in any book;
  /// `CollatedNames` lists only those with names.
  ///
  /// - Complexity: The first use reads the labels of all scripts, some 20 ms.
  public var sectionTitles: [String] {
    let scripts = engine.table.scripts.starts.indices
    return engine.table.titles
      + scripts.filter { isForeign($0) }
      .flatMap { engine.sections(ofScriptAt: $0).titles } + [Self.otherTitle]
  }

  /// The titles for an index bar: those of the locale's own script, A–Z, and `#`.
  public var sectionIndexTitles: [String] { engine.table.titles + [Self.otherTitle] }

  /// The section a name belongs to.
  ///
  /// Leading punctuation, symbols and emoji are passed over when a letter follows; digits first,
  /// no letter at all, or nothing, leads to `#`.
  ///
  /// - Parameters:
  ///   - name: The name, the family name first where that is wanted.
  ///   - phonetic: How it is pronounced; it decides when it has a letter.
  /// - Returns: A place in `sectionTitles`.
  /// - Complexity: O(length), some 200 ns; see `sectionTitles` for names of other scripts.
  public func section(for name: String, phonetic: String? = nil) -> Int {
    let section = sectionID(for: name, phonetic: phonetic)
    if let own = section.ownIndex { return own }
    var place = engine.table.titles.count
    for script in engine.table.scripts.starts.indices where isForeign(script) {
      if section.isForeign, section.foreignScript == script { return place + section.foreignLabel }
      place += engine.sections(ofScriptAt: script).titles.count
    }
    return place
  }

  /// The title of the section a name belongs to.
  ///
  /// - Parameters:
  ///   - name: The name, the family name first where that is wanted.
  ///   - phonetic: How it is pronounced.
  /// - Returns: The title, `#` when there is no letter.
  /// - Complexity: O(length).
  public func sectionTitle(for name: String, phonetic: String? = nil) -> String {
    title(of: sectionID(for: name, phonetic: phonetic))
  }

  /// The section an index title leads to.
  ///
  /// - Parameter index: A place in `sectionIndexTitles`; smaller numbers count as the first,
  ///   larger ones as the last.
  /// - Returns: A place in `sectionTitles`.
  /// - Complexity: O(1), but for `#`: see `sectionTitles`.
  public func section(forSectionIndexTitle index: Int) -> Int {
    let titles = engine.table.titles.count
    return index < titles ? max(0, index) : sectionTitles.count - 1
  }

  func title(of section: SectionID) -> String {
    if let own = section.ownIndex { return engine.table.titles[own] }
    guard section.isForeign else { return Self.otherTitle }
    return engine.sections(ofScriptAt: section.foreignScript).titles[section.foreignLabel]
  }

  private func sectionID(for name: String, phonetic: String?) -> SectionID {
    let key = sortKey(for: name, phonetic: phonetic).bytes
    return SectionID(
      keyBytes: key[0], key.count > 1 ? key[1] : 0, key.count > 2 ? key[2] : 0)
  }

  private func isForeign(_ script: Int) -> Bool {
    engine.table.boundaries.target(of: engine.table.scripts.starts[script].key) == .script(script)
  }
}
