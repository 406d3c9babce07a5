// ICU renames each function with its version (u_charType_72), by macros that Swift cannot see. So each
// function that `UnicodeText` needs has an inline wrapper here.
#pragma once
#include <unicode/uchar.h>

static inline int8_t kith_u_charType(UChar32 c) { return u_charType(c); }
