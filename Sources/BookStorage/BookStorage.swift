// Open books and the ledger: the only target that opens files.
