#define _GNU_SOURCE
#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

// In order: synchronized frame off, paste marks off, mouse off, keypad off, cursor on, ASCII in G0
// and shifted in, attributes off, scrolling region whole, screen empty (some lines of it could come
// back in a window made larger), cursor to the last line (where there is no alternate screen the
// prompt comes there), alternate screen off.
static const char restoring[] =
    "\033[?2026l\033[?2004l\033[?1002l\033[?1000l\033[?1006l\033[?1l\033>\033[?25h\033(B\017\033[0m"
    "\033[r\033[2J\033[999;1H\033[23;0;0t\033[?1049l\r";

static const int reported[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGQUIT};
enum {
  reported_count = sizeof reported / sizeof *reported,
  fatal_count = sizeof fatal / sizeof *fatal,
  stack_size = 64 * 1024,
  // More of this is not copied to standard error at the end.
  replay_limit = 64 * 1024,
  // So many requests to end that nobody reads mean that the program hangs.
  patience = 3
};

static struct sigaction reported_before[reported_count];
static struct sigaction fatal_before[fatal_count];
static struct termios modes;
static stack_t stack_before;
static void *crash_stack;
static int terminal_fd = -1;
static int pipe_ends[2] = {-1, -1};
static int real_stderr = -1;
static int diverted = -1;
static bool keeps_previous_crash_handler;
static bool ends_in_background;
static void (*background_before)(int) = SIG_ERR;
static volatile sig_atomic_t screen_is_up;
static volatile sig_atomic_t requests_to_end;

static void write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

// Copies the diverted messages. They may quote a card, so control characters become `?`, also those
// above 0x7F, which UTF-8 writes as C2 80 to C2 9F.
static void replay_messages(void) {
  if (diverted < 0) return;
  char block[512];
  bool after_c2 = false;
  for (off_t offset = 0; offset < replay_limit;) {
    ssize_t count = pread(diverted, block, sizeof block, offset);
    if (count <= 0) return;
    for (ssize_t i = 0; i < count; i++) {
      unsigned char byte = (unsigned char)block[i];
      bool is_control = (byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F ||
                        (after_c2 && byte >= 0x80 && byte < 0xA0);
      if (is_control) block[i] = '?';
      after_c2 = byte == 0xC2;
    }
    write_all(real_stderr, block, (size_t)count);
    offset += count;
  }
}

// What a crash and a hanging program have in common. A process in the background may set modes only
// while SIGTTOU is blocked.
static void restore_in_handler(void) {
  if (!screen_is_up) return;
  screen_is_up = 0;
  sigset_t background;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, NULL);
  write_all(terminal_fd, restoring, sizeof restoring - 1);
  tcflush(terminal_fd, TCIFLUSH);
  tcsetattr(terminal_fd, TCSANOW, &modes);
  replay_messages();
}

static void default_action(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static void report(int number) {
  int saved = errno;
  bool asks_to_end = number == SIGTERM || number == SIGHUP || number == SIGINT;
  if (asks_to_end && ++requests_to_end > patience) {
    restore_in_handler();
    default_action(number);
    raise(number);
    errno = saved;
    return;
  }
  char byte = (char)number;
  // The pipe does not block; when it is full the reader has enough to see.
  if (write(pipe_ends[1], &byte, 1) < 0) errno = 0;
  errno = saved;
}

static void crash(int number, siginfo_t *info, void *context) {
  (void)context;
  restore_in_handler();
  for (int i = 0; i < fatal_count; i++) {
    if (fatal[i] != number) continue;
    if (keeps_previous_crash_handler) {
      sigaction(number, &fatal_before[i], NULL);
    } else {
      default_action(number);
    }
  }
  // A fault happens again when the handler returns; a signal that was sent does not.
  if (info->si_code <= 0) raise(number);
}

static void install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigfillset(&action.sa_mask);
  // Calls that other threads are in go on afterwards. The loop's `poll` never does (signal(7)), and
  // the byte in the pipe would end it too.
  action.sa_flags = SA_RESTART;
  action.sa_handler = report;
  for (int i = 0; i < reported_count; i++) sigaction(reported[i], &action, &reported_before[i]);
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  action.sa_sigaction = crash;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &fatal_before[i]);
}

static void divert_messages(void) {
  if (!isatty(STDERR_FILENO)) return;
  diverted = memfd_create("kith-messages", MFD_CLOEXEC);
  if (diverted < 0) return;
  real_stderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (real_stderr >= 0 && dup2(diverted, STDERR_FILENO) >= 0) return;
  if (real_stderr >= 0) close(real_stderr);
  close(diverted);
  diverted = real_stderr = -1;
}

int terminal_guard_begin(int terminal) {
  if (tcgetattr(terminal, &modes) != 0) return -1;
  if (pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  terminal_fd = terminal;
  requests_to_end = 0;
  // Swift's own handler waits for a key on a terminal, which is wrong here unless it was asked for.
  keeps_previous_crash_handler = getenv("SWIFT_BACKTRACE") != NULL;
  if (crash_stack == NULL) crash_stack = malloc(stack_size);
  if (crash_stack != NULL) {
    stack_t stack = {.ss_sp = crash_stack, .ss_size = stack_size};
    sigaltstack(&stack, &stack_before);
  }
  divert_messages();
  install();
  return pipe_ends[0];
}

void terminal_guard_screen(bool is_up) { screen_is_up = is_up; }

void terminal_guard_reset_modes(void) {
  if (terminal_fd < 0) return;
  // What was not read goes: reports of the mouse, sent before it was switched off, would be typed to the shell.
  while (tcsetattr(terminal_fd, TCSAFLUSH, &modes) != 0 && errno == EINTR) continue;
}

void terminal_guard_before_end(void) {
  if (terminal_fd < 0) return;
  background_before = signal(SIGTTOU, SIG_IGN);
  pid_t foreground = tcgetpgrp(terminal_fd);
  ends_in_background = foreground >= 0 && foreground != getpgrp();
  if (ends_in_background) tcgetattr(terminal_fd, &modes);
}

void terminal_guard_stop(void) {
  struct sigaction before;
  sigaction(SIGTSTP, NULL, &before);
  default_action(SIGTSTP);
  sigset_t stop, mask;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  // The whole group, as the key does it: under `make` or in a pipe the shell waits for all of it.
  kill(0, SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &before, NULL);
}

void terminal_guard_end(void) {
  if (terminal_fd < 0) return;
  screen_is_up = 0;
  // The input is the shell's too, then.
  if (ends_in_background) {
    tcsetattr(terminal_fd, TCSANOW, &modes);
  } else {
    terminal_guard_reset_modes();
  }
  if (background_before != SIG_ERR) signal(SIGTTOU, background_before);
  background_before = SIG_ERR;
  ends_in_background = false;
  for (int i = 0; i < reported_count; i++) sigaction(reported[i], &reported_before[i], NULL);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &fatal_before[i], NULL);
  if (crash_stack != NULL) sigaltstack(&stack_before, NULL);
  if (diverted >= 0) {
    dup2(real_stderr, STDERR_FILENO);
    replay_messages();
    close(real_stderr);
    close(diverted);
    diverted = real_stderr = -1;
  }
  close(pipe_ends[0]);
  close(pipe_ends[1]);
  pipe_ends[0] = pipe_ends[1] = -1;
  terminal_fd = -1;
}

void terminal_guard_die(int signal_number) {
  default_action(signal_number);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal_number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(signal_number);
}

const char *terminal_guard_restoring_sequences(void) { return restoring; }
