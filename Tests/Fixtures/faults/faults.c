// Preloaded into a program, makes one of its calls that change files fail, or ends the program there.
//
// KITH_FAULT_AT=N counts the calls from 1; KITH_FAULT=kill ends the process before the call, half ends it after half
// of what is to be written, a number is the errno that the call fails with. The count that was reached is written to
// the file KITH_FAULT_COUNT names, when the process ends by itself.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static int count;

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("KITH_FAULT_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file) {
    fprintf(file, "%d\n", count);
    fclose(file);
  }
}

// 0: go on; 1: write half and end; -1: fail with errno.
static int fault(void) {
  static int at = -1;
  static const char *kind;
  if (at < 0) {
    const char *text = getenv("KITH_FAULT_AT");
    kind = getenv("KITH_FAULT");
    at = text && kind ? atoi(text) : 0;
  }
  if (++count != at) return 0;
  if (!strcmp(kind, "half")) return 1;
  if (!strcmp(kind, "kill")) raise(SIGKILL);
  errno = atoi(kind);
  return -1;
}

#define NEXT(name) static typeof(name) *next; if (!next) next = (typeof(name) *)dlsym(RTLD_NEXT, #name)

#define WRITING(name, extra, use)                                   \
  ssize_t name(int file, const void *bytes, size_t size extra) {    \
    NEXT(name);                                                     \
    if (file <= 2) return next(file, bytes, size use);              \
    int kind = fault();                                             \
    if (kind < 0) return -1;                                        \
    if (kind > 0) {                                                 \
      next(file, bytes, size / 2 use);                              \
      raise(SIGKILL);                                               \
    }                                                               \
    return next(file, bytes, size use);                             \
  }
#define COMMA ,
WRITING(write, , )
WRITING(pwrite, COMMA off_t place, COMMA place)
WRITING(pwrite64, COMMA off64_t place, COMMA place)

#define CHANGING(name, parameters, arguments) \
  int name parameters {                       \
    NEXT(name);                               \
    int kind = fault();                       \
    if (kind < 0) return -1;                  \
    if (kind > 0) raise(SIGKILL);             \
    return next arguments;                    \
  }
CHANGING(fsync, (int file), (file))
CHANGING(fdatasync, (int file), (file))
CHANGING(syncfs, (int file), (file))
CHANGING(ftruncate, (int file, off_t size), (file, size))
CHANGING(ftruncate64, (int file, off64_t size), (file, size))
CHANGING(fchmod, (int file, mode_t mode), (file, mode))
CHANGING(fchown, (int file, uid_t user, gid_t group), (file, user, group))
CHANGING(mkdir, (const char *path, mode_t mode), (path, mode))
CHANGING(unlink, (const char *path), (path))
CHANGING(unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
CHANGING(renameat, (int folder, const char *path, int other, const char *name), (folder, path, other, name))
CHANGING(renameat2, (int folder, const char *path, int other, const char *name, unsigned flags),
         (folder, path, other, name, flags))

#define OPENING(name, parameters, arguments)  \
  int name parameters {                       \
    NEXT(name);                               \
    mode_t mode = 0;                          \
    if (flags & O_CREAT) {                    \
      va_list list;                           \
      va_start(list, flags);                  \
      mode = va_arg(list, mode_t);            \
      va_end(list);                           \
      int kind = fault();                     \
      if (kind < 0) return -1;                \
      if (kind > 0) raise(SIGKILL);           \
    }                                         \
    return next arguments;                    \
  }
OPENING(open, (const char *path, int flags, ...), (path, flags, mode))
OPENING(open64, (const char *path, int flags, ...), (path, flags, mode))
OPENING(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPENING(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
