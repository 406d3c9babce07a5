// The commands as values, and the table that help and parsing are made from.
//
// `Program` takes `Surroundings` (arguments, environment, streams, clock), finds the command in `CommandTable`
// and runs it. A command reads cards through `BookStorage` and writes to the surroundings' streams alone, so its
// whole output can be compared in a test (`Tests/Fixtures/commands`).
