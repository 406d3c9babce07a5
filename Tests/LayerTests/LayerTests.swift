// Reads every import and compares it with the layer table.
