// ICU renames each function with its version (ucol_open_72), by macros that Swift cannot see. So each
// function that `Collation` needs has an inline wrapper here.
#pragma once
#include <unicode/ucol.h>

static inline UCollator *kith_ucol_open(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}

static inline void kith_ucol_close(UCollator *collator) { ucol_close(collator); }
