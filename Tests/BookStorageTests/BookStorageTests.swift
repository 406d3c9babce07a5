// Tests of BookStorage.
