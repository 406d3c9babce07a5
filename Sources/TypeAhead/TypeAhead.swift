// Match, rank and highlight names in any script.
