// Tests of BookCommands.
