// Sections, index titles, sort keys, readings: the collation engine.
