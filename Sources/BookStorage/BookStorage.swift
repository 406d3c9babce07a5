// Opens books and keeps the ledger: the only target that opens files.
//
// `Locations` says where things lie, `Opening` reads cards into a book, `Ledger` keeps the marks in SQLite,
// `Searching` makes the search index of a book, and `System` holds every call of the C library, one kind a file.
