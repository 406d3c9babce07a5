// A terminal as cells in and keys out; no escape codes, no curses.
