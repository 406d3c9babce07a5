// The thin curses shell.
