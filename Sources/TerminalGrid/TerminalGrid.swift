// A terminal as cells in and keys out; no escape codes, no curses.
//
// Views draw into a `Grid`, which takes text only in its display form; `GridDiff` and `GridScroll`
// say what changed between two frames; `KeyDecoder` turns bytes into events; `Terminal` is what a
// screen has to offer. Everything here is a value and can be tested without a terminal.
