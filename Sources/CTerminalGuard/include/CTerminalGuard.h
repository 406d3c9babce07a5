// Signal and crash handlers that leave the terminal whole.
//
// What runs in a handler must be async-signal-safe, which Swift cannot promise; so it is C, and does
// nothing but write bytes, set the terminal's modes and end the process. All state is static: a
// process has one terminal session at a time.
#pragma once
#include <stdbool.h>

// Saves the modes of `terminal`, diverts standard error into memory if it is a terminal, and installs
// the handlers. Each of SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP and SIGCONT writes its number as
// one byte into a pipe. Returns the pipe's read end, or -1 with errno set.
int terminal_guard_begin(int terminal);

// Tells whether the screen is ours: only then a crash writes the restoring sequences.
void terminal_guard_screen(bool is_up);

// Puts back the modes of the terminal that `terminal_guard_begin` saved, and drops what was not read.
void terminal_guard_reset_modes(void);

// To be called before the screen is left for good. From here to `terminal_guard_end` the process may
// use the terminal without being stopped; in the background, where the terminal is the shell's, the
// modes that it has now are those that stay.
void terminal_guard_before_end(void);

// Stops the process group with the default action of SIGTSTP, and returns when it is continued; at
// once when the kernel ignores the stop, as it does in an orphaned process group.
void terminal_guard_stop(void);

// Ends the session: modes and handlers are as they were before, the pipe is closed, and what was
// written to standard error meanwhile is copied there.
void terminal_guard_end(void);

// Ends the process by the default action of a signal, so that its exit status shows the signal.
void terminal_guard_die(int signal_number);

// The sequences that a crash writes; for tests that look for them.
const char *terminal_guard_restoring_sequences(void);
