// Bytes ↔ cards with located diagnostics, lossless; knows no contact.
