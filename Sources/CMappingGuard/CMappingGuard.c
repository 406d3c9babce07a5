#define _GNU_SOURCE
#include "CMappingGuard.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { mapping_count = 16 };

struct mapping {
  // 0 while the place is free; the handler looks at this first.
  atomic_uintptr_t start;
  size_t length;
  atomic_bool was_cut;
};

static struct mapping mappings[mapping_count];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct sigaction before;
static long page_size;

static void fill_with_zeros(int number, siginfo_t *info, void *context) {
  (void)context;
  int saved = errno;
  uintptr_t address = (uintptr_t)info->si_addr;
  for (int i = 0; info->si_code > 0 && i < mapping_count; i++) {
    uintptr_t start = atomic_load(&mappings[i].start);
    if (start == 0 || address < start || address - start >= mappings[i].length) continue;
    // A file ends once: all pages from here on are missing.
    uintptr_t page = address & ~((uintptr_t)page_size - 1);
    size_t rest = start + mappings[i].length - page;
    void *zeros = mmap((void *)page, rest, PROT_READ,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
    if (zeros == MAP_FAILED) break;
    atomic_store(&mappings[i].was_cut, true);
    errno = saved;
    return;
  }
  // Not ours: a fault happens again when the handler returns; a signal that was sent does not.
  sigaction(number, &before, NULL);
  if (info->si_code <= 0) raise(number);
  errno = saved;
}

// Installs the handler, again when another one took its place.
static int install(void) {
  struct sigaction action;
  if (sigaction(SIGBUS, NULL, &action) != 0) return -1;
  if ((action.sa_flags & SA_SIGINFO) && action.sa_sigaction == fill_with_zeros) return 0;
  before = action;
  page_size = sysconf(_SC_PAGESIZE);
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  action.sa_sigaction = fill_with_zeros;
  return sigaction(SIGBUS, &action, NULL);
}

int mapping_guard_add(void *start, size_t length) {
  int number = -1;
  pthread_mutex_lock(&lock);
  if (install() == 0) {
    errno = ENOMEM;
    for (int i = 0; i < mapping_count && number < 0; i++) {
      if (atomic_load(&mappings[i].start) != 0) continue;
      mappings[i].length = length;
      atomic_store(&mappings[i].was_cut, false);
      atomic_store(&mappings[i].start, (uintptr_t)start);
      number = i;
    }
  }
  pthread_mutex_unlock(&lock);
  return number;
}

bool mapping_guard_was_cut(int number) { return atomic_load(&mappings[number].was_cut); }

void mapping_guard_remove(int number) {
  pthread_mutex_lock(&lock);
  atomic_store(&mappings[number].start, 0);
  pthread_mutex_unlock(&lock);
}
