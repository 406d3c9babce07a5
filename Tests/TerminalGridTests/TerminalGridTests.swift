// Tests of TerminalGrid.
