import ContactBook

/// The list as lines: each section's heading, then its contacts.
///
/// Nothing is stored: a line's place follows from the sections by halving, so a list of any length
/// costs the same. The first line of the screen always shows the heading of the section it lies in,
/// whatever its own line is.
///
///     line 0   A ────        heading of section 0
///     line 1   Anna          position 0
///     line 2   B ────        heading of section 1
///     line 3   Bo            position 1
struct ListLines {
  let contacts: SectionedContacts

  enum Line: Hashable {
    case heading(section: Int)
    case contact(position: Int)
  }

  var count: Int { contacts.count + contacts.sections.count }

  func line(ofPosition position: Int) -> Int {
    position + contacts.section(at: position) + 1
  }

  func line(ofSection section: Int) -> Int {
    contacts.sections[section].range.lowerBound + section
  }

  /// The section that a line belongs to.
  ///
  /// - Complexity: O(log number of sections)
  func section(ofLine line: Int) -> Int {
    var low = 0
    var high = contacts.sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self.line(ofSection: middle) <= line { low = middle } else { high = middle }
    }
    return low
  }

  /// What a line shows; nil past the end.
  subscript(line: Int) -> Line? {
    guard line >= 0, line < count else { return nil }
    let section = section(ofLine: line)
    if line == self.line(ofSection: section) { return .heading(section: section) }
    return .contact(position: line - section - 1)
  }

  /// The contact that a line shows, a heading's first contact for a heading.
  func position(atLine line: Int) -> Int {
    switch self[max(0, min(line, count - 1))] {
    case .heading(let section): contacts.sections[section].range.lowerBound
    case .contact(let position): position
    case nil: 0
    }
  }

  /// The last contact that stands on a line or above it.
  func lastPosition(upToLine line: Int) -> Int {
    switch self[max(0, min(line, count - 1))] {
    case .heading(let section): max(0, contacts.sections[section].range.lowerBound - 1)
    case .contact(let position): position
    case nil: 0
    }
  }
}
