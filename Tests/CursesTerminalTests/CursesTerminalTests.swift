// Tests of CursesTerminal.
