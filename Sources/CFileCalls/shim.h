#pragma once
#include <sys/xattr.h>

// Calls of Linux that the C library declares only under _GNU_SOURCE, which Swift's module of it does not set.
int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);
int syncfs(int descriptor);

// RENAME_NOREPLACE of <linux/fs.h>.
enum { KITH_RENAME_NOREPLACE = 1 };
