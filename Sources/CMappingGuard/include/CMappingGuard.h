// Files mapped into memory that may be cut short by another program while they are read.
//
// Reading a page that the file no longer has raises SIGBUS. What runs in a handler must be
// async-signal-safe, which Swift cannot promise; so it is C, and does nothing but put zeros in the
// place of the missing pages.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// Guards a mapping; returns its number, or -1 with errno set when there are too many.
int mapping_guard_add(void *start, size_t length);

// Whether missing pages of the mapping were read.
bool mapping_guard_was_cut(int number);

// Ends the guard; to be called before the mapping is removed.
void mapping_guard_remove(int number);
