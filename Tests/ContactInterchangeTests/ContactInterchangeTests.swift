// Tests of ContactInterchange.
