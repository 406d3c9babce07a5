// Normalization, folding, grapheme clusters and their display form, charsets.
