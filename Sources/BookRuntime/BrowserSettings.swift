package import BookStorage
package import ContactBook

/// What the browser is started with; nothing of it is looked up later.
package struct BrowserSettings: Sendable {
  /// The books that the command line names; none means the default book.
  package var paths: [String]
  package var folders: UserFolders
  /// The language whose order the list has (BCP 47).
  package var locale: String
  /// The order that the list begins with.
  package var nameOrder: NameOrder
  package var isReadOnly: Bool
  /// What is picked; nil for a browser that is no picker.
  package var picking: PickRequest?
  /// The book when it is open already; else the paths are opened.
  package var opened: OpenedBook?
  /// Seconds since 1970, for the date of a mark.
  package var clock: @Sendable () -> Int64

  package init(
    paths: [String], folders: UserFolders, locale: String,
    nameOrder: NameOrder = .familyFirst, isReadOnly: Bool = false, picking: PickRequest? = nil,
    opened: OpenedBook? = nil, clock: @escaping @Sendable () -> Int64
  ) {
    self.paths = paths
    self.folders = folders
    self.locale = locale
    self.nameOrder = nameOrder
    self.isReadOnly = isReadOnly
    self.picking = picking
    self.opened = opened
    self.clock = clock
  }
}
