// SQLITE_TRANSIENT is a cast of -1 to a function pointer, a macro that Swift cannot import.
#pragma once
#include <sqlite3.h>
