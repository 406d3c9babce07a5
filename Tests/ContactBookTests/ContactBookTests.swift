// Tests of ContactBook.
