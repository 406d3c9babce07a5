// What Swift cannot import from curses.h (macros, shared mutable globals), each with its reason.
#pragma once
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
