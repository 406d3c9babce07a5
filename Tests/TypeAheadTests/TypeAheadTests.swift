// Tests of TypeAhead.
