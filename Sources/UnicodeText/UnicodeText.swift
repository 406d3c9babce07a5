// Normalization, folding, grapheme clusters and their display form, charsets.
//
// What may be drawn is decided here, once: `DisplayText` is the only form of text that reaches a
// screen, and `VisibleEscape` the only one that reaches a terminal's output as a line.
