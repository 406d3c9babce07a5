// Tests of Collation.
