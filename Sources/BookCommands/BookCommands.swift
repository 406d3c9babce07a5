// Commands as values.
