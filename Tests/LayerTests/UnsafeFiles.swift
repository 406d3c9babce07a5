/// The files that may hold memory-unsafe code.
///
/// Each wraps one thing that has no safe form: a C library, mapped memory, or a loop over many bytes that
/// is measured. A file that no longer needs it comes off the list.
enum UnsafeFiles {
  static let allowed: Set<String> = [
    // The pipe that wakes the loop.
    "Sources/BookRuntime/WakePipe.swift",
    // SQLite.
    "Sources/BookStorage/Database/SQLiteConnection.swift",
    "Sources/BookStorage/Database/SQLiteStatement.swift",
    // Eight bytes of a card at a time, measured.
    "Sources/BookStorage/Screening/ByteTraits.swift",
    // Calls of the C library on files and memory.
    "Sources/BookStorage/System/ChildProcess.swift",
    "Sources/BookStorage/System/ExtendedAttributes.swift",
    "Sources/BookStorage/System/FileCalls.swift",
    "Sources/BookStorage/System/FileLock.swift",
    "Sources/BookStorage/System/FolderCalls.swift",
    "Sources/BookStorage/System/FolderListing.swift",
    "Sources/BookStorage/System/MappedFile.swift",
    "Sources/BookStorage/System/NewFile.swift",
    "Sources/BookStorage/System/OpenFolder.swift",
    "Sources/BookStorage/System/ProcessCalls.swift",
    "Sources/BookStorage/System/StandardStreams.swift",
    "Sources/BookStorage/System/StreamCalls.swift",
    "Sources/BookStorage/System/SystemError.swift",
    "Sources/BookStorage/System/SystemPath.swift",
    // Keys of millions of names in plain memory, measured.
    "Sources/Collation/Batch/BatchView.swift",
    "Sources/Collation/Batch/EntrySort.swift",
    "Sources/Collation/Batch/KeyStore.swift",
    "Sources/Collation/Batch/SortEntry.swift",
    "Sources/Collation/Batch/TieBreaker.swift",
    // ICU's C API.
    "Sources/Collation/ICU/Collator.swift",
    "Sources/Collation/ICU/ICUStringSet.swift",
    "Sources/Collation/ICU/LocaleData.swift",
    "Sources/Collation/ICU/LocaleIdentifier.swift",
    // Names as UTF-16 in plain memory, threads, embedded tables.
    "Sources/Collation/Keys/KeyWriter.swift",
    "Sources/Collation/Keys/NameUnits+FirstLetter.swift",
    "Sources/Collation/Keys/NameUnits.swift",
    "Sources/Collation/LocalizedIndexedCollation+Sorting.swift",
    "Sources/Collation/Names/EmbeddedTable.swift",
    "Sources/Collation/Sections/BoundaryTable.swift",
    "Sources/Collation/Sections/ScriptSections.swift",
    "Sources/Collation/Threads/LockedValue.swift",
    "Sources/Collation/Threads/WorkerThreads.swift",
    // Curses and the C library.
    "Sources/CursesTerminal/CursesCalls.swift",
    "Sources/CursesTerminal/SystemCalls.swift",
    // Sweeps over the bytes of all entries, measured.
    "Sources/TypeAhead/ByteScan.swift",
    "Sources/TypeAhead/EntryBuilder.swift",
    // ICU's C API.
    "Sources/UnicodeText/Charset.swift",
    "Sources/UnicodeText/CharsetEncoder.swift",
    "Sources/UnicodeText/Normalization.swift",
    "Sources/UnicodeText/SearchFolding.swift",
    // `memchr` and comparisons of bytes, measured.
    "Sources/VCardCodec/Scanning/ByteSearch.swift",
  ]
}
