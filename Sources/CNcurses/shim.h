// What Swift cannot import from curses.h, each with its reason. Everything else is used as it is.
#pragma once
// The wide-character functions (setcchar, mvadd_wch) are declared only with these.
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1
// wcwidth is declared only with this.
#define _XOPEN_SOURCE 700
#include <curses.h>
#include <stdbool.h>
#include <term.h>
#include <wchar.h>

// `stdscr` is a global variable, which Swift 6 refuses as shared mutable state.
static inline WINDOW *kith_stdscr(void) { return stdscr; }

// `COLORS` and `COLOR_PAIRS` likewise.
static inline int kith_colors(void) { return COLORS; }
static inline int kith_color_pairs(void) { return COLOR_PAIRS; }

// `LINES` and `COLS` likewise.
static inline int kith_lines(void) { return LINES; }
static inline int kith_cols(void) { return COLS; }

// The WA_ attributes are macros with casts, which are not imported.
static inline attr_t kith_wa_bold(void) { return WA_BOLD; }
static inline attr_t kith_wa_dim(void) { return WA_DIM; }
static inline attr_t kith_wa_underline(void) { return WA_UNDERLINE; }
static inline attr_t kith_wa_reverse(void) { return WA_REVERSE; }

// `ACS_` characters are elements of a global array, and COLOR_PAIR is a macro.
static inline int kith_mvaddacs(int row, int column, char name, attr_t attributes, short pair) {
  return mvaddch(row, column, NCURSES_ACS(name) | attributes | (chtype)COLOR_PAIR(pair));
}

// Some terminfo functions take `char *` for text they do not change.
static inline bool kith_has_string_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value != NULL && value != (char *)-1 && *value != '\0';
}

// `tiparm` is variadic. The sequence that moves the cursor to a place, or NULL; `mvcur` would send it
// through the C library's standard output, late and perhaps to another terminal.
static inline const char *kith_cursor_address(int row, int column) {
  return tiparm(tigetstr((char *)"cup"), row, column);
}
